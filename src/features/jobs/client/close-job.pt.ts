/** Portuguese version of close-job.en.ts. */
import type { TranslationOf } from '#shared/translation.ts';
import type { closeJobEn } from './close-job.en.ts';

export const closeJobPt: TranslationOf<typeof closeJobEn> = {
  title: 'Encerrar esta vaga?',
  text: 'Os candidatos não vão mais encontrar a vaga {job}, e ninguém poderá se candidatar. Depois você pode reabrir a vaga, a menos que ainda deva uma resposta a alguém que se candidatou.',
  question: 'O que você quer fazer com as candidaturas sem decisão?',
  keep: 'Manter',
  closeAndKeep: 'Encerrar e manter',
  choices:
    'Se você escolher “Encerrar e manter”, todas as candidaturas ficam como estão. Se recusar alguma, a pessoa vê o motivo e a mensagem que você escrever.',
  decline: 'Encerrar e recusar',
  declineSome: 'Encerrar e recusar {count, number}',
  ends: 'Com “Encerrar e recusar”, serão recusadas: {kinds}.',
  endsNone: 'Todas as pessoas restantes têm uma oferta aberta ou uma entrevista marcada.',
  kinds: {
    pending: '{count, number} aguardando avaliação',
    applied: '{count, number} em avaliação',
    interviewing: '{count, number} em entrevista',
    offered: '{count, number} com uma oferta que não está mais aberta',
    bookedInterview: '{count, number} com uma entrevista marcada',
    openOffer: '{count, number} com uma oferta aberta',
  },
  includeOpen: 'Recusar também: {kinds}',
  includeOpenHelp:
    'Se você não marcar esta opção, essas candidaturas ficam como estão. Se marcar, as ofertas são retiradas e as próximas entrevistas são canceladas.',
  keptOpen: {
    offer: 'Mantida: oferta aberta',
    interview: 'Mantida: entrevista marcada',
  },
  reason: 'Motivo',
  each: 'Cada pessoa',
  asRest: 'Igual à opção acima',
  outcomeOf: 'Decisão sobre {name}',
  note: 'Mensagem para quem tiver a candidatura recusada',
  noteHelp: 'Opcional. Todas as pessoas recebem a mesma mensagem.',
  cancel: 'Cancelar',
  confirm: 'Encerrar vaga',
  closing: 'Encerrando…',
};
