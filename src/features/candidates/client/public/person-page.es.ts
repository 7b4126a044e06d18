/** Texts about one person on company screens, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { personPageEn } from './person-page.en.ts';

export const personPageEs: TranslationOf<typeof personPageEn> = {
  invite: 'Invitar',
  inviteFor: 'Invitar a {name}',
  verification: 'Verificación',
  job: 'Vacante',
  engagements: 'Historial con tu empresa',
  applied: 'Postulación del {date}',
  invited: 'Invitación del {date}',
  list: 'Personas de esta lista',
  previous: 'Persona anterior',
  next: 'Persona siguiente',
  place: '{place, number} de {count, number}',
  placeMore: '{place, number} de {count, number}+',
  invitation: 'Invitación',
};
