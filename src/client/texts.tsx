/**
 * The language of the interface: catalogs of ICU messages by feature, read with `useTranslations('ui')`. Each program (the
 * signed-in product, each island of a public page) brings the catalogs it uses; typed keys come from the product's whole
 * catalog in app/. English is always there; another language comes as a `Translation`.
 */
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { LANGUAGE_FACTS, type TranslatedLanguage } from '#shared/languages.ts';
import type { ErrorTexts } from './error-texts.ts';
import { UiTextsProvider, type UiTranslation, uiTextsEn } from './ui/ui-texts.ts';

/** All that is said in another language than English. */
export interface Translation<Spoken extends TranslatedLanguage = TranslatedLanguage> {
  language: Spoken;
  /** The catalogs by feature. */
  messages: Record<string, unknown>;
  /** The words of the building blocks. */
  uiTexts: UiTranslation;
  /** What refusals and the rules of forms say. */
  errors: ErrorTexts;
}

const throwMissing = (error: Error): void => {
  throw error;
};

interface TextsProps {
  /** The catalogs by feature, in the language of `translation`. */
  messages: Record<string, unknown>;
  translation: Translation | null;
  /** IANA name; static pages use UTC so that the server and the browser agree. */
  timeZone: string;
  children: ReactNode;
}

/** Gives everything below it its texts. A missing one is an error, not a silent key on the screen. */
export const Texts = ({ messages, translation, timeZone, children }: TextsProps) => (
  // The same elements in every language, so that a change of it keeps what is on the screen, the focus above all.
  <UiTextsProvider value={translation?.uiTexts ?? uiTextsEn}>
    <IntlProvider
      locale={LANGUAGE_FACTS[translation?.language ?? 'en'].locale}
      messages={messages}
      timeZone={timeZone}
      onError={throwMissing}
    >
      {children}
    </IntlProvider>
  </UiTextsProvider>
);
