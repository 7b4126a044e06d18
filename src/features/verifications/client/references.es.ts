/** Texts of giving a reference, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { referencesEn } from './references.en.ts';

export const referencesEs: TranslationOf<typeof referencesEn> = {
  about: 'Sobre {name}',
  relation: '{name} escribió: {relation}',
  together: '¿Cuándo y cómo trabajaron juntos?',
  strengths: '¿Qué hacía bien?',
  growth: '¿Qué podría hacer mejor?',
  again: '¿Volverías a trabajar con esta persona?',
  chooseAgain: 'Elige una opción',
  answers: { yes: 'Sí', unsure: 'No lo sé', no: 'No' },
  private: 'Solo lo leen nuestros revisores. Se borra después de {months, number} meses, o cuando lo pidas.',
  submit: 'Enviar referencia',
  pending: 'Enviando…',
  decline: 'Rechazar y ser olvidado',
  declineTitle: '¿Rechazar?',
  declineText: 'Tu nombre, tu dirección y lo que escribiste se borran. No se puede deshacer.',
  noToken: 'Este enlace no está completo. Ábrelo otra vez desde el correo.',
  absentTitle: 'Este enlace no lleva a ninguna parte',
  absentText: 'Venció, o la referencia fue rechazada. No hay nada que hacer.',
  failed: 'No se pudo cargar la página',
  answeredTitle: 'Gracias',
  answeredText: 'Tu referencia llegó. Todavía puedes retirarla.',
  declinedTitle: 'Te olvidamos',
  declinedText: 'Tu nombre, tu dirección y lo que escribiste se borraron.',
  status: {
    asked: 'Pedida, aún sin respuesta',
    answered: 'Respondida',
    declined: 'Rechazada; se borró quién era',
    lapsed: 'Plazo terminado; se borró quién era',
  },
};
