/** Texts of the answer to "why?", in Portuguese. `{name}` is replaced by a value. */
import { vocabularyPt } from '../../src/client/vocabulary.pt.ts';
import { wordingPt } from '../../src/engine/scoring/wording.pt.ts';
import { profilePartsPt } from '../../src/features/candidates/client/profile-parts.pt.ts';
import { matchingPt } from '../../src/features/matching/client/matching.pt.ts';
import type { WhyWords } from './why-words.en.ts';

export const whyWordsPt: WhyWords = {
  sentences: {
    applied: 'Você se candidatou em {date}. Agora: {status}.',
    decided:
      'Uma pessoa de {company} decidiu em {date}. Nenhuma candidatura é recusada pela pontuação. Motivo: {reason}.',
    scoreOfMove:
      'Em {date}, quando a empresa mudou sua candidatura de etapa pela última vez, sua pontuação para esta vaga era {score} de 100.',
    scoreOfFiling: 'Em {date}, quando você se candidatou, sua pontuação para esta vaga era {score} de 100.',
    unscored: 'Sua candidatura foi considerada sem pontuação, como você escolheu.',
    noReceipt: 'Não temos uma pontuação guardada desta candidatura.',
    agrees: 'Calculamos de novo com as regras daquele momento (motor {engine}), e ela é a mesma.',
    differs:
      'Calculamos de novo com as regras daquele momento (motor {engine}), e ela não é a mesma. O operador precisa investigar.',
    notKept:
      'As regras daquele momento (motor {engine}) não estão guardadas aqui, por isso não foi possível calcular de novo.',
    made: 'Aspectos da pontuação:',
    notCounted: 'Falta no perfil ou na vaga, por isso não contou: {factors}.',
    weighed: 'O que a empresa escolheu que contasse mais ou menos nesta vaga: {factors}.',
    knownOfYou: 'O que a empresa sabia sobre você:',
    asked: 'O que a vaga pedia:',
    reduced: 'Dos textos guardamos só as palavras que contam para a pontuação, por isso você não pode lê-los aqui.',
    jobType: 'Tipo de trabalho',
    countries: 'Países',
    rate: 'Valor por hora (US$)',
    budget: 'Orçamento por hora (US$)',
    held: 'Experiência profissional',
    today: 'hoje',
    wrong: 'Falta algo ou há um erro? Corrija seu perfil, e suas pontuações mudam na hora.',
    review: 'Até {date}, você pode pedir que a decisão seja revisada por outra pessoa.',
  },
  wording: wordingPt,
  matching: matchingPt,
  vocabulary: vocabularyPt,
  profileParts: profilePartsPt,
};
