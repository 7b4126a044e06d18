/** The page that the link in a company invitation opens, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { joinCompanyPageEn } from './join-company-page.en.ts';

export const joinCompanyPagePt: TranslationOf<typeof joinCompanyPageEn> = {
  head: {
    title: 'Entre na sua equipe',
    description: 'Aceite o convite para entrar na equipe de uma empresa.',
    share: { kicker: 'Sua equipe', title: 'Entre na sua equipe' },
  },
  title: 'Entre na sua equipe',
  text: 'Para quem recebeu um convite da empresa.',
  tagline: 'Contratem em equipe, com uma única lista de candidatos.',
};
