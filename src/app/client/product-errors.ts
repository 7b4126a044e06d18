/** Error texts for the signed-in product. */
import { setErrorTexts } from '#client/error-texts.ts';
import { formsEn } from '#shared/errors/forms.en.ts';
import { rulesEn } from '#shared/errors/rules.en.ts';
import type { ProductTranslation } from './load-product-texts.ts';

/** Responses already contain English messages, so only the forms and rules that the browser checks need texts here. */
const ERRORS_EN = { ...formsEn, ...rulesEn };

/** Sets the language of errors; null for English. */
export const setErrorLanguage = (translation: ProductTranslation | null): void =>
  setErrorTexts(translation?.language ?? 'en', translation?.errors ?? ERRORS_EN);
