/** Portuguese text for a company's to-do list. */
import type { TranslationOf } from '#shared/translation.ts';
import type { todoEn } from './todo.en.ts';

export const todoPt: TranslationOf<typeof todoEn> = {
  title: 'Pendências',
  failed: 'Não foi possível carregar suas pendências',
  done: 'Você não tem pendências',
  doneText: 'As novas candidaturas, respostas e entrevistas vão aparecer aqui.',
  waiting: 'Aguardam sua resposta',
  offers: 'Ofertas sem resposta',
  interviews: 'Entrevistas de hoje',
  all: 'Ver tudo: {list}',
  allShort: 'Ver tudo',
  more: '{count, plural, other {e mais #}}',
  moreCutOff: 'e outros',
  countCutOff: '{count, number}+',
  expires: 'Expira: {when}',
  withoutTerms: 'Condições não enviadas',
  join: 'Entrar na chamada com {name}',
  joinShort: 'Entrar',
};
