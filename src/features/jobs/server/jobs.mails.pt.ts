/** Texts of the mails about the last day to apply, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobMailsEn } from './jobs.mails.en.ts';

export const jobMailsPt: TranslationOf<typeof jobMailsEn> = {
  reason: 'Você recebeu este e-mail porque {company} publicou esta vaga.',
  ending: {
    subject: 'Último dia para se candidatar a {job}: {day}',
    text: 'Depois de {day}, a vaga {job} é encerrada automaticamente. As candidaturas continuam lá. Para mantê-la aberta, amplie o prazo em {days} dias com um clique.',
    link: 'Ampliar o prazo',
  },
  closed: {
    subject: '{job} não recebe mais candidaturas',
    text: 'O último dia para se candidatar a {job} foi {day}, por isso a vaga foi encerrada. As candidaturas recebidas continuam lá. Você pode reabri-la quando quiser.',
    link: 'Ver a vaga',
  },
};
