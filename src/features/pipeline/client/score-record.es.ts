/** El registro de una puntuación, en la página de su postulación. */
import type { TranslationOf } from '#shared/translation.ts';
import type { scoreRecordEn } from './score-record.en.ts';

export const scoreRecordEs: TranslationOf<typeof scoreRecordEn> = {
  title: 'El registro de esta puntuación',
  text: 'La puntuación tal como era cuando la empresa movió por última vez esta postulación, o cuando se envió. Se conserva todo aquello de lo que se calculó, sin nombres ni direcciones, para poder calcularla de nuevo.',
  none: 'Con esta postulación no se guardó ninguna puntuación.',
  unscored: 'No se calculó ninguna puntuación: estaban desactivadas para este perfil.',
  score: '{score, number} de 100',
  at: '{date} · reglas, versión {engine}',
  factors: 'De qué se componía',
  factor: '{score, number} de 100 · {percent}%',
  weighed: 'Cambiado por la empresa: {factors}',
  candidate: 'Qué se sabía de quien se postuló',
  job: 'Qué pedía el empleo',
  jobTitle: 'Puesto',
  skills: 'Habilidades',
  experience: 'Experiencia',
  rate: 'Tarifa',
  budget: 'Presupuesto',
  timezone: 'Zona horaria',
  workType: 'Tipo de trabajo',
  positions: 'Trabajos anteriores',
  position: '{title} ({span})',
  today: 'hoy',
  bio: 'Biografía',
  description: 'Descripción',
  reduced: 'Algunos textos se guardaron solo como las palabras que cuentan.',
  save: 'Guardar como archivo',
};
