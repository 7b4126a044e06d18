/** Texts of this feature's screens, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { matchingEn } from './matching.en.ts';

export const matchingPt: TranslationOf<typeof matchingEn> = {
  percent: '{score}%',
  spokenScore: 'compatibilidade:',
  unscored: 'Sem pontuação',
  unscoredHint: 'Participa sem pontuação. Como funcionam as pontuações',
  unscoredTitle: 'Participa sem pontuação',
  unscoredText:
    'Esta pessoa pediu para participar sem pontuação. Isso não diz nada a favor nem contra: leia o que ela conta, como faria com qualquer pessoa.',
  clock: { shared: '{hours, plural, =0 {sem horas em comum} other {{hours, number} h em comum}}' },
  howScoresWork: 'Como funcionam as pontuações',
  seeWhy: 'Ver por quê',
  dialogTitle: 'Por que {score}%',
  band: {
    strong: 'Combinação forte',
    good: 'Boa combinação',
    partial: 'Combinação parcial',
    weak: 'Combinação fraca',
  },
  skillsFact: {
    company: {
      all: 'Tem {asked, plural, one {a habilidade que você pede} other {as # habilidades que você pede}}.',
      almostAll: 'Tem quase todas as habilidades que você pede: {matched, number} de {asked, number}.',
      some: 'Tem {matched, number} de {asked, plural, one {# habilidade que você pede} other {# habilidades que você pede}}.',
    },
    candidate: {
      all: 'Você tem {asked, plural, one {a habilidade pedida} other {as # habilidades pedidas}}.',
      almostAll: 'Você tem quase todas as habilidades pedidas: {matched, number} de {asked, number}.',
      some: 'Você tem {matched, number} de {asked, plural, one {# habilidade pedida} other {# habilidades pedidas}}.',
    },
  },
  factorsHeading: 'Como ela se forma',
  factor: {
    skills: 'Habilidades',
    title: 'Cargo',
    experience: 'Experiência',
    rate: 'Valor',
    timezone: 'Horário de trabalho',
    availability: 'Disponibilidade',
    text: 'Descrição',
  },
  factorScore: '{score} de 100',
  weight: '{percent}% da pontuação',
  times: '×{times} nesta vaga',
  noWeight: 'Não há o que comparar, por isso não conta',
  confidenceHeading: 'Quão segura é esta pontuação',
  confidence: { low: 'Baixa confiança', medium: 'Confiança média', high: 'Alta confiança' },
  confidenceText: {
    low: 'Foi informado pouco que se possa comparar.',
    medium: 'Foi informada uma parte do que se pode comparar.',
    high: 'Foi informada a maior parte do que se pode comparar.',
  },
  compared: 'Os dois lados informaram: {parts}',
  notCompared: '{part}: {reason}',
  surer: {
    candidate: 'Mais habilidades, uma biografia mais completa e nenhum campo vazio no seu perfil a tornam mais segura.',
    company:
      'Uma vaga mais completa a torna mais segura: habilidades exigidas, uma descrição mais longa e nenhum campo vazio. Um perfil mais completo também.',
  },
  copied: {
    badge: 'Repete a vaga',
    bio: 'A biografia repete a sua vaga quase palavra por palavra.',
    skills: 'As habilidades são as da sua vaga, palavra por palavra.',
    counts: 'O que se repete conta uma só vez.',
  },
  loading: 'Carregando a explicação',
  failed: 'Não foi possível carregar a explicação',
  skillsHeading: 'Habilidades',
  matched: 'Combinam',
  related: 'Relacionadas',
  missing: 'Faltam',
  relatedSkill: '{offered} por {required}',
  improvementsHeading: 'O que a aumentaria',
  hint: 'Uma pontuação ajuda a decidir. Ela nunca recusa ninguém e não esconde ninguém, a menos que uma empresa filtre por ela.',
};
