/**
 * The language of a prerendered public page, and its English path. Provided by the renderer of public pages; the defaults are English and the landing
 * page.
 */
import { createContext, useContext } from 'react';
import type { Language } from '#shared/languages.ts';

export const PageLanguageContext = createContext<Language>('en');
export const PagePathContext = createContext('/');

export const usePageLanguage = (): Language => useContext(PageLanguageContext);

/** Returns the English path of the current page. */
export const usePagePath = (): string => useContext(PagePathContext);
