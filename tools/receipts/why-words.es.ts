/** Texts of the answer to "why?", in Spanish. `{name}` is replaced by a value. */
import { vocabularyEs } from '../../src/client/vocabulary.es.ts';
import { matchingEs } from '../../src/features/matching/client/matching.es.ts';
import { wordingEs } from '../../src/features/matching/client/wording.es.ts';
import type { WhyWords } from './why-words.en.ts';

export const whyWordsEs: WhyWords = {
  sentences: {
    applied: 'Te postulaste el {date}. Ahora: {status}.',
    decided:
      'Lo decidió una persona de {company} el {date}. Ninguna postulación se descarta por su puntuación. Motivo: {reason}.',
    scoreOfMove:
      'Tu puntuación para este empleo era {score} de 100 el {date}, cuando la empresa movió por última vez tu postulación.',
    scoreOfFiling: 'Tu puntuación para este empleo era {score} de 100 el {date}, cuando te postulaste.',
    unscored: 'Tu postulación se consideró sin puntuación, como elegiste.',
    noReceipt: 'No se conserva ninguna puntuación de esta postulación.',
    agrees: 'Calculada de nuevo ahora con las reglas de aquel día (motor {engine}), es la misma.',
    differs:
      'Calculada de nuevo ahora con las reglas de aquel día (motor {engine}), no es la misma. El operador tiene que investigarlo.',
    notKept: 'Las reglas de aquel día (motor {engine}) no se conservan aquí, así que no se calculó de nuevo.',
    made: 'Aspectos de la puntuación:',
    notCounted: 'No lo indicaron ambas partes, así que no contó: {factors}.',
    weighed: 'Lo que la empresa hizo contar más o menos para este empleo: {factors}.',
    knownOfYou: 'Lo que se sabía de ti:',
    asked: 'Lo que pedía el empleo:',
    reduced: 'Los textos se conservaron como las palabras que cuentan las reglas, y aquí no pueden leerse.',
    jobType: 'Tipo de trabajo',
    rate: 'Tarifa por hora (US$)',
    budget: 'Presupuesto por hora (US$)',
    held: 'Trabajos anteriores',
    today: 'hoy',
    wrong: '¿Algo falta o está mal? Cambia tu perfil: tus puntuaciones cambian de inmediato.',
    review: 'Puedes pedir hasta el {date} que lo revise otra persona que la que decidió.',
  },
  wording: wordingEs,
  matching: matchingEs,
  vocabulary: vocabularyEs,
};
