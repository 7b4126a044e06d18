/** Texts around the notice about scores, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { scoresEn } from './scores.en.ts';

export const scoresPt: TranslationOf<typeof scoresEn> = {
  notice: {
    title: 'Como funcionam as pontuações',
    text: 'As empresas veem uma pontuação que mostra o quanto seu perfil combina com a vaga. Leia como ela é calculada e como participar sem ela.',
    textUnscored:
      'Suas pontuações estão desativadas, então as empresas não veem nenhuma. Leia como elas são calculadas. Você pode ativá-las de novo na sua conta.',
    confirm: 'Já li',
    confirmed: 'Você leu isto em {date}.',
  },
};
