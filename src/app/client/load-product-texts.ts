/** What the signed-in product says in the reader's language. English comes with the screens; another language is one file, and one more for admins. */
import type { Catalogs, Translation } from '#client/texts.tsx';
import type { Wording } from '#engine/scoring/wording.ts';
import type { Language, TranslatedLanguage } from '#shared/languages.ts';

/** All that the product says in another language than English; scores are shown there only. */
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

/** What the product says in a language, null for English. */
export const loadProductTranslation = async (language: Language): Promise<ProductTranslation | null> =>
  language === 'en' ? null : (await PRODUCT[language]()).translation;

/** What admin screens say in a language. */
export const loadAdminTexts = async (language: Language): Promise<Catalogs> => (await ADMIN[language]()).adminTexts;
