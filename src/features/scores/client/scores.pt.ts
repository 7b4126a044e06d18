/** Texts of the notice about scores around it, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { scoresEn } from './scores.en.ts';

export const scoresPt: TranslationOf<typeof scoresEn> = {
  notice: {
    title: 'Como funcionam as pontuações',
    text: 'As empresas veem uma pontuação de quanto o seu perfil combina com a vaga delas. Leia de que ela se compõe e como participar sem ela.',
    textUnscored:
      'Suas pontuações estão desligadas, então as empresas não veem nenhuma. Leia de que se compõe uma pontuação; você pode ligá-las de novo na sua conta.',
    confirm: 'Já li',
    confirmed: 'Você leu isto em {date}.',
  },
};
