/** Spanish text for a new company's first steps. */
import type { TranslationOf } from '#shared/translation.ts';
import type { firstStepsEn } from './first-steps.en.ts';

export const firstStepsEs: TranslationOf<typeof firstStepsEn> = {
  title: 'Primeros pasos',
  progress: '{done, number} de {all, number} listos',
  done: 'Listo:',
  profile: 'Describe tu empresa',
  profileText: 'Quienes buscan trabajo ven la descripción en la página de tu empresa.',
  job: 'Publica tu primera vacante',
  jobText: 'Pega un anuncio que ya tengas o usa uno de nuestros borradores en inglés.',
  people: 'Invita a {count, number} personas',
  peopleText:
    '{invited, plural, =0 {Te mostramos quién encaja con cada vacante que publicas.} one {# invitación hasta ahora.} other {# invitaciones hasta ahora.}}',
  calendar: 'Define tu horario de entrevistas',
  calendarText: 'Te sugeriremos horas de entrevista dentro de ese horario.',
  hide: 'Ocultar estos pasos',
};
