/** The reader's language and time zone, as the page and the browser state them. */
import { type Language, languageOf } from '#shared/languages.ts';

/** The language the server made the page in: the reader's. */
export const documentLanguage = (): Language => languageOf(document.documentElement.lang) ?? 'en';

/** IANA name of the reader's zone. */
export const readerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
