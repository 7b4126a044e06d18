/** The language a public page is made in. Only the renderer of public pages provides it; English elsewhere. */
import { createContext, useContext } from 'react';
import type { Language } from '#shared/vocabulary.ts';

export const PageLanguageContext = createContext<Language>('en');

/** The language of the page around. */
export const usePageLanguage = (): Language => useContext(PageLanguageContext);
