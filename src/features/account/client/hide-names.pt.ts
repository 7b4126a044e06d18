/** Texts of hide-names.en.ts, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { hideNamesEn } from './hide-names.en.ts';

export const hideNamesPt: TranslationOf<typeof hideNamesEn> = {
  label: 'Ocultar nomes',
  help: 'Ocultamos nomes, fotos, links, arquivos, instituições de ensino e lugares, também em mensagens e e-mails, até você ou alguém da sua equipe revelar, na candidatura, quem é a pessoa.',
  scores: 'Ocultar pontuações nas listas',
  scoresHelp:
    'As listas não mostram pontuações. Se você também ordenar pelos mais recentes, a pontuação não influencia a ordem.',
};
