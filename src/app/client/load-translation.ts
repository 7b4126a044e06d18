/** Texts for the islands and scripts of public pages in each language, loaded when needed. English island texts are part of the islands. */
import type { Translation } from '#client/texts.tsx';
import type { Language, TranslatedLanguage } from '#shared/languages.ts';
import type { DeferredTexts } from './deferred-texts.en.ts';

/** The files for a language. Exports have the same names in each language, which keeps the list below small, because every page loads it. */
interface Translations<Spoken extends TranslatedLanguage> {
  islands: () => Promise<{ islands: Translation<Spoken> }>;
}

type Loaders<Spoken extends Language> = {
  deferred: () => Promise<{ deferredTexts: DeferredTexts }>;
} & (Spoken extends TranslatedLanguage
  ? Translations<Spoken>
  : Partial<Record<keyof Translations<TranslatedLanguage>, undefined>>);

const LOADERS: { readonly [Spoken in Language]: Loaders<Spoken> } = {
  en: {
    deferred: () => import('./deferred-texts.en.ts'),
  },
  es: {
    islands: () => import('./islands.es.ts'),
    deferred: () => import('./deferred-texts.es.ts'),
  },
  pt: {
    islands: () => import('./islands.pt.ts'),
    deferred: () => import('./deferred-texts.pt.ts'),
  },
};

/** Loads the texts for the islands in a language, or null for English. */
export const loadIslandsTranslation = async (language: Language): Promise<Translation | null> =>
  (await LOADERS[language].islands?.())?.islands ?? null;

/** Loads the list of deferred texts. Each text has its own loader. */
export const loadDeferredTexts = async (language: Language): Promise<DeferredTexts> =>
  (await LOADERS[language].deferred()).deferredTexts;
