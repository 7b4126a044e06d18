/**
 * Texts for the signed-in product in the user's language. English is bundled with the screens; every other language has one file. The texts for admin
 * screens are in a separate file in each language, including English.
 */
import type { Catalogs, Translation } from '#client/texts.tsx';
import type { Wording } from '#engine/scoring/wording.ts';
import type { Language, TranslatedLanguage } from '#shared/languages.ts';

/** All product texts in a language other than English, including those of scores, which only signed-in people see. */
export type ProductTranslation<Spoken extends TranslatedLanguage = TranslatedLanguage> = Translation<Spoken> & {
  scores: Wording;
};

const PRODUCT: { readonly [Spoken in TranslatedLanguage]: () => Promise<{ translation: ProductTranslation<Spoken> }> } =
  {
    es: () => import('./translation.es.ts'),
    pt: () => import('./translation.pt.ts'),
  };

const ADMIN: Readonly<Record<Language, () => Promise<{ adminTexts: Catalogs }>>> = {
  en: () => import('./admin-texts.en.ts'),
  es: () => import('./admin-texts.es.ts'),
  pt: () => import('./admin-texts.pt.ts'),
};

/** Loads the product texts in a language, or null for English, which is bundled. */
export const loadProductTranslation = async (language: Language): Promise<ProductTranslation | null> =>
  language === 'en' ? null : (await PRODUCT[language]()).translation;

export const loadAdminTexts = async (language: Language): Promise<Catalogs> => (await ADMIN[language]()).adminTexts;
