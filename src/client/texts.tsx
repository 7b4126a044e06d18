/**
 * Interface texts: ICU message catalogs by feature, read with `useTranslations('ui')`. Each program (the signed-in product, each island of a
 * public page) has the catalogs that it uses. Keys are typed by `app/client/catalog.ts`. Components import the English texts that they read
 * (`withEnglish`); other languages are loaded as a `Translation`.
 */
import { type ComponentType, type FunctionComponent, type ReactNode, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { LANGUAGE_FACTS, type TranslatedLanguage } from '#shared/languages.ts';
import type { ErrorTexts } from './error-texts.ts';
import { UiTextsProvider, type UiTranslation, uiTextsEn } from './ui/ui-texts.ts';

export type Catalogs = Record<string, unknown>;

/** All texts of a language other than English. */
export interface Translation<Of extends TranslatedLanguage = TranslatedLanguage> {
  language: Of;
  messages: Catalogs;
  /** Texts of the ui components. */
  uiTexts: UiTranslation;
  /** Error messages of failed calls and form rules. */
  errors: ErrorTexts;
}

const throwMissing = (error: Error): void => {
  throw error;
};

interface TextsProps {
  /** In the language of `translation`, or in English if it is null. */
  messages: Catalogs;
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

/** Adds catalogs to those of the page. A catalog of the page takes precedence, because it is in the user's language. */
export const MoreTexts = ({ catalogs, children }: { catalogs: Catalogs; children: ReactNode }) => {
  const loadedTexts = useMessages();
  const messages = useMemo(() => ({ ...catalogs, ...loadedTexts }), [catalogs, loadedTexts]);
  return (
    <IntlProvider locale={useLocale()} messages={messages}>
      {children}
    </IntlProvider>
  );
};

/** Adds the English catalogs that a component reads, so that they are bundled with the screen that shows it. */
export const withEnglish = <Props extends object>(
  catalogs: Catalogs,
  Component: ComponentType<Props>,
): FunctionComponent<Props> => {
  const WithEnglish = (props: Props) => (
    <MoreTexts catalogs={catalogs}>
      <Component {...props} />
    </MoreTexts>
  );
  return WithEnglish;
};
