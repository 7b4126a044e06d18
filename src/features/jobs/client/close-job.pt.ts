/** Os textos de close-job.en.ts em português. */
import type { TranslationOf } from '#shared/translation.ts';
import type { closeJobEn } from './close-job.en.ts';

export const closeJobPt: TranslationOf<typeof closeJobEn> = {
  title: 'Encerrar esta vaga?',
  text: 'Os candidatos não encontrarão mais {job}, e você pode reabri-la depois se não dever respostas a candidatos.',
  question: 'E os candidatos que ainda não têm decisão?',
  keep: 'Manter',
  choices: 'Manter deixa todas as candidaturas como estão. Quem você recusar lê o motivo e sua nota.',
  decline: 'Encerrar e recusar',
  declineSome: 'Encerrar e recusar {count, number}',
  ends: 'São recusadas: {kinds}.',
  endsNone: 'Todas as pessoas que restam têm uma oferta aberta ou uma entrevista marcada.',
  kinds: {
    pending: '{count, number} aguardando avaliação',
    applied: '{count, number} em avaliação',
    interviewing: '{count, number} em entrevistas',
    offered: '{count, number} com uma oferta que não vale mais',
    bookedInterview: '{count, number} com uma entrevista marcada',
    openOffer: '{count, number} com uma oferta aberta',
  },
  includeOpen: 'Recusar também {kinds}',
  includeOpenHelp:
    'Sem isso, ficam como estão. Com isso, as ofertas são retiradas e as próximas entrevistas, canceladas.',
  keptOpen: {
    offer: 'Fica: oferta aberta',
    interview: 'Fica: entrevista marcada',
  },
  reason: 'Motivo',
  each: 'Cada candidato',
  asRest: 'Como acima',
  outcomeOf: 'Resultado para {name}',
  note: 'Nota para os candidatos recusados',
  noteHelp: 'Opcional. Todos os recusados leem a mesma nota.',
  cancel: 'Cancelar',
  confirm: 'Encerrar vaga',
  closing: 'Encerrando…',
};
