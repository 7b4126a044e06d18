/** Portuguese text for this feature's screens. */
import type { TranslationOf } from '#shared/translation.ts';
import type { matchingEn } from './matching.en.ts';

export const matchingPt: TranslationOf<typeof matchingEn> = {
  percent: '{score}%',
  spokenScore: 'pontuação:',
  unscored: 'Sem pontuação',
  unscoredHint: 'As pontuações estão desativadas neste perfil. Como funciona a pontuação',
  unscoredTitle: 'Perfil sem pontuação',
  unscoredText: 'Esta pessoa escolheu participar sem pontuação. Leia o perfil como leria qualquer outro.',
  clock: {
    shared: '{hours, plural, =0 {sem horas em comum} other {{hours, number} h em comum}}',
    shift: 'turno de {start} a {end}',
  },
  howScoresWork: 'Como funciona a pontuação',
  seeWhy: 'Ver por quê',
  dialogTitle: 'Por que {score}%',
  band: {
    strong: 'Alta compatibilidade',
    good: 'Boa compatibilidade',
    partial: 'Compatibilidade parcial',
    weak: 'Baixa compatibilidade',
  },
  skillsFact: {
    company: {
      all: 'Tem {asked, plural, one {a habilidade que você pede} other {as # habilidades que você pede}}.',
      almostAll: 'Tem quase todas as habilidades que você pede: {matched, number} de {asked, number}.',
      some: '{matched, plural, =0 {Não tem nenhuma das habilidades que você pede.} other {Tem # {asked, plural, one {de # habilidade que você pede} other {das # habilidades que você pede}}.}}',
    },
    candidate: {
      all: 'Você tem {asked, plural, one {a habilidade pedida} other {as # habilidades pedidas}}.',
      almostAll: 'Você tem quase todas as habilidades pedidas: {matched, number} de {asked, number}.',
      some: '{matched, plural, =0 {Você não tem nenhuma das habilidades pedidas.} other {Você tem # {asked, plural, one {de # habilidade pedida} other {das # habilidades pedidas}}.}}',
    },
  },
  factor: {
    skills: 'Habilidades',
    title: 'Cargo',
    experience: 'Experiência',
    rate: 'Valor por hora',
    timezone: 'Horário de trabalho',
    availability: 'Disponibilidade',
    text: 'Descrição',
    country: 'País',
    hours: 'Horas por semana',
  },
  factorScore: '{score} de 100',
  weight: '{percent}% da pontuação',
  noWeight: 'Sem dados para comparar, por isso não conta',
  confidence: { low: 'Confiança baixa', medium: 'Confiança média', high: 'Confiança alta' },
  copied: {
    badge: 'Repete o anúncio',
  },
  loading: 'Carregando a explicação',
  failed: 'Não foi possível carregar a explicação',
  matched: 'Combinam',
  related: 'Relacionadas',
  missing: 'Faltam',
  relatedSkill: '{offered} no lugar de {required}',
};
