/** Error texts of the signed-in product. */
import { setErrorTexts } from '#client/error-texts.ts';
import { formsEn } from '#shared/errors/forms.en.ts';
import { rulesEn } from '#shared/errors/rules.en.ts';
import type { ProductTranslation } from './load-product-texts.ts';

/** English refusals arrive with their sentence; rules are checked in the browser. */
const ERRORS_EN = { ...formsEn, ...rulesEn };

/** Sets the language of errors; null for English. */
export const setErrorLanguage = (translation: ProductTranslation | null): void =>
  setErrorTexts(translation?.language ?? 'en', translation?.errors ?? ERRORS_EN);
