/** The words of a consultation's calendar entry, in Portuguese. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { consultationEntryEn } from './consultation-entry.en.ts';

export const consultationEntryPt: TranslationOf<typeof consultationEntryEn> = {
  summary: `Consulta com ${brand.name}`,
  description: `Sua consulta gratuita com ${brand.name}. Antes do início enviamos o link da chamada para o seu e-mail.\nPara escolher outro horário ou cancelar, use o link do e-mail de confirmação.`,
  location: 'Online',
};
