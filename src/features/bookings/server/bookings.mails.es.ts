/** Texts of booking emails, in Spanish. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { bookingMailsEn } from './bookings.mails.en.ts';

export const bookingMailsEs: TranslationOf<typeof bookingMailsEn> = {
  when: 'Cuándo',
  ours: 'Hora de nuestro equipo',
  change: 'Reagendar o cancelar',
  again: 'Reservar otro horario',
  reason: {
    ignore:
      'Recibes este correo porque alguien usó esta dirección para reservar una consulta con {brand}. Si no fuiste tú, ignóralo.',
    cancel:
      'Recibes este correo porque alguien usó esta dirección para reservar una consulta con {brand}. Si no fuiste tú, cancélala con el enlace de arriba.',
  },
  booked: {
    subject: 'Tu consulta con {brand} está reservada',
    first: `Tu consulta gratuita de ${CONSULTATION_MINUTES} minutos está reservada. Nos dará gusto saber a quién buscas.`,
    last: 'Antes de la llamada enviaremos el enlace a esta dirección. Abre el archivo adjunto para agregar la consulta a tu calendario.',
  },
  moved: {
    subject: 'Tu consulta con {brand} tiene otro horario',
    first: 'Tu consulta cambió de horario. Este es el nuevo:',
    last: 'Abre el archivo adjunto para actualizar tu calendario.',
  },
  cancelled: {
    subject: 'Se canceló tu consulta con {brand}',
    first: 'Se canceló tu consulta. Estaba reservada para este horario:',
    last: 'Abre el archivo adjunto para quitarla de tu calendario. Puedes reservar otro horario cuando te convenga:',
  },
};
