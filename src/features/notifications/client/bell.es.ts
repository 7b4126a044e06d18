/** Spanish text for the bell in the header. */
import type { TranslationOf } from '#shared/translation.ts';
import type { bellEn } from './bell.en.ts';

export const bellEs: TranslationOf<typeof bellEn> = {
  title: 'Notificaciones',
  label: '{count, plural, =0 {Notificaciones} one {Notificaciones, # sin leer} other {Notificaciones, # sin leer}}',
  markAll: 'Marcar todas como leídas',
};
