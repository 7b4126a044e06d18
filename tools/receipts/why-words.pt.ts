/** Texts of the answer to "why?", in Portuguese. `{name}` is replaced by a value. */
import { vocabularyPt } from '../../src/client/vocabulary.pt.ts';
import { matchingPt } from '../../src/features/matching/client/matching.pt.ts';
import { wordingPt } from '../../src/features/matching/client/wording.pt.ts';
import type { WhyWords } from './why-words.en.ts';

export const whyWordsPt: WhyWords = {
  sentences: {
    applied: 'Você se candidatou em {date}. Agora: {status}.',
    decided:
      'Uma pessoa de {company} decidiu em {date}. Nenhuma candidatura é recusada pela pontuação. Motivo: {reason}.',
    scoreOfMove:
      'Sua pontuação para esta vaga era {score} de 100 em {date}, quando a empresa moveu a sua candidatura pela última vez.',
    scoreOfFiling: 'Sua pontuação para esta vaga era {score} de 100 em {date}, quando você se candidatou.',
    unscored: 'Sua candidatura foi considerada sem pontuação, como você escolheu.',
    noReceipt: 'Nenhuma pontuação desta candidatura está guardada.',
    agrees: 'Calculada de novo agora pelas regras daquele dia (motor {engine}), é a mesma.',
    differs:
      'Calculada de novo agora pelas regras daquele dia (motor {engine}), não é a mesma. O operador precisa investigar.',
    notKept: 'As regras daquele dia (motor {engine}) não estão guardadas aqui, por isso ela não foi calculada de novo.',
    made: 'Aspectos da pontuação:',
    notCounted: 'Não informado pelos dois lados, por isso não contou: {factors}.',
    weighed: 'O que a empresa fez contar mais ou menos nesta vaga: {factors}.',
    knownOfYou: 'O que sabiam sobre você:',
    asked: 'O que a vaga pedia:',
    reduced: 'Os textos foram guardados como as palavras que as regras contam, e não podem ser lidos aqui.',
    jobType: 'Tipo de trabalho',
    rate: 'Valor por hora (US$)',
    budget: 'Orçamento por hora (US$)',
    held: 'Trabalhos anteriores',
    today: 'hoje',
    wrong: 'Algo está errado ou falta? Mude o seu perfil: as suas pontuações acompanham na hora.',
    review: 'Você pode pedir até {date} uma revisão por outra pessoa que não a que decidiu.',
  },
  wording: wordingPt,
  matching: matchingPt,
  vocabulary: vocabularyPt,
};
