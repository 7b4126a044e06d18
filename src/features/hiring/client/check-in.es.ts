/** Textos de la página de un seguimiento, en español. */
import type { TranslationOf } from '#shared/translation.ts';
import type { checkInEn } from './check-in.en.ts';

export const checkInEs: TranslationOf<typeof checkInEn> = {
  question: '{day, number} días de {job} con {other}',
  ask: '¿Cómo va todo?',
  answers: {
    good: { title: 'Va bien', text: 'Nada que necesite de nosotros.' },
    concerns: { title: 'Algunas dudas', text: 'Convendría hablar en algún momento.' },
    problem: { title: 'Hay un problema', text: 'Alguien de nuestro equipo te escribe.' },
  },
  thanks: 'Gracias',
  kept: 'Respondiste: {answer}. Puedes cambiarlo aquí.',
  private: 'Tu respuesta es para nuestro equipo; {other} no la ve.',
  noToken: 'Este enlace no está completo. Ábrelo otra vez desde el correo.',
  gone: 'Este enlace ya no lleva a ninguna parte.',
  loading: 'Un momento…',
};
