/** What the mails of hiring say, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { hiringMailsEn } from './hiring.mails.en.ts';

export const hiringMailsPt: TranslationOf<typeof hiringMailsEn> = {
  see: 'Ver a oferta',
  page: 'Ver a contratação',
  terms: {
    rate: 'Valor',
    perHour: '{rate} por hora',
    hours: 'Horas por semana',
    type: 'Tipo',
    start: 'Início',
    end: 'Fim',
    open: 'sem data',
    valid: 'Válida até',
    utc: '{time} (UTC)',
    types: { 'full-time': 'Tempo integral', 'part-time': 'Meio período', contract: 'Por contrato' },
  },
  revised: {
    subject: 'Novas condições da {company} para {job}',
    text: '{company} enviou a você uma nova versão da oferta para {job}. A anterior não vale mais. Estas são as condições:',
  },
  withdrawn: {
    subject: '{company} retirou a oferta para {job}',
    text: '{company} retirou a oferta para {job}, então ela não pode mais ser aceita. Sua candidatura continua como estava; podem enviar outra.',
  },
  expired: {
    subject: 'Sua oferta para {candidate} venceu',
    text: 'Sua oferta para {candidate} na vaga {job} não teve resposta a tempo e venceu. Você pode enviar uma nova versão na página da candidatura.',
  },
  declined: {
    subject: '{candidate} recusou sua oferta',
    text: '{candidate} recusou sua oferta para {job}.',
    reason: 'Escreveu:',
  },
  acceptedCompany: {
    subject: '{candidate} aceitou sua oferta',
    text: '{candidate} aceitou sua oferta para {job}. Estas são as condições combinadas:',
  },
  acceptedCandidate: {
    subject: 'Você aceitou: {job} na {company}',
    text: 'Parabéns: você aceitou a oferta da {company} para {job}. Estas são as condições combinadas:',
  },
  document: 'Elas estão em PDF na página da candidatura. O SHA-256 desse arquivo:',
  hash: 'SHA-256',
  reasonHire: 'Você recebe este e-mail porque faz parte desta contratação.',
  reasonOffer: 'Você recebe este e-mail porque se trata de uma oferta que você enviou ou recebeu.',
  checkIn: {
    subject: 'Como estão as coisas? {job}, dia {day, number}',
    text: '{day, number} dias depois do início de {job} com {other}, perguntamos aos dois lados como estão as coisas. Basta um clique, nesta página:',
    link: 'Contar como está',
    private: 'Sua resposta é para nossa equipe; {other} não a vê.',
    reason: 'Você recebe este e-mail porque faz parte desta contratação. Perguntamos depois de {days} dias.',
  },
  changed: {
    started: { subject: '{job}: o trabalho começou', text: '{name} informa que o trabalho em {job} começou.' },
    ended: { subject: '{job}: o trabalho terminou', text: '{name} informa que o trabalho em {job} terminou.' },
    claimed: {
      subject: '{job}: a garantia foi acionada',
      text: '{name} acionou a garantia para {job}, e isso encerra a contratação.',
    },
    replaced: {
      subject: '{job}: outra pessoa foi contratada',
      text: '{name} informa que outra pessoa foi contratada em seu lugar para {job}.',
    },
    moved: { subject: '{job}: outra data de início', text: '{name} mudou o início de {job} para {start}.' },
  },
};
