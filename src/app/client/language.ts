/** The reader's language and time zone. English until the catalogs of other languages are there. */
import type { Language } from '#shared/vocabulary.ts';

export const language: Language = 'en';

/** IANA name of the reader's zone. */
export const readerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
