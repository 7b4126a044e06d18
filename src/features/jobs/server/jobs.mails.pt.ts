/** Portuguese text for the emails about the last day to apply and about takedowns. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobMailsEn } from './jobs.mails.en.ts';

export const jobMailsPt: TranslationOf<typeof jobMailsEn> = {
  reason: 'Você recebeu este e-mail porque a {company} publicou esta vaga.',
  ending: {
    subject: 'Último dia para se candidatar à vaga {job}: {day}',
    text: 'Depois de {day}, a vaga {job} será encerrada automaticamente. Você não perde as candidaturas recebidas. Para manter a vaga aberta, clique no botão na página dela: o prazo será prorrogado por {days} dias, contados a partir do dia do clique.',
    link: 'Ver a vaga',
  },
  closed: {
    subject: 'A vaga {job} não recebe mais candidaturas',
    text: 'O último dia para se candidatar à vaga {job} foi {day}, por isso a vaga foi encerrada. Você não perde as candidaturas recebidas e pode reabrir a vaga na página dela, a menos que ainda deva uma resposta a alguém que se candidatou.',
    link: 'Ver a vaga',
  },
  takenDown: {
    subject: 'Tiramos sua vaga {job} do ar',
    text: 'Nossa equipe tirou a vaga {job} do ar. O motivo:',
    meaning:
      'Os candidatos não encontram mais a vaga e ninguém pode se candidatar. Você não perde as candidaturas recebidas e pode seguir com elas, mas não pode reabrir a vaga, prorrogar o prazo nem publicar a vaga de novo.',
    contact:
      'Se achar que houve um engano, ou depois de corrigir a vaga, escreva para {email}, e vamos analisá-la de novo.',
    link: 'Ver a vaga',
  },
  restored: {
    subject: 'Restauramos sua vaga {job}',
    open: 'Nossa equipe restaurou a vaga {job}. Ela está aberta de novo: os candidatos a encontram e podem se candidatar. Prorrogamos o prazo para se candidatar pelo mesmo número de dias em que ela ficou fora do ar.',
    paused:
      'Nossa equipe restaurou a vaga {job}. Ela está pausada, por isso os candidatos não a encontram. Você pode reabrir a vaga na página dela, a menos que ainda deva uma resposta a alguém que se candidatou. Prorrogamos o prazo para se candidatar pelo mesmo número de dias em que ela ficou fora do ar.',
    closed:
      'Nossa equipe restaurou a vaga {job}. Ela está encerrada, como antes. Você pode reabrir a vaga na página dela, a menos que ainda deva uma resposta a alguém que se candidatou.',
    link: 'Ver a vaga',
  },
};
