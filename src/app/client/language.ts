/** The reader's language and time zone, as the page and the browser state them. */
import type { Translation } from '#client/texts.tsx';
import { languageOf } from '#shared/languages.ts';
import type { Language } from '#shared/vocabulary.ts';

/** The language the server made the page in: the reader's. */
export const documentLanguage = (): Language => languageOf(document.documentElement.lang) ?? 'en';

/** What the signed-in product says in a language, null for English. */
export const loadTranslation = async (language: Language): Promise<Translation | null> => {
  if (language === 'es') return (await import('./translation.es.ts')).translationEs;
  return language === 'pt' ? (await import('./translation.pt.ts')).translationPt : null;
};

/** IANA name of the reader's zone. */
export const readerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
