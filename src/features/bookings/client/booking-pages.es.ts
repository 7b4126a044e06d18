/** The pages for booking a consultation and changing a booking, in Spanish. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { bookingPagesEn } from './booking-pages.en.ts';

export const bookingPagesEs: TranslationOf<typeof bookingPagesEn> = {
  eyebrow: 'Consulta gratuita',
  footer: { home: 'Inicio', consultation: 'Qué esperar', privacy: 'Privacidad', terms: 'Términos' },
  book: {
    head: {
      title: 'Reserva una consulta gratuita',
      description: `Elige un horario para tu consulta gratuita de ${CONSULTATION_MINUTES} minutos. Mira los horarios libres de las próximas dos semanas en tu hora local.`,
      share: {
        kicker: 'Consulta',
        title: 'Elige tu horario',
        note: `Gratis, ${CONSULTATION_MINUTES} minutos, en línea`,
      },
    },
    title: `Reserva tu consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    lead: 'Conversa con nuestro equipo sobre el puesto que quieres cubrir. Elige un horario y te enviaremos la confirmación por correo.',
    needsScript:
      'Para reservar aquí se necesita JavaScript, que está desactivado en este navegador. Escríbenos a {email} con dos o tres horarios que te convengan y te responderemos con una invitación.',
  },
  manage: {
    head: {
      title: 'Reagenda o cancela tu consulta',
      description: 'Elige otro horario para tu consulta o cancélala.',
      share: { kicker: 'Consulta', title: 'Reagenda o cancela tu consulta' },
    },
    title: 'Reagenda o cancela tu consulta',
    lead: 'Tu consulta no cambia hasta que presiones un botón.',
    needsScript:
      'Para cambiar tu reserva aquí se necesita JavaScript, que está desactivado en este navegador. Escríbenos a {email} y la cambiaremos por ti.',
  },
};
