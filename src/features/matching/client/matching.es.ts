/** Spanish text for this feature's screens. */
import type { TranslationOf } from '#shared/translation.ts';
import type { matchingEn } from './matching.en.ts';

export const matchingEs: TranslationOf<typeof matchingEn> = {
  percent: '{score}%',
  spokenScore: 'compatibilidad:',
  unscored: 'Sin puntuación',
  unscoredHint: 'Las puntuaciones están desactivadas en este perfil. Cómo funcionan las puntuaciones',
  unscoredTitle: 'Perfil sin puntuación',
  unscoredText: 'Esta persona eligió participar sin puntuación. Lee su perfil como leerías cualquier otro.',
  clock: {
    shared: '{hours, plural, =0 {sin horas en común} other {{hours, number} h en común}}',
    shift: 'turno de {start} a {end}',
  },
  howScoresWork: 'Cómo funcionan las puntuaciones',
  seeWhy: 'Ver por qué',
  dialogTitle: 'Por qué {score}%',
  band: {
    strong: 'Coincidencia alta',
    good: 'Buena coincidencia',
    partial: 'Coincidencia parcial',
    weak: 'Coincidencia baja',
  },
  skillsFact: {
    company: {
      all: 'Tiene {asked, plural, one {la habilidad que pides} other {las # habilidades que pides}}.',
      almostAll: 'Tiene casi todas las habilidades que pides: {matched, number} de {asked, number}.',
      some: '{matched, plural, =0 {No tiene ninguna de las habilidades que pides.} other {Tiene # de {asked, plural, one {# habilidad que pides} other {las # habilidades que pides}}.}}',
    },
    candidate: {
      all: 'Tienes {asked, plural, one {la habilidad que piden} other {las # habilidades que piden}}.',
      almostAll: 'Tienes casi todas las habilidades que piden: {matched, number} de {asked, number}.',
      some: '{matched, plural, =0 {No tienes ninguna de las habilidades que piden.} other {Tienes # de {asked, plural, one {# habilidad que piden} other {las # habilidades que piden}}.}}',
    },
  },
  factor: {
    skills: 'Habilidades',
    title: 'Puesto',
    experience: 'Experiencia',
    rate: 'Tarifa',
    timezone: 'Horario laboral',
    availability: 'Disponibilidad',
    text: 'Descripción',
    country: 'País',
    hours: 'Horas a la semana',
  },
  factorScore: '{score} de 100',
  weight: '{percent}% de la puntuación',
  noWeight: 'No hay datos para comparar, así que no cuenta',
  confidence: { low: 'Confianza baja', medium: 'Confianza media', high: 'Confianza alta' },
  copied: {
    badge: 'Texto copiado de tu anuncio',
  },
  loading: 'Cargando la explicación',
  failed: 'No pudimos cargar la explicación',
  matched: 'Coinciden',
  related: 'Relacionadas',
  missing: 'Faltan',
  relatedSkill: '{offered} en lugar de {required}',
};
