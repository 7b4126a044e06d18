/** Texts of reporting a person, in Spanish. */
import type { TranslationOf } from '#client/translation.ts';
import type { reportsEn } from './reports.en.ts';

export const reportsEs: TranslationOf<typeof reportsEn> = {
  title: 'Reportar a {name}',
  text: 'Nuestro equipo lee todos los reportes. {name} no sabrá quién lo envió.',
  reason: '¿Qué pasó?',
  reasonHelp:
    'Qué se dijo o se hizo, y cuándo. Los administradores no pueden leer tus mensajes, así que cita lo importante.',
  alsoBlock: 'Bloquear también a {name}',
  alsoBlockHelp: 'Ya no podrá escribirte. Puedes deshacerlo en cualquier momento.',
  cancel: 'Cancelar',
  send: 'Enviar reporte',
  sending: 'Enviando…',
  sent: 'Reporte enviado',
  sentText: 'Gracias. Una persona de nuestro equipo lo revisará.',
  sentAndBlocked: 'Gracias. Una persona de nuestro equipo lo revisará, y {name} ya no puede escribirte.',
};
