/** Spanish texts of the frame of public pages. */
import type { TranslationOf } from '#shared/translation.ts';
import type { pageFrameEn } from './page-frame.en.ts';

export const pageFrameEs: TranslationOf<typeof pageFrameEn> = {
  language: 'Idioma',
  theme: { label: 'Tema', system: 'Del sistema', light: 'Claro', dark: 'Oscuro' },
  home: 'Inicio',
  privacy: 'Privacidad',
  terms: 'Términos',
};
