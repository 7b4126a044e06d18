/** What the islands and the scripts of public pages say in each language, each part loaded when it is needed. Islands have their English with them. */
import type { Translation } from '#client/texts.tsx';
import type { Language, TranslatedLanguage } from '#shared/languages.ts';
import type { DeferredTexts } from './deferred-texts.en.ts';

/** The files of a language. What they export has the same name in each, so that the list below stays small: every page loads it. */
interface Translations<Spoken extends TranslatedLanguage> {
  islands: () => Promise<{ islands: Translation<Spoken> }>;
}

type Loaders<Spoken extends Language> = {
  late: () => Promise<{ deferredTexts: DeferredTexts }>;
} & (Spoken extends TranslatedLanguage
  ? Translations<Spoken>
  : Partial<Record<keyof Translations<TranslatedLanguage>, undefined>>);

const LOADERS: { readonly [Spoken in Language]: Loaders<Spoken> } = {
  en: {
    late: () => import('./deferred-texts.en.ts'),
  },
  es: {
    islands: () => import('./islands.es.ts'),
    late: () => import('./deferred-texts.es.ts'),
  },
  pt: {
    islands: () => import('./islands.pt.ts'),
    late: () => import('./deferred-texts.pt.ts'),
  },
};

/** What the islands say in a language, null for English. */
export const loadIslandsTranslation = async (language: Language): Promise<Translation | null> =>
  (await LOADERS[language].islands?.())?.islands ?? null;

/** Texts of rarely visited pages. */
export const loadDeferredTexts = async (language: Language): Promise<DeferredTexts> =>
  (await LOADERS[language].late()).deferredTexts;
