/** The cost of a hire, in Portuguese. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { feeEn } from './fee.en.ts';

export const feePt: TranslationOf<typeof feeEn> = {
  known:
    'Uma única taxa por contratação, paga ao contratar: {percent}% da remuneração dos primeiros doze meses. Se você acionar a garantia, a substituição não tem taxa adicional.',
  open: `Uma única taxa por contratação, paga ao contratar. Pergunte o valor antes de contratar, em uma consulta ou pelo e-mail ${brand.supportEmail}. Se você acionar a garantia, a substituição não tem taxa adicional.`,
};
