/** Texts of hide-names.en.ts, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { hideNamesEn } from './hide-names.en.ts';

export const hideNamesEs: TranslationOf<typeof hideNamesEn> = {
  label: 'Ocultar nombres',
  help: 'Ocultamos nombres, fotos, enlaces, archivos, escuelas y lugares, también en mensajes y correos, hasta que tú o alguien de tu equipo revele en la postulación quién es la persona.',
  scores: 'Ocultar puntuaciones en las listas',
  scoresHelp:
    'Las listas no muestran puntuaciones. Si además ordenas por más recientes, la puntuación no influye en el orden.',
};
