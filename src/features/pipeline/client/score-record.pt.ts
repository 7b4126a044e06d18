/** O registro de uma pontuação, na página da sua candidatura. */
import type { TranslationOf } from '#shared/translation.ts';
import type { scoreRecordEn } from './score-record.en.ts';

export const scoreRecordPt: TranslationOf<typeof scoreRecordEn> = {
  title: 'O registro desta pontuação',
  text: 'A pontuação como era quando a empresa moveu esta candidatura pela última vez, ou quando ela foi enviada. Tudo de que ela resultou fica guardado, sem nomes e endereços, para que possa ser calculada de novo.',
  none: 'Nenhuma pontuação foi guardada com esta candidatura.',
  unscored: 'Nenhuma pontuação foi calculada: estavam desligadas para este perfil.',
  score: '{score, number} de 100',
  at: '{date} · regras, versão {engine}',
  factors: 'De que ela resultou',
  factor: '{score, number} de 100 · {percent}%',
  weighed: 'Mudado pela empresa: {factors}',
  candidate: 'O que se sabia de quem se candidatou',
  job: 'O que a vaga pedia',
  jobTitle: 'Cargo',
  skills: 'Habilidades',
  experience: 'Experiência',
  rate: 'Valor',
  budget: 'Orçamento',
  timezone: 'Fuso horário',
  workType: 'Tipo de trabalho',
  positions: 'Trabalhos anteriores',
  position: '{title} ({span})',
  today: 'hoje',
  bio: 'Biografia',
  description: 'Descrição',
  reduced: 'Alguns textos foram guardados só como as palavras que contam.',
  save: 'Salvar como arquivo',
};
