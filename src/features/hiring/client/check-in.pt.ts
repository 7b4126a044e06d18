/** Textos da página de um acompanhamento, em português. */
import type { TranslationOf } from '#shared/translation.ts';
import type { checkInEn } from './check-in.en.ts';

export const checkInPt: TranslationOf<typeof checkInEn> = {
  question: '{day, number} dias de {job} com {other}',
  ask: 'Como estão as coisas?',
  answers: {
    good: { title: 'Vai bem', text: 'Nada que precise de nós.' },
    concerns: { title: 'Algumas dúvidas', text: 'Seria bom conversar em algum momento.' },
    problem: { title: 'Há um problema', text: 'Alguém da nossa equipe escreve para você.' },
  },
  thanks: 'Obrigado',
  kept: 'Você respondeu: {answer}. Pode mudar aqui.',
  private: 'Sua resposta é para nossa equipe; {other} não a vê.',
  noToken: 'Este link não está completo. Abra-o de novo pelo e-mail.',
  gone: 'Este link não leva mais a lugar nenhum.',
  loading: 'Um momento…',
};
