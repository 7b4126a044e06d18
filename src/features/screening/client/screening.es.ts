/** Texts for a job's screening questions and their answers, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { screeningEn } from './screening.en.ts';

export const screeningEs: TranslationOf<typeof screeningEn> = {
  title: 'Preguntas para quienes se postulan',
  text: 'Hasta {count, number} preguntas, que aparecen en el formulario de postulación. Las respuestas no cambian la puntuación.',
  add: 'Agregar una pregunta',
  heading: 'Pregunta {number, number}',
  up: 'Subir la pregunta {number, number}',
  down: 'Bajar la pregunta {number, number}',
  remove: 'Quitar la pregunta {number, number}',
  type: 'Tipo de respuesta',
  types: {
    short: 'Texto corto',
    long: 'Texto largo',
    boolean: 'Sí o no',
    choice: 'Una de varias opciones',
    number: 'Número',
    link: 'Enlace',
    date: 'Fecha',
  },
  label: 'Pregunta',
  options: 'Opciones',
  optionsHelp: 'Escribe de {from, number} a {to, number} opciones, una por línea.',
  required: 'Respuesta obligatoria',
  mustHave: 'Requisito indispensable',
  mustHaveHelp:
    'Las postulaciones que lo cumplen pueden aparecer primero. Ninguna se descarta automáticamente por no cumplirlo.',
  accepts: 'Respuesta aceptada',
  acceptsSome: 'Respuestas aceptadas',
  min: 'Como mínimo',
  yes: 'Sí',
  no: 'No',
  choose: 'Elige',
  answers: 'Respuestas',
  met: 'Cumple el requisito indispensable',
  notMet: 'No cumple el requisito indispensable',
  isMustHave:
    'Es un requisito indispensable para la empresa: {accepted}. Puede cambiar el orden de las postulaciones, pero ninguna se descarta automáticamente.',
  atLeast: '{min, number} o más',
};
