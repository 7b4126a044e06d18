/** Texts for the reference form, in Spanish. The page's island loads no others. Admins also see the questions. */
import type { TranslationOf } from '#shared/translation.ts';
import type { referencesEn } from './references.en.ts';

export const referencesEs: TranslationOf<typeof referencesEn> = {
  about: 'Sobre {name}',
  relation: '{name} escribió: {relation}',
  together: '¿Cuándo trabajaste con esta persona y en qué?',
  strengths: '¿Qué hacía bien?',
  growth: '¿Qué podría hacer mejor?',
  again: '¿Volverías a trabajar con esta persona?',
  chooseAgain: 'Elige una opción',
  answers: { yes: 'Sí', unsure: 'No lo sé', no: 'No' },
  private:
    'Solo nuestro equipo de revisión lee tus respuestas. Ni {name} ni las empresas las ven. Si tus respuestas respaldan la referencia, las empresas ven en el perfil que la referencia se verificó, la fecha y la línea que aparece arriba de las preguntas.',
  kept: 'Borramos tus respuestas y tus datos después de {months, number} meses, en cuanto nos lo pidas aquí o cuando {name} elimine su cuenta.',
  submit: 'Enviar referencia',
  pending: 'Enviando…',
  decline: 'Rechazar la solicitud y borrar mis datos',
  declineTitle: '¿Rechazar la solicitud y borrar tus datos?',
  declineText: 'Borraremos tu nombre y tu correo, y lo que escribiste aquí no se enviará. No podrás deshacerlo.',
  noToken: 'El enlace está incompleto. Ábrelo de nuevo desde el correo.',
  absentTitle: 'Este enlace ya no funciona',
  absentText: 'Venció o la solicitud ya no existe. No tienes que hacer nada.',
  failed: 'No pudimos cargar esta página',
  answeredTitle: 'Gracias',
  answeredText: 'Recibimos tu referencia.',
  withdraw: 'Borrar mis respuestas y mis datos',
  withdrawTitle: '¿Borrar tus respuestas?',
  withdrawText:
    'Borraremos tu nombre, tu correo y lo que escribiste. No podrás deshacerlo. Si el perfil ya dice que se verificó una referencia, eso no cambia.',
  declinedTitle: 'Borramos tus datos',
  declinedText: 'Ya no tenemos tu nombre, tu correo ni lo que hayas escrito.',
  status: {
    asked: 'Pedida, aún sin respuesta',
    answered: 'Respondida',
    declined: 'Rechazada o retirada; borramos los datos de esa persona',
    lapsed: 'Venció; borramos los datos de esa persona',
  },
};
