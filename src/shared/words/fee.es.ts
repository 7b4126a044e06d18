/** The cost of a hire, in Spanish. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { feeEn } from './fee.en.ts';

export const feeEs: TranslationOf<typeof feeEn> = {
  known:
    'Una comisión por contratación, que se paga al contratar: {percent}% del pago de los primeros doce meses. Un reemplazo dentro de la garantía no cuesta otra comisión.',
  open: `Una comisión por contratación, que se paga al contratar. Pregúntanos antes por la cifra, en una consulta o en ${brand.supportEmail}. Un reemplazo dentro de la garantía no cuesta otra comisión.`,
};
