/** The words of a consultation's calendar entry, in Portuguese. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { consultationEntryEn } from './consultation-entry.en.ts';

export const consultationEntryPt: TranslationOf<typeof consultationEntryEn> = {
  summary: `Consulta com a ${brand.name}`,
  description: `Sua consulta gratuita com a ${brand.name}. Antes do início, vamos enviar o link da chamada por e-mail.\nPara escolher outro horário ou cancelar, use o link do e-mail de confirmação.`,
  location: 'Online',
};
