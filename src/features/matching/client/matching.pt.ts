/** Portuguese text for this feature's screens. */
import type { TranslationOf } from '#shared/translation.ts';
import type { matchingEn } from './matching.en.ts';

export const matchingPt: TranslationOf<typeof matchingEn> = {
  percent: '{score}%',
  spokenScore: 'pontuação:',
  unscored: 'Sem pontuação',
  unscoredHint: 'As pontuações estão desativadas neste perfil. Como funciona a pontuação',
  unscoredTitle: 'Perfil sem pontuação',
  unscoredText: 'Esta pessoa escolheu participar sem pontuação. Leia o perfil como você leria qualquer outro.',
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
  factorsHeading: 'Como a pontuação é calculada',
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
  times: 'peso ×{times} nesta vaga',
  noWeight: 'Sem dados para comparar, por isso não conta',
  confidenceHeading: 'Confiabilidade desta pontuação',
  confidence: { low: 'Confiabilidade baixa', medium: 'Confiabilidade média', high: 'Confiabilidade alta' },
  confidenceText: {
    low: 'Faltam muitos dos dados necessários para comparar.',
    medium: 'Temos parte dos dados necessários para comparar.',
    high: 'Temos a maior parte dos dados necessários para comparar.',
  },
  compared: 'Comparamos: {parts}',
  notCompared: '{part}: {reason}',
  surer: {
    candidate:
      'Para tornar a pontuação mais confiável, adicione habilidades, escreva uma biografia mais completa e preencha os campos vazios do seu perfil.',
    company:
      'Para tornar a pontuação mais confiável, informe as habilidades exigidas, detalhe mais a descrição e preencha os campos vazios do anúncio. Também ajuda se a pessoa completar o próprio perfil.',
  },
  copied: {
    badge: 'Repete o anúncio',
    bio: 'A biografia repete o seu anúncio quase palavra por palavra.',
    skills: 'As habilidades são as mesmas do seu anúncio, palavra por palavra.',
    counts: 'O texto repetido conta uma só vez.',
  },
  loading: 'Carregando a explicação',
  failed: 'Não foi possível carregar a explicação',
  skillsHeading: 'Habilidades',
  matched: 'Combinam',
  related: 'Relacionadas',
  missing: 'Faltam',
  relatedSkill: '{offered} no lugar de {required}',
  improvementsHeading: 'O que aumentaria a pontuação',
  hint: 'A pontuação ajuda a decidir. Ela nunca recusa ninguém e só esconde alguém se uma empresa filtrar por ela.',
};
