/** Texts of booking mails, in Portuguese. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { bookingMailsEn } from './bookings.mails.en.ts';

export const bookingMailsPt: TranslationOf<typeof bookingMailsEn> = {
  when: 'Quando',
  ours: 'No nosso horário',
  change: 'Mudar ou cancelar',
  again: 'Agendar outro horário',
  reason: {
    ignore:
      'Você recebe este e-mail porque uma consulta com a {brand} foi marcada com este endereço. Se não foi você, ignore-o.',
    cancel:
      'Você recebe este e-mail porque uma consulta com a {brand} foi marcada com este endereço. Se não foi você, cancele-a com o link acima.',
  },
  booked: {
    subject: 'Sua consulta com a {brand} está marcada',
    first: `Sua consulta gratuita de ${CONSULTATION_MINUTES} minutos está marcada. Conte para nós de quem você precisa.`,
    last: 'Antes da chamada enviamos o link para este endereço. O arquivo anexo a coloca na sua agenda.',
  },
  moved: {
    subject: 'Sua consulta com a {brand} tem um novo horário',
    first: 'Sua consulta mudou de horário. Este é o novo:',
    last: 'O arquivo anexo muda a da sua agenda.',
  },
  cancelled: {
    subject: 'Sua consulta com a {brand} está cancelada',
    first: 'Sua consulta está cancelada. Ela seria neste horário:',
    last: 'O arquivo anexo a tira da sua agenda. Você pode agendar outro horário quando quiser:',
  },
};
