/** O que uma empresa lê junto a uma candidatura cujo nome ela oculta. */
import type { TranslationOf } from '#shared/translation.ts';
import type { revealNameEn } from './reveal-name.en.ts';

export const revealNamePt: TranslationOf<typeof revealNameEn> = {
  title: 'O nome está oculto',
  text: 'Você lê esta candidatura sem nome, foto, links, escolas nem lugares. Para propor uma entrevista, fazer uma oferta ou contratar, revele quem é.',
  button: 'Revelar nome',
  question: 'Revelar quem é?',
  consequence:
    'A partir daí você verá o nome desta pessoa em tudo. Isso fica registrado e não pode mais ser ocultado para esta pessoa.',
  confirm: 'Revelar nome',
  done: 'Nome revelado',
};
