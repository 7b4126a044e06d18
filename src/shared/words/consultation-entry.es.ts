/** The words of a consultation's calendar entry, in Spanish. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { consultationEntryEn } from './consultation-entry.en.ts';

export const consultationEntryEs: TranslationOf<typeof consultationEntryEn> = {
  summary: `Consulta con ${brand.name}`,
  description: `Tu consulta gratuita con ${brand.name}. Antes de que empiece, te enviaremos por correo el enlace de la llamada.\nPara elegir otro horario o cancelarla, usa el enlace del correo de confirmación.`,
  location: 'En línea',
};
