/** Texts of score-record.en.ts, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { scoreRecordEn } from './score-record.en.ts';

export const scoreRecordPt: TranslationOf<typeof scoreRecordEn> = {
  title: 'O registro desta pontuação',
  text: 'A pontuação como era quando a empresa moveu esta candidatura pela última vez, ou quando ela foi enviada. Guardamos tudo o que foi usado no cálculo, sem nomes nem endereços, para que ele possa ser refeito.',
  none: 'Esta candidatura não tem uma pontuação guardada.',
  unscored: 'Não calculamos uma pontuação porque as pontuações estavam desativadas para este perfil.',
  score: '{score, number} de 100',
  at: '{date} · regras de pontuação, versão {engine}',
  factors: 'Aspectos da pontuação',
  factor: '{score, number} de 100 · {percent}%',
  weighed: 'Pesos alterados pela empresa: {factors}',
  candidate: 'O perfil naquele momento',
  job: 'O que a vaga pedia',
  jobTitle: 'Cargo',
  skills: 'Habilidades',
  experience: 'Experiência',
  rate: 'Valor por hora',
  budget: 'Orçamento',
  timezone: 'Fuso horário',
  workType: 'Tipo de trabalho',
  country: 'País',
  countries: 'Países',
  hoursPerWeek: 'Horas por semana',
  positions: 'Experiência profissional',
  position: '{title} ({span})',
  today: 'hoje',
  bio: 'Biografia',
  description: 'Descrição',
  reduced: 'De alguns textos guardamos só as palavras que a pontuação usa.',
  save: 'Baixar registro',
};
