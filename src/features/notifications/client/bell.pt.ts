/** Portuguese text for the bell in the header. */
import type { TranslationOf } from '#shared/translation.ts';
import type { bellEn } from './bell.en.ts';

export const bellPt: TranslationOf<typeof bellEn> = {
  title: 'Notificações',
  label: '{count, plural, =0 {Notificações} one {Notificações, # não lida} other {Notificações, # não lidas}}',
  markAll: 'Marcar todas como lidas',
};
