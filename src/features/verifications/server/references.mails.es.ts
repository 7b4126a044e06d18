/** What the mails of references say, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { referenceMailsEn } from './references.mails.en.ts';

export const referenceMailsEs: TranslationOf<typeof referenceMailsEn> = {
  someone: 'Alguien con quien quizás trabajaste',
  subject: '{candidate} te pide una referencia',
  text: '{candidate} nos dijo que conoces su trabajo. En {brand}, empresas de Estados Unidos contratan a profesionales de América Latina. Son cuatro preguntas y toma pocos minutos:',
  link: 'Dar una referencia',
  who: 'Solo leen tus respuestas quienes revisan referencias en {brand}. Quien te nombró y las empresas nunca las ven. Si tus respuestas respaldan la referencia, su perfil dice que se verificó una referencia y en qué fecha.',
  kept: 'Conservamos tus respuestas y tus datos durante {months, number} meses. Puedes pedir que se borren antes en la misma página.',
  decline:
    'Si prefieres no responder, recházalo ahí: tu nombre y tu correo se borran de inmediato. Si no respondes, se borran automáticamente después de {days, number} días.',
  reason:
    'Recibes este correo porque alguien dio esta dirección como referencia en {brand}. Si no conoces a esa persona, ignóralo.',
};
