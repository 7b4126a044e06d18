/**
 * The language that a public page is made in, and the path it stands at in English. Only the renderer of public pages provides them; in the
 * browser, and where no page is around, it is English and the landing page.
 */
import { createContext, useContext } from 'react';
import type { Language } from '#shared/languages.ts';

export const PageLanguageContext = createContext<Language>('en');
export const PagePathContext = createContext('/');

/** The language of the page around. */
export const usePageLanguage = (): Language => useContext(PageLanguageContext);

/** Where the page around stands in English. */
export const usePagePath = (): string => useContext(PagePathContext);
