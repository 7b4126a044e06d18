/** What the mails of hiring say, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { hiringMailsEn } from './hiring.mails.en.ts';

export const hiringMailsEs: TranslationOf<typeof hiringMailsEn> = {
  see: 'Ver la oferta',
  page: 'Ver la contratación',
  terms: {
    rate: 'Tarifa',
    perHour: '{rate} por hora',
    hours: 'Horas por semana',
    type: 'Tipo',
    start: 'Inicio',
    end: 'Fin',
    open: 'sin fecha',
    valid: 'Válida hasta',
    utc: '{time} (UTC)',
    types: { 'full-time': 'Tiempo completo', 'part-time': 'Medio tiempo', contract: 'Por contrato' },
  },
  revised: {
    subject: 'Nuevas condiciones de {company} para {job}',
    text: '{company} te envió una nueva versión de su oferta para {job}. La anterior ya no vale. Estas son las condiciones:',
  },
  withdrawn: {
    subject: '{company} retiró su oferta para {job}',
    text: '{company} retiró su oferta para {job}, así que ya no se puede aceptar. Tu postulación sigue como estaba; pueden enviarte otra.',
  },
  expired: {
    subject: 'Tu oferta a {candidate} venció',
    text: 'Tu oferta a {candidate} para {job} no tuvo respuesta a tiempo y venció. Puedes enviar una nueva versión en la página de la postulación.',
  },
  declined: {
    subject: '{candidate} rechazó tu oferta',
    text: '{candidate} rechazó tu oferta para {job}.',
    reason: 'Te escribe:',
  },
  acceptedCompany: {
    subject: '{candidate} aceptó tu oferta',
    text: '{candidate} aceptó tu oferta para {job}. Estas son las condiciones que acordaron:',
  },
  acceptedCandidate: {
    subject: 'Aceptaste: {job} en {company}',
    text: '¡Felicitaciones! Aceptaste la oferta de {company} para {job}. Estas son las condiciones que acordaron:',
  },
  document: 'Las encuentras en PDF en la página de la postulación. El SHA-256 de ese archivo:',
  hash: 'SHA-256',
  reasonHire: 'Recibes este correo porque eres parte de esta contratación.',
  reasonOffer: 'Recibes este correo porque se trata de una oferta que enviaste o recibiste.',
  checkIn: {
    subject: '¿Cómo va todo? {job}, día {day, number}',
    text: '{day, number} días después del inicio de {job} con {other}, preguntamos a ambas partes cómo va todo. Basta un clic, en esta página:',
    link: 'Contar cómo va',
    private: 'Tu respuesta es para nuestro equipo; {other} no la ve.',
    reason: 'Recibes este correo porque eres parte de esta contratación. Preguntamos a los {days} días.',
  },
  changed: {
    started: { subject: '{job}: el trabajo empezó', text: '{name} indica que el trabajo en {job} empezó.' },
    ended: { subject: '{job}: el trabajo terminó', text: '{name} indica que el trabajo en {job} terminó.' },
    claimed: {
      subject: '{job}: se reclamó la garantía',
      text: '{name} reclamó la garantía para {job}, y eso termina la contratación.',
    },
    replaced: {
      subject: '{job}: se contrató a otra persona',
      text: '{name} indica que se contrató a otra persona en tu lugar para {job}.',
    },
    moved: { subject: '{job}: otra fecha de inicio', text: '{name} cambió el inicio de {job} al {start}.' },
  },
};
