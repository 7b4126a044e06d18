/** Texts of reveal-name.en.ts, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { revealNameEn } from './reveal-name.en.ts';

export const revealNamePt: TranslationOf<typeof revealNameEn> = {
  title: 'O nome está oculto',
  text: 'Você está vendo esta candidatura sem nome, foto, links, instituições de ensino nem lugares. Para propor uma entrevista, fazer uma oferta ou contratar, revele o nome.',
  button: 'Revelar nome',
  question: 'Revelar quem é esta pessoa?',
  consequence:
    'A partir daí, sua empresa vai ver o nome desta pessoa em todos os lugares. Fica registrado que foi você quem revelou o nome, e não dá para ocultar de novo.',
  confirm: 'Revelar nome',
  done: 'Nome revelado',
};
