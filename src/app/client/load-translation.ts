/** What the product and the islands of public pages say in other languages than English, each loaded when it is needed. */
import type { Translation } from '#client/texts.tsx';
import type { Language, TranslatedLanguage } from '#shared/languages.ts';

type Part = 'product' | 'islands';

type Translations = {
  readonly [Spoken in TranslatedLanguage]: Readonly<Record<Part, () => Promise<Translation<Spoken>>>>;
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

/** What a part says in a language, null for English. */
export const loadTranslation = async (part: Part, language: Language): Promise<Translation | null> =>
  language === 'en' ? null : TRANSLATIONS[language][part]();
