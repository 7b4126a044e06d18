/** The user's language, as set on the page. */
import { type Language, parseLanguage } from '#shared/languages.ts';

/** Returns the language in which the server rendered the page. */
export const documentLanguage = (): Language => parseLanguage(document.documentElement.lang) ?? 'en';
