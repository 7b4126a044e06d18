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
  private:
    'Solo nuestros revisores leen tus respuestas. Ni {name} ni las empresas las ven. Si respaldan la referencia, las empresas ven en el perfil que se verificó, en qué fecha y la línea que está sobre las preguntas.',
  kept: 'Tus respuestas y tus datos se borran después de {months, number} meses, en cuanto lo pidas aquí o cuando {name} elimine su cuenta.',
  submit: 'Enviar referencia',
  pending: 'Enviando…',
  decline: 'Rechazar y borrar mis datos',
  declineTitle: '¿Rechazar?',
  declineText: 'Tu nombre y tu correo se borran, y lo que escribiste aquí no se envía. No se puede deshacer.',
  noToken: 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
  absentTitle: 'Este enlace ya no funciona',
  absentText: 'Venció o se rechazó la solicitud. No tienes que hacer nada.',
  failed: 'No se pudo cargar la página',
  answeredTitle: 'Gracias',
  answeredText: 'Recibimos tu referencia.',
  withdraw: 'Borrar mis respuestas y mis datos',
  withdrawTitle: '¿Borrar tus respuestas?',
  withdrawText:
    'Tu nombre, tu correo y lo que escribiste se borran. No se puede deshacer. Si el perfil ya dice que se verificó una referencia, eso se mantiene.',
  declinedTitle: 'Tus datos se borraron',
  declinedText: 'Se borraron tu nombre, tu correo y lo que hayas escrito.',
  status: {
    asked: 'Pedida, aún sin respuesta',
    answered: 'Respondida',
    declined: 'Rechazada; los datos de la referencia se borraron',
    lapsed: 'Venció; los datos de la referencia se borraron',
  },
};
