/**
 * Texts of the interface: ICU message catalogs by feature, read with `useTranslations('ui')`. Each program (the signed-in product, each island of a
 * public page) loads the catalogs it uses. Keys are typed by the product's whole catalog in app/. English is always available; other languages are
 * loaded as a `Translation`.
 */
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { LANGUAGE_FACTS, type TranslatedLanguage } from '#shared/languages.ts';
import type { ErrorTexts } from './error-texts.ts';
import { UiTextsProvider, type UiTranslation, uiTextsEn } from './ui/ui-texts.ts';

/** All texts of another language. */
export interface Translation<Spoken extends TranslatedLanguage = TranslatedLanguage> {
  language: Spoken;
  /** Catalogs by feature. */
  messages: Record<string, unknown>;
  /** Texts of the ui components. */
  uiTexts: UiTranslation;
  /** Sentences of refusals and form rules. */
  errors: ErrorTexts;
}

const throwMissing = (error: Error): void => {
  throw error;
};

interface TextsProps {
  /** Catalogs by feature, in the language of `translation`. */
  messages: Record<string, unknown>;
  translation: Translation | null;
  /** IANA name. Static pages use UTC, so that server and browser render the same. */
  timeZone: string;
  children: ReactNode;
}

/** Provides texts to its children. A missing text throws instead of showing its key. */
export const Texts = ({ messages, translation, timeZone, children }: TextsProps) => (
  // Renders the same element tree in every language, so that switching keeps state and focus.
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
