/** The reader's language and time zone, from the page and the browser. */
import { type Language, parseLanguage } from '#shared/languages.ts';

/** The language in which the server rendered the page. */
export const documentLanguage = (): Language => parseLanguage(document.documentElement.lang) ?? 'en';

/** IANA name of the reader's zone. */
export const readerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
