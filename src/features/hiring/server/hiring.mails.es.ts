/** Spanish text for hiring emails. */
import type { TranslationOf } from '#shared/translation.ts';
import type { hiringMailsEn } from './hiring.mails.en.ts';

export const hiringMailsEs: TranslationOf<typeof hiringMailsEn> = {
  see: 'Ver la oferta',
  page: 'Ver la contratación',
  terms: {
    rate: 'Tarifa',
    perHour: '{rate} por hora',
    hours: 'Horas por semana',
    month: 'Promedio mensual',
    type: 'Tipo',
    start: 'Inicio',
    end: 'Fin',
    open: 'sin fecha de fin',
    valid: 'Válida hasta',
    inZone: '{time} ({zone})',
    types: { 'full-time': 'Tiempo completo', 'part-time': 'Medio tiempo', contract: 'Por contrato' },
  },
  revised: {
    subject: 'Nuevas condiciones de {company} para {job}',
    text: '{company} te envió nuevas condiciones para {job}. Reemplazan cualquier versión anterior de su oferta:',
  },
  proposed: {
    subject: '{candidate} propuso otras condiciones para {job}',
    text: 'En respuesta a tu oferta para {job}, {candidate} propuso otras condiciones. La oferta sigue abierta: puedes enviar una nueva versión o mantener tus condiciones. Estas son las condiciones que propone {candidate}:',
  },
  kept: {
    subject: '{company} mantiene sus condiciones para {job}',
    text: '{company} leyó las condiciones que propusiste para {job} y mantiene las suyas. Todavía puedes aceptar o rechazar la oferta:',
  },
  withdrawn: {
    subject: '{company} retiró su oferta para {job}',
    text: '{company} retiró su oferta para {job}, así que ya no puedes aceptarla. Tu postulación no cambia y la empresa puede enviarte otra oferta.',
  },
  undone: {
    subject: '{company} retiró su oferta para {job}',
    text: '{company} retiró su oferta para {job}, así que ya no puedes aceptarla. Tu postulación volvió a la etapa anterior a la oferta.',
  },
  expired: {
    subject: 'Tu oferta a {candidate} venció',
    text: 'Tu oferta a {candidate} para {job} no se aceptó a tiempo, así que venció. Puedes enviar una nueva versión desde la postulación.',
  },
  declined: {
    subject: '{candidate} rechazó tu oferta',
    text: '{candidate} rechazó tu oferta para {job}.',
    reason: 'Te escribió:',
  },
  acceptedCompany: {
    subject: '{candidate} aceptó tu oferta',
    text: '{candidate} aceptó tu oferta para {job}. Estas son las condiciones que acordaron:',
  },
  acceptedCandidate: {
    subject: 'Aceptaste la oferta: {job} en {company}',
    text: '¡Felicitaciones! Aceptaste la oferta de {company} para {job}. Estas son las condiciones que acordaron:',
  },
  document:
    'Puedes descargar las condiciones en PDF desde la postulación. Con este código SHA-256 puedes comprobar que el archivo no cambió:',
  hash: 'SHA-256',
  reasonHire: 'Recibes este correo porque eres parte de esta contratación.',
  reasonOffer: 'Recibes este correo por una oferta que enviaste o recibiste.',
  checkIn: {
    subject: '¿Cómo va todo? {job}, día {day, number}',
    text: 'Ya pasaron unos {day, number} días desde la fecha de inicio de {job} con {other}. Les preguntamos a ambas partes cómo va todo. Basta un clic en esta página:',
    link: 'Contar cómo va',
    private: 'Nuestro equipo ve tu respuesta. {other} no la ve.',
    reason: 'Recibes este correo porque eres parte de esta contratación. Preguntamos a los {days} días.',
  },
  changed: {
    started: {
      subject: '{job}: el trabajo empezó',
      text: '{name} nos indicó que el trabajo en el puesto de {job} ya empezó.',
    },
    ended: {
      subject: '{job}: el trabajo terminó',
      text: '{name} nos indicó que el trabajo en el puesto de {job} ya terminó.',
    },
    'called-off': {
      subject: '{job}: se canceló la contratación antes del primer día',
      text: '{name} canceló la contratación para {job} antes del primer día ({start}). El trabajo no llegó a empezar.',
    },
    claimed: {
      subject: '{job}: se usó la garantía',
      text: 'Se usó la garantía para {job} y la contratación terminó.',
    },
    replaced: {
      subject: '{job}: se contrató un reemplazo',
      text: 'Se usó la garantía para {job} y {name} indica que se contrató a otra persona como reemplazo.',
    },
    moved: { subject: '{job}: nueva fecha de inicio', text: '{name} cambió la fecha de inicio de {job} al {start}.' },
  },
};
