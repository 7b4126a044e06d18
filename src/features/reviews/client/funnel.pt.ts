/** Portuguese text for a job's funnel. */
import type { TranslationOf } from '#shared/translation.ts';
import type { funnelEn } from './funnel.en.ts';

export const funnelPt: TranslationOf<typeof funnelEn> = {
  title: 'Até onde vão as candidaturas',
  text: 'Quantas candidaturas chegaram a cada etapa ou passaram dela, e quanto tempo (mediana) ficaram em cada etapa antes de avançar ou sair.',
  hireTime: 'Tempo mediano da candidatura até a contratação: {time}.',
  noHire: 'Ainda não houve contratação para esta vaga.',
  cutOff: 'Com base nas {count, number} candidaturas mais recentes.',
  failed: 'Não foi possível carregar os números',
  empty: 'Ainda não há números',
  emptyText: 'Quando houver candidaturas, você vai ver aqui até onde elas vão e quanto dura cada etapa.',
  stage: 'Etapa',
  reached: 'Chegaram',
  now: 'Agora',
  time: 'Tempo mediano',
  days: '{days, plural, one {# dia} other {# dias}}',
  underADay: '< 1 dia',
  none: '–',
};
