/** Spanish text for reporting a person. */
import type { TranslationOf } from '#shared/translation.ts';
import type { reportsEn } from './reports.en.ts';

export const reportsEs: TranslationOf<typeof reportsEn> = {
  title: 'Denunciar a {name}',
  text: 'Nuestro equipo lee todas las denuncias. No le decimos a {name} quién envió la denuncia.',
  reason: '¿Qué pasó?',
  reasonHelp:
    'Cuéntanos qué se dijo o se hizo, y cuándo. Nuestro equipo no puede leer tus mensajes, así que cita lo importante.',
  alsoBlock: 'Bloquear también a {name}',
  alsoBlockHelp: 'Ya no podrán escribirse. Puedes deshacer el bloqueo cuando quieras.',
  send: 'Enviar denuncia',
  sending: 'Enviando…',
  sent: 'Denuncia enviada',
  sentText: 'Gracias. Una persona de nuestro equipo la revisará.',
  sentAndBlocked: 'Gracias. Una persona de nuestro equipo la revisará, y {name} ya no puede escribirte.',
};
