/** Portuguese text for the check-in form. */
import type { TranslationOf } from '#shared/translation.ts';
import type { checkInEn } from './check-in.en.ts';

export const checkInPt: TranslationOf<typeof checkInEn> = {
  about: '{job} com {other}, depois de {day, number} dias',
  question: 'Como estão as coisas?',
  answers: {
    good: { title: 'Tudo bem', text: 'Não preciso de ajuda.' },
    concerns: { title: 'Tenho algumas preocupações', text: 'Não é nada urgente.' },
    problem: { title: 'Há um problema', text: 'Alguém da nossa equipe vai escrever para você.' },
  },
  thanks: 'Agradecemos sua resposta',
  kept: 'Resposta salva: {answer}. Você pode mudar aqui.',
  private: 'Nossa equipe vê sua resposta. {other} não tem acesso a ela.',
  noToken: 'O link está incompleto. Abra-o de novo pelo e-mail.',
  gone: 'Este link não funciona mais.',
  loading: 'Um momento…',
};
