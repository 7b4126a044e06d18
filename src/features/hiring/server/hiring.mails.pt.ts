/** Portuguese text for hiring emails. */
import type { TranslationOf } from '#shared/translation.ts';
import type { hiringMailsEn } from './hiring.mails.en.ts';

export const hiringMailsPt: TranslationOf<typeof hiringMailsEn> = {
  see: 'Ver a oferta',
  page: 'Ver a contratação',
  terms: {
    rate: 'Valor',
    perHour: '{rate} por hora',
    hours: 'Horas por semana',
    month: 'Média mensal',
    type: 'Tipo',
    start: 'Início',
    end: 'Fim',
    open: 'sem data de término',
    valid: 'Válida até',
    inZone: '{time} ({zone})',
    types: { 'full-time': 'Tempo integral', 'part-time': 'Meio período', contract: 'Por contrato' },
  },
  revised: {
    subject: 'Novas condições da {company} para a vaga {job}',
    text: 'A {company} enviou novas condições para a vaga {job}, que substituem qualquer versão anterior da oferta:',
  },
  proposed: {
    subject: '{candidate} propôs outras condições para a vaga {job}',
    text: '{candidate} respondeu à sua oferta para a vaga {job} com outras condições. A oferta continua aberta, e você pode enviar uma nova versão ou manter suas condições. Esta é a proposta:',
  },
  kept: {
    subject: 'A {company} mantém as condições para a vaga {job}',
    text: 'A {company} leu as condições que você propôs para a vaga {job} e decidiu manter as da oferta. Você ainda pode aceitar ou recusar a oferta:',
  },
  withdrawn: {
    subject: 'A {company} retirou a oferta para a vaga {job}',
    text: 'A {company} retirou a oferta para a vaga {job}, por isso você não pode mais aceitá-la. Sua candidatura não muda, e a empresa pode enviar outra oferta.',
  },
  undone: {
    subject: 'A {company} retirou a oferta para a vaga {job}',
    text: 'A {company} retirou a oferta para a vaga {job}, por isso você não pode mais aceitá-la. Sua candidatura voltou à etapa anterior à oferta.',
  },
  expired: {
    subject: 'Sua oferta para {candidate} expirou',
    text: 'Sua oferta a {candidate} para a vaga {job} não foi aceita a tempo e expirou. Você pode enviar uma nova versão na página da candidatura.',
  },
  declined: {
    subject: '{candidate} recusou sua oferta',
    text: '{candidate} recusou sua oferta para a vaga {job}.',
    reason: 'Motivo:',
  },
  acceptedCompany: {
    subject: '{candidate} aceitou sua oferta',
    text: '{candidate} aceitou sua oferta para a vaga {job}. Estas são as condições aceitas:',
  },
  acceptedCandidate: {
    subject: 'Você aceitou a oferta: {job} na {company}',
    text: 'Parabéns! Você aceitou a oferta da {company} para a vaga {job}. Estas são as condições aceitas:',
  },
  document:
    'Você pode baixar as condições em PDF na página da candidatura. Com este código SHA-256, você pode conferir se o arquivo não mudou:',
  hash: 'SHA-256',
  reasonHire: 'Você recebeu este e-mail porque faz parte desta contratação.',
  reasonOffer: 'Você recebeu este e-mail por causa de uma oferta que enviou ou recebeu.',
  checkIn: {
    subject: 'Como estão as coisas depois de {day, number} dias? {job}',
    text: 'Já se passaram cerca de {day, number} dias desde a data de início da contratação para a vaga {job} com {other}. Perguntamos às duas partes como estão as coisas. Basta um clique, nesta página:',
    link: 'Contar como estão as coisas',
    private: 'Nossa equipe vê sua resposta. {other} não tem acesso a ela.',
    reason:
      'Você recebeu este e-mail porque faz parte desta contratação. Perguntamos como estão as coisas depois de {days} dias.',
  },
  changed: {
    started: { subject: '{job}: o trabalho começou', text: '{name} informou que o trabalho na vaga {job} começou.' },
    ended: { subject: '{job}: o trabalho terminou', text: '{name} informou que o trabalho na vaga {job} terminou.' },
    'called-off': {
      subject: '{job}: contratação cancelada antes do primeiro dia',
      text: '{name} cancelou a contratação para a vaga {job} antes do primeiro dia, {start}. O trabalho não começou.',
    },
    claimed: {
      subject: '{job}: a garantia foi acionada',
      text: 'A garantia da vaga {job} foi acionada, e a contratação está encerrada.',
    },
    replaced: {
      subject: '{job}: outra pessoa foi contratada como substituta',
      text: 'A garantia da vaga {job} foi acionada, e {name} informou que outra pessoa foi contratada como substituta.',
    },
    moved: { subject: '{job}: nova data de início', text: '{name} mudou a data de início na vaga {job} para {start}.' },
  },
};
