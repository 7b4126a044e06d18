/** Texts for the email that invites someone to a company, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { teamMailsEn } from './teams.mails.en.ts';

export const teamMailsEs: TranslationOf<typeof teamMailsEn> = {
  subject: '{companyName} te invita a {brand}',
  text: '{inviter} te invita a formar parte del equipo de {companyName} en {brand}.',
  roles: {
    owner: 'Como responsable de la cuenta, administras la empresa, su equipo y sus contrataciones.',
    recruiter: 'Con el rol de selección, publicas vacantes, revisas postulaciones y escribes a los candidatos.',
    reviewer: 'Con el rol de evaluación, calificas y comentas las postulaciones de las vacantes que te asignen.',
    viewer: 'Con el rol de solo lectura, puedes ver vacantes, postulaciones y candidatos.',
  },
  accept: 'Aceptar la invitación',
  validity: 'El enlace sirve una sola vez y solo para esta dirección. Vence en {days, number} días.',
  reason:
    'Recibes este correo porque una persona responsable de la cuenta de {companyName} escribió tu dirección. Si no conoces esta empresa, ignora el correo. No pasa nada si no aceptas.',
};
