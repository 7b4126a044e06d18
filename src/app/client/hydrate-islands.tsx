/** Hydrates islands and adds toasts to the page. Loaded only on pages with islands or with a toast of the previous page. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setErrorTexts } from '#client/error-texts.ts';
import type { Translation } from '#client/texts.tsx';
import { Toaster } from '#client/toast/toaster.tsx';
import { UiTextsProvider, uiTextsEn } from '#client/ui/ui-texts.ts';
import { ISLANDS, IslandRoot } from './islands.tsx';
import { documentLanguage } from './language.ts';
import { loadIslandsTranslation } from './load-translation.ts';

const hydrate = async (element: HTMLElement, translation: Translation | null): Promise<void> => {
  const name = element.dataset.island ?? '';
  const Component = await ISLANDS[name]?.();
  if (!Component) throw new Error(`No island is named ${name}`);
  hydrateRoot(element, <IslandRoot Component={Component} translation={translation} />, { identifierPrefix: name });
  element.dataset.hydrated = 'true';
};

export const hydrateIslands = async (elements: HTMLElement[]): Promise<void> => {
  const translation = await loadIslandsTranslation(documentLanguage());
  if (translation) setErrorTexts(translation.language, translation.errors);
  const toasts = document.body.appendChild(document.createElement('div'));
  createRoot(toasts, { identifierPrefix: 'toasts' }).render(
    <UiTextsProvider value={translation?.uiTexts ?? uiTextsEn}>
      <Toaster />
    </UiTextsProvider>,
  );
  await Promise.all(elements.map((element) => hydrate(element, translation)));
};
