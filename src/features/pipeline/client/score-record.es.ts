/** Texts of score-record.en.ts, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { scoreRecordEn } from './score-record.en.ts';

export const scoreRecordEs: TranslationOf<typeof scoreRecordEn> = {
  title: 'El registro de esta puntuación',
  text: 'La puntuación tal como era cuando la empresa movió esta postulación por última vez, o cuando se envió. Guardamos todo lo que se usó para calcularla, sin nombres ni direcciones, para poder calcularla de nuevo.',
  none: 'Esta postulación no tiene una puntuación guardada.',
  unscored: 'No calculamos una puntuación porque las puntuaciones estaban desactivadas para este perfil.',
  score: '{score, number} de 100',
  at: '{date} · reglas de puntuación, versión {engine}',
  factors: 'Aspectos de la puntuación',
  factor: '{score, number} de 100 · {percent}%',
  weighed: 'Pesos que cambió la empresa: {factors}',
  candidate: 'El perfil en ese momento',
  job: 'Qué pedía la vacante',
  jobTitle: 'Puesto',
  skills: 'Habilidades',
  experience: 'Experiencia',
  rate: 'Tarifa por hora',
  budget: 'Presupuesto',
  timezone: 'Zona horaria',
  workType: 'Tipo de trabajo',
  country: 'País',
  countries: 'Países',
  hoursPerWeek: 'Horas por semana',
  positions: 'Experiencia laboral',
  position: '{title} ({span})',
  today: 'actualidad',
  bio: 'Biografía',
  description: 'Descripción',
  reduced: 'De algunos textos guardamos solo las palabras que usa la puntuación.',
  save: 'Descargar registro',
};
