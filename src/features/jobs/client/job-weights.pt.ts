/** Portuguese version of job-weights.en.ts. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobWeightsEn } from './job-weights.en.ts';

export const jobWeightsPt: TranslationOf<typeof jobWeightsEn> = {
  title: 'Peso na pontuação',
  text: 'Nesta vaga, cada aspecto da pontuação pode ter da metade ao dobro do peso normal. A pontuação continua entre 0 e 100, ninguém deixa de aparecer e os candidatos veem o que você escolheu.',
  usual: 'Normal',
  times: '×{times}',
  more: 'Peso maior: {factors}.',
  less: 'Peso menor: {factors}.',
  none: 'Todos os aspectos têm o peso normal.',
};
