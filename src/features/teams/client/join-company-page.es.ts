/** The page that the link in a company invitation opens, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { joinCompanyPageEn } from './join-company-page.en.ts';

export const joinCompanyPageEs: TranslationOf<typeof joinCompanyPageEn> = {
  head: {
    title: 'Únete a tu equipo',
    description: 'Acepta la invitación para unirte a una empresa.',
    share: { kicker: 'Tu equipo', title: 'Únete a tu equipo' },
  },
  title: 'Únete a tu equipo',
  text: 'Recibiste una invitación de tu empresa. Acéptala aquí.',
  tagline: 'Contraten en equipo, con una sola lista de postulaciones.',
};
