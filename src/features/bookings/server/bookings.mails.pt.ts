/** Texts of booking emails, in Portuguese. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { bookingMailsEn } from './bookings.mails.en.ts';

export const bookingMailsPt: TranslationOf<typeof bookingMailsEn> = {
  when: 'Quando',
  ours: 'Horário da nossa equipe',
  change: 'Remarcar ou cancelar',
  again: 'Agendar outro horário',
  reason: {
    ignore:
      'Você recebeu este e-mail porque uma consulta com a {brand} foi marcada com este endereço. Se não foi você, ignore esta mensagem.',
    cancel:
      'Você recebeu este e-mail porque uma consulta com a {brand} foi marcada com este endereço. Se não foi você, cancele-a com o link acima.',
  },
  booked: {
    subject: 'Sua consulta com a {brand} está marcada',
    first: `Sua consulta gratuita de ${CONSULTATION_MINUTES} minutos está marcada. Será um prazer saber quem você procura.`,
    last: 'Antes da chamada, vamos enviar o link para este endereço. Abra o arquivo anexo para adicionar a consulta ao seu calendário.',
  },
  moved: {
    subject: 'Sua consulta com a {brand} tem um novo horário',
    first: 'Sua consulta foi remarcada para este horário:',
    last: 'Abra o arquivo anexo para atualizar seu calendário.',
  },
  cancelled: {
    subject: 'Sua consulta com a {brand} foi cancelada',
    first: 'Sua consulta foi cancelada. Ela estava marcada para este horário:',
    last: 'Abra o arquivo anexo para remover a consulta do seu calendário. Você pode agendar outro horário quando quiser:',
  },
};
