/** The cost of a hire, in Portuguese. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { feeEn } from './fee.en.ts';

export const feePt: TranslationOf<typeof feeEn> = {
  known:
    'Uma taxa por contratação, paga ao contratar: {percent}% do pagamento dos primeiros doze meses. Uma substituição dentro da garantia não custa nova taxa.',
  open: `Uma taxa por contratação, paga ao contratar. Pergunte o valor antes, em uma consulta ou em ${brand.supportEmail}. Uma substituição dentro da garantia não custa nova taxa.`,
};
