/** What the product and the islands of public pages say in other languages than English, each loaded when it is needed. */
import type { Translation } from '#client/texts.tsx';
import type { Wording } from '#features/matching/scoring/wording.ts';
import type { Language, TranslatedLanguage } from '#shared/languages.ts';

/** What a part is said in; scores are shown in the product only. */
interface Parts<Spoken extends TranslatedLanguage> {
  product: Translation<Spoken> & { scores: Wording };
  islands: Translation<Spoken>;
}
/** All that the signed-in product says in another language than English. */
export type ProductTranslation = Parts<TranslatedLanguage>['product'];

type Translations = {
  readonly [Spoken in TranslatedLanguage]: {
    readonly [Part in keyof Parts<Spoken>]: () => Promise<Parts<Spoken>[Part]>;
  };
};

export const TRANSLATIONS: Translations = {
  es: {
    product: async () => (await import('./translation.es.ts')).translationEs,
    islands: async () => (await import('./islands.es.ts')).islandsEs,
  },
  pt: {
    product: async () => (await import('./translation.pt.ts')).translationPt,
    islands: async () => (await import('./islands.pt.ts')).islandsPt,
  },
};

/** What the product says in a language, null for English. */
export const loadProductTranslation = async (language: Language): Promise<ProductTranslation | null> =>
  language === 'en' ? null : TRANSLATIONS[language].product();

/** What the islands say in a language, null for English. */
export const loadIslandsTranslation = async (language: Language): Promise<Translation | null> =>
  language === 'en' ? null : TRANSLATIONS[language].islands();
