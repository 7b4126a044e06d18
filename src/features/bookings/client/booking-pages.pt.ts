/** The pages for booking a consultation and changing a booking, in Portuguese. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { bookingPagesEn } from './booking-pages.en.ts';

export const bookingPagesPt: TranslationOf<typeof bookingPagesEn> = {
  eyebrow: 'Consulta gratuita',
  footer: { home: 'Início', consultation: 'O que esperar', privacy: 'Privacidade', terms: 'Termos' },
  book: {
    head: {
      title: 'Agende uma consulta gratuita',
      description: `Escolha um horário para sua consulta gratuita de ${CONSULTATION_MINUTES} minutos. Você vê os horários livres das próximas duas semanas no seu fuso horário.`,
      share: {
        kicker: 'Consulta',
        title: 'Escolha seu horário',
        note: `Grátis, ${CONSULTATION_MINUTES} minutos, online`,
      },
    },
    title: `Agende sua consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    lead: 'Converse com nossa equipe sobre a vaga que você quer preencher. Escolha um horário, e vamos enviar a confirmação por e-mail.',
    needsScript:
      'Para agendar aqui é preciso JavaScript, que está desativado neste navegador. Escreva para {email} com dois ou três horários bons para você, e vamos responder com um convite.',
  },
  manage: {
    head: {
      title: 'Remarque ou cancele sua consulta',
      description: 'Escolha outro horário para sua consulta ou cancele-a.',
      share: { kicker: 'Consulta', title: 'Remarque ou cancele sua consulta' },
    },
    title: 'Remarque ou cancele sua consulta',
    lead: 'Nada muda até você clicar em um botão.',
    needsScript:
      'Para mudar seu agendamento aqui é preciso JavaScript, que está desativado neste navegador. Escreva para {email}, e faremos a mudança para você.',
  },
};
