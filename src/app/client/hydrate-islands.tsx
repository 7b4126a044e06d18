/** Hydrates islands and gives the page its toasts. Loaded only on pages that have an island. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Toaster } from '#client/toast/toaster.tsx';
import { ISLANDS, IslandRoot } from './islands.tsx';

const hydrate = async (place: HTMLElement): Promise<void> => {
  const name = place.dataset.island ?? '';
  const parts = await ISLANDS[name]?.();
  if (!parts) throw new Error(`No island is named ${name}`);
  hydrateRoot(place, <IslandRoot {...parts} />, { identifierPrefix: name });
  place.dataset.hydrated = 'true';
};

/** Hydrates the islands at their places. */
export const hydrateIslands = async (places: HTMLElement[]): Promise<void> => {
  const toasts = document.body.appendChild(document.createElement('div'));
  createRoot(toasts, { identifierPrefix: 'toasts' }).render(<Toaster />);
  await Promise.all(places.map(hydrate));
};
