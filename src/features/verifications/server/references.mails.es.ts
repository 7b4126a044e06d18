/** Texts for the email that asks for a reference, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { referenceMailsEn } from './references.mails.en.ts';

export const referenceMailsEs: TranslationOf<typeof referenceMailsEn> = {
  someone: 'Alguien con quien quizás trabajaste',
  subject: '{candidate} te pide una referencia',
  text: '{candidate} nos dijo que conoces su trabajo. En {brand}, empresas de Estados Unidos contratan a profesionales de América Latina. La referencia consta de cuatro preguntas que se responden en pocos minutos:',
  link: 'Dar una referencia',
  who: 'Solo el equipo de {brand} que revisa referencias lee tus respuestas. Ni quien dio tu nombre ni las empresas las ven. Si tus respuestas respaldan la referencia, el perfil de esa persona dirá que se verificó una referencia y en qué fecha.',
  kept: 'Guardamos tus respuestas y tus datos durante {months, number} meses. Puedes borrarlos antes en la misma página.',
  decline:
    'Si prefieres no responder, rechaza la solicitud ahí y borraremos tu nombre y tu correo de inmediato. Si no respondes, se borran automáticamente después de {days, number} días.',
  reason:
    'Recibes este correo porque alguien dio esta dirección como referencia en {brand}. Si no conoces a esa persona, puedes ignorar este correo.',
};
