/** Texts of this feature's screens, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { matchingEn } from './matching.en.ts';

export const matchingEs: TranslationOf<typeof matchingEn> = {
  percent: '{score}%',
  spokenScore: 'compatibilidad:',
  unscored: 'Sin puntuación',
  unscoredHint: 'Participa sin puntuación. Cómo funcionan las puntuaciones',
  unscoredTitle: 'Participa sin puntuación',
  unscoredText:
    'Esta persona pidió participar sin puntuación. Eso no dice nada a favor ni en contra: lee lo que cuenta, como con cualquiera.',
  clock: { shared: '{hours, plural, =0 {sin horas en común} other {{hours, number} h en común}}' },
  howScoresWork: 'Cómo funcionan las puntuaciones',
  seeWhy: 'Ver por qué',
  dialogTitle: 'Por qué {score}%',
  band: {
    strong: 'Coincidencia fuerte',
    good: 'Buena coincidencia',
    partial: 'Coincidencia parcial',
    weak: 'Coincidencia débil',
  },
  skillsFact: {
    company: {
      all: 'Tiene {asked, plural, one {la habilidad que pides} other {las # habilidades que pides}}.',
      almostAll: 'Tiene casi todas las habilidades que pides: {matched, number} de {asked, number}.',
      some: 'Tiene {matched, number} de {asked, plural, one {# habilidad que pides} other {# habilidades que pides}}.',
    },
    candidate: {
      all: 'Tienes {asked, plural, one {la habilidad que piden} other {las # habilidades que piden}}.',
      almostAll: 'Tienes casi todas las habilidades que piden: {matched, number} de {asked, number}.',
      some: 'Tienes {matched, number} de {asked, plural, one {# habilidad que piden} other {# habilidades que piden}}.',
    },
  },
  factorsHeading: 'De qué se compone',
  factor: {
    skills: 'Habilidades',
    title: 'Puesto',
    experience: 'Experiencia',
    rate: 'Tarifa',
    timezone: 'Horario laboral',
    availability: 'Disponibilidad',
    text: 'Descripción',
  },
  factorScore: '{score} de 100',
  weight: '{percent}% de la puntuación',
  times: '×{times} en este empleo',
  noWeight: 'No hay qué comparar, así que no cuenta',
  confidenceHeading: 'Qué tan segura es esta puntuación',
  confidence: { low: 'Poca certeza', medium: 'Certeza media', high: 'Mucha certeza' },
  confidenceText: {
    low: 'Se indicó poco que pueda compararse.',
    medium: 'Se indicó una parte de lo que puede compararse.',
    high: 'Se indicó la mayor parte de lo que puede compararse.',
  },
  compared: 'Ambas partes indicaron: {parts}',
  notCompared: '{part}: {reason}',
  surer: {
    candidate: 'Más habilidades, una biografía más completa y ningún campo vacío en tu perfil la hacen más segura.',
    company:
      'Una oferta más completa la hace más segura: habilidades requeridas, una descripción más larga y ningún campo vacío. También un perfil más completo.',
  },
  copied: {
    badge: 'Repite la oferta',
    bio: 'La biografía repite tu oferta casi palabra por palabra.',
    skills: 'Las habilidades son las de tu oferta, palabra por palabra.',
    counts: 'Lo que se repite cuenta una sola vez.',
  },
  loading: 'Cargando la explicación',
  failed: 'No se pudo cargar la explicación',
  skillsHeading: 'Habilidades',
  matched: 'Coinciden',
  related: 'Relacionadas',
  missing: 'Faltan',
  relatedSkill: '{offered} por {required}',
  improvementsHeading: 'Qué la subiría',
  hint: 'Una puntuación ayuda a decidir. Nunca descarta a nadie, y no oculta a nadie salvo que una empresa filtre por ella.',
};
