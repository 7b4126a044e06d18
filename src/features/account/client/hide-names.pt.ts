/** O botão com que uma empresa lê sem nomes. */
import type { TranslationOf } from '#shared/translation.ts';
import type { hideNamesEn } from './hide-names.en.ts';

export const hideNamesPt: TranslationOf<typeof hideNamesEn> = {
  label: 'Ocultar nomes',
  help: 'Nomes, fotos, links, arquivos, escolas e lugares ficam ocultos, também em mensagens e e-mails, até você revelar a pessoa na candidatura dela.',
  what: 'O que fazem',
  scores: 'Ocultar pontuações nas listas',
  scoresHelp: 'As listas vêm sem pontuação. Ordene pelos mais recentes e a pontuação não influencia em nada.',
};
