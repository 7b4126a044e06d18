/** Texts of a job's funnel, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { funnelEn } from './funnel.en.ts';

export const funnelPt: TranslationOf<typeof funnelEn> = {
  title: 'Até onde vão as candidaturas',
  text: 'Quantas chegaram a cada etapa ou a uma posterior, e a mediana do tempo que ficaram nela antes de sair, para onde quer que fosse.',
  hireTime: 'Tempo mediano da candidatura à contratação: {time}.',
  noHire: 'Ninguém foi contratado para esta vaga ainda.',
  cutOff: 'Das {count, number} candidaturas mais recentes.',
  failed: 'Não foi possível carregar os números',
  stage: 'Etapa',
  reached: 'Chegaram',
  now: 'Agora nela',
  time: 'Tempo mediano',
  days: '{days, plural, one {# dia} other {# dias}}',
  underADay: 'Menos de um dia',
  none: '–',
};
