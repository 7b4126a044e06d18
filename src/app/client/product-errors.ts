/** What refusals and the rules of forms say in the signed-in product. */
import { setErrorTexts } from '#client/error-texts.ts';
import { formsEn } from '#shared/errors/forms.en.ts';
import { rulesEn } from '#shared/errors/rules.en.ts';
import type { ProductTranslation } from './load-product-texts.ts';

/** In English the server's refusals bring their sentence along; rules that the browser checks itself do not. */
const ERRORS_EN = { ...formsEn, ...rulesEn };

/** From now on errors are said in this language; null for English. */
export const sayErrorsIn = (translation: ProductTranslation | null): void =>
  setErrorTexts(translation?.language ?? 'en', translation?.errors ?? ERRORS_EN);
