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
      'Uma pessoa de {company} tomou esta decisão em {date}. Nenhuma candidatura é recusada automaticamente por causa da pontuação. Motivo: {reason}.',
    ended: 'A empresa excluiu a própria conta em {date}, então sua candidatura foi encerrada.',
    scoreOfMove:
      'Em {date}, quando a empresa mudou sua candidatura de etapa pela última vez, sua pontuação para esta vaga era {score} de 100.',
    scoreOfFiling: 'Em {date}, quando você se candidatou, sua pontuação para esta vaga era {score} de 100.',
    unscored: 'Sua candidatura foi considerada sem pontuação, como você escolheu.',
    noReceipt: 'Não temos uma pontuação guardada desta candidatura.',
    agrees: 'Refizemos o cálculo com as regras daquele momento (motor {engine}), e a pontuação é a mesma.',
    differs:
      'Refizemos o cálculo com as regras daquele momento (motor {engine}), e a pontuação não é a mesma. O operador precisa investigar isso.',
    notKept:
      'As regras daquele momento (motor {engine}) não estão guardadas aqui, por isso não foi possível refazer o cálculo.',
    made: 'Aspectos da pontuação:',
    notCounted: 'Aspectos que não contaram porque faltam dados no perfil ou na vaga: {factors}.',
    weighed: 'Aspectos a que a empresa deu mais ou menos peso nesta vaga: {factors}.',
    knownOfYou: 'O que a empresa sabia sobre você:',
    asked: 'O que a vaga pedia:',
    reduced: 'Dos textos guardamos só as palavras que contam para a pontuação, por isso você não pode lê-los aqui.',
    jobType: 'Tipo de trabalho',
    countries: 'Países',
    rate: 'Valor por hora (US$)',
    budget: 'Orçamento por hora (US$)',
    held: 'Experiência profissional',
    today: 'atual',
    wrong: 'Falta algo ou há um erro? Corrija seu perfil, e suas pontuações mudam na hora.',
    review: 'Até {date}, você pode pedir que a decisão seja revisada por outra pessoa.',
  },
  wording: wordingPt,
  matching: matchingPt,
  vocabulary: vocabularyPt,
  profileParts: profilePartsPt,
};
