/** Texts of the answer to "why?", in Spanish. `{name}` is replaced by a value. */
import { vocabularyEs } from '../../src/client/vocabulary.es.ts';
import { wordingEs } from '../../src/engine/scoring/wording.es.ts';
import { profilePartsEs } from '../../src/features/candidates/client/profile-parts.es.ts';
import { matchingEs } from '../../src/features/matching/client/matching.es.ts';
import type { WhyWords } from './why-words.en.ts';

export const whyWordsEs: WhyWords = {
  sentences: {
    applied: 'Te postulaste el {date}. Ahora: {status}.',
    decided:
      'Una persona de {company} tomó esta decisión el {date}. Ninguna postulación se descarta automáticamente por su puntuación. Motivo: {reason}.',
    ended: 'La empresa eliminó su cuenta el {date}, así que tu postulación terminó.',
    scoreOfMove:
      'El {date}, cuando la empresa cambió por última vez la etapa de tu postulación, tu puntuación para esta vacante era de {score} de 100.',
    scoreOfFiling: 'El {date}, cuando te postulaste, tu puntuación para esta vacante era de {score} de 100.',
    unscored: 'Tu postulación se consideró sin puntuación, como elegiste.',
    noReceipt: 'No tenemos una puntuación guardada de esta postulación.',
    agrees: 'Volvimos a calcularla con las reglas de ese momento (motor {engine}) y es la misma.',
    differs:
      'Volvimos a calcularla con las reglas de ese momento (motor {engine}) y no es la misma. El operador debe investigarlo.',
    notKept:
      'Las reglas de ese momento (motor {engine}) no están guardadas aquí, así que no pudimos calcularla de nuevo.',
    made: 'Aspectos de la puntuación:',
    notCounted: 'Aspectos que no contaron porque faltan datos en el perfil o en la vacante: {factors}.',
    weighed: 'Aspectos a los que la empresa dio más o menos peso en esta vacante: {factors}.',
    knownOfYou: 'Lo que se sabía de ti:',
    asked: 'Lo que pedía la vacante:',
    reduced:
      'De los textos guardamos solo las palabras que cuentan para la puntuación, por eso no puedes leerlos aquí.',
    jobType: 'Tipo de trabajo',
    countries: 'Países',
    rate: 'Tarifa por hora (US$)',
    budget: 'Presupuesto por hora (US$)',
    held: 'Experiencia laboral',
    today: 'actualidad',
    wrong: '¿Falta algo o hay un error? Corrige tu perfil y tus puntuaciones cambiarán de inmediato.',
    review: 'Hasta el {date} puedes pedir que otra persona revise la decisión.',
  },
  wording: wordingEs,
  matching: matchingEs,
  vocabulary: vocabularyEs,
  profileParts: profilePartsEs,
};
