/** Spanish text for the check-in form. */
import type { TranslationOf } from '#shared/translation.ts';
import type { checkInEn } from './check-in.en.ts';

export const checkInEs: TranslationOf<typeof checkInEn> = {
  about: '{job} con {other}, día {day, number}',
  question: '¿Cómo va todo?',
  answers: {
    good: { title: 'Todo bien', text: 'No necesito ayuda.' },
    concerns: { title: 'Hay inquietudes', text: 'No es nada urgente.' },
    problem: { title: 'Hay un problema', text: 'Alguien de nuestro equipo te escribirá.' },
  },
  thanks: 'Gracias',
  kept: 'Respuesta guardada: {answer}. Puedes cambiarla aquí.',
  private: 'Nuestro equipo ve tu respuesta. {other} no la ve.',
  noToken: 'El enlace está incompleto. Ábrelo de nuevo desde el correo.',
  gone: 'Este enlace ya no funciona.',
  loading: 'Un momento…',
};
