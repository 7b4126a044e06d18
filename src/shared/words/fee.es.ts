/** The cost of a hire, in Spanish. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { feeEn } from './fee.en.ts';

export const feeEs: TranslationOf<typeof feeEn> = {
  known:
    'Una sola comisión por contratación, que pagas al contratar: {percent}% de la remuneración de los primeros doce meses. Si usas la garantía, no pagas otra comisión por el reemplazo.',
  open: `Una sola comisión por contratación, que pagas al contratar. Pregúntanos el monto antes de contratar, en una consulta o por correo a ${brand.supportEmail}. Si usas la garantía, no pagas otra comisión por el reemplazo.`,
};
