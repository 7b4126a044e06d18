/** Texts of company-log-words.en.ts, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companyLogWordsEn } from './company-log-words.en.ts';

export const companyLogWordsEs: TranslationOf<typeof companyLogWordsEn> = {
  job: {
    posted: '<b>{actor}</b> publicó la vacante {target}',
    changed: '<b>{actor}</b> modificó la vacante {target}',
    closed: '<b>{actor}</b> cerró la vacante {target}',
    renewed: '<b>{actor}</b> amplió el plazo de la vacante {target}',
    'team-changed': '<b>{actor}</b> cambió el equipo de selección de la vacante {target}',
  },
  application: {
    moved: '<b>{actor}</b> cambió de etapa una postulación a {target}',
    declined: '<b>{actor}</b> descartó una postulación a {target}',
    'move-undone': '<b>{actor}</b> deshizo una decisión sobre una postulación a {target}',
  },
  interview: { 'interviewers-changed': '<b>{actor}</b> cambió quién hace una entrevista para {target}' },
  offer: {
    sent: '<b>{actor}</b> envió una oferta para {target}',
    withdrawn: '<b>{actor}</b> retiró una oferta para {target}',
  },
  hire: {
    recorded: '<b>{actor}</b> registró una contratación para {target}',
    changed: '<b>{actor}</b> modificó una contratación para {target}',
    exported: '<b>{actor}</b> descargó los datos de una contratación para {target}',
  },
  member: {
    invited: '<b>{actor}</b> invitó a {target}',
    'invitation-withdrawn': '<b>{actor}</b> retiró la invitación a {target}',
    joined: '<b>{actor}</b> se unió al equipo',
    'role-changed': '<b>{actor}</b> cambió el rol de {target}',
    removed: '<b>{actor}</b> quitó del equipo a {target}',
    left: '<b>{actor}</b> dejó el equipo',
  },
  company: {
    changed: '<b>{actor}</b> modificó el perfil de la empresa',
  },
  account: {
    exported: '<b>{actor}</b> descargó los datos de su cuenta',
  },
};
