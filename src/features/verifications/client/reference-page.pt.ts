/** The page where someone gives a reference, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { referencePageEn } from './reference-page.en.ts';

export const referencePagePt: TranslationOf<typeof referencePageEn> = {
  head: {
    title: 'Dar uma referência',
    description: 'Conte sobre alguém com quem você trabalhou.',
    share: { kicker: 'Com suas palavras', title: 'Dar uma referência' },
  },
  title: 'Dar uma referência',
  text: 'Quatro perguntas sobre como foi trabalhar com essa pessoa. Só nossa equipe de análise lê suas respostas.',
  tagline: 'Conte, com suas palavras, como foi trabalhar com essa pessoa.',
  privacy: 'O que guardamos sobre você',
};
