/** Portuguese text around the form on the check-in page. */
import type { TranslationOf } from '#shared/translation.ts';
import type { checkInPageEn } from './check-in-page.en.ts';

export const checkInPagePt: TranslationOf<typeof checkInPageEn> = {
  head: {
    title: 'Sua contratação',
    description: 'Conte como vai sua contratação.',
    share: { kicker: 'Sua contratação', title: 'Como estão as coisas?' },
  },
  title: 'Como estão as coisas?',
  text: 'Queremos saber como vai sua contratação. Basta um clique.',
  tagline: 'Se algo não vai bem, conte para nós o quanto antes.',
  signIn: 'Entrar',
};
