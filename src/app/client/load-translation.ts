/**
 * What the product, the islands and the scripts of public pages say in each language, each part loaded when it is needed. The product and
 * the islands bring their English along.
 */
import type { Translation } from '#client/texts.tsx';
import type { Wording } from '#engine/scoring/wording.ts';
import type { Language, TranslatedLanguage } from '#shared/languages.ts';
import type { LateWords } from './late-words.en.ts';

/** All that the signed-in product says in another language than English; scores are shown there only. */
export type ProductTranslation<Spoken extends TranslatedLanguage = TranslatedLanguage> = Translation<Spoken> & {
  scores: Wording;
};

/** The files of a language. What they export has the same name in each, so that the list below stays small: every page loads it. */
interface Translations<Spoken extends TranslatedLanguage> {
  product: () => Promise<{ translation: ProductTranslation<Spoken> }>;
  islands: () => Promise<{ islands: Translation<Spoken> }>;
}

type Loaders<Spoken extends Language> = {
  late: () => Promise<{ lateWords: LateWords }>;
} & (Spoken extends TranslatedLanguage
  ? Translations<Spoken>
  : Partial<Record<keyof Translations<TranslatedLanguage>, undefined>>);

const LOADERS: { readonly [Spoken in Language]: Loaders<Spoken> } = {
  en: {
    late: () => import('./late-words.en.ts'),
  },
  es: {
    product: () => import('./translation.es.ts'),
    islands: () => import('./islands.es.ts'),
    late: () => import('./late-words.es.ts'),
  },
  pt: {
    product: () => import('./translation.pt.ts'),
    islands: () => import('./islands.pt.ts'),
    late: () => import('./late-words.pt.ts'),
  },
};

/** What the product says in a language, null for English. */
export const loadProductTranslation = async (language: Language): Promise<ProductTranslation | null> =>
  (await LOADERS[language].product?.())?.translation ?? null;

/** What the islands say in a language, null for English. */
export const loadIslandsTranslation = async (language: Language): Promise<Translation | null> =>
  (await LOADERS[language].islands?.())?.islands ?? null;

/** What few pages say in a language. */
export const loadLateWords = async (language: Language): Promise<LateWords> =>
  (await LOADERS[language].late()).lateWords;
