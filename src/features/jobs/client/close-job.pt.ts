/** Os textos de close-job.en.ts em português. */
import type { TranslationOf } from '#shared/translation.ts';
import type { closeJobEn } from './close-job.en.ts';

export const closeJobPt: TranslationOf<typeof closeJobEn> = {
  title: 'Encerrar esta vaga?',
  text: 'Os candidatos não encontrarão mais {job}. Você pode reabri-la depois.',
  question: 'E os candidatos que ainda não têm decisão?',
  keep: 'Manter',
  choices:
    'Manter deixa todas as candidaturas como estão. Os recusados são avisados por e-mail, com o motivo e sua nota.',
  declineSome: 'Encerrar e recusar {count, number}',
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
