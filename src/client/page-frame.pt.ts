/** Portuguese texts of the frame of public pages. */
import type { TranslationOf } from '#shared/translation.ts';
import type { pageFrameEn } from './page-frame.en.ts';

export const pageFramePt: TranslationOf<typeof pageFrameEn> = {
  language: 'Idioma',
  theme: { label: 'Tema', system: 'Do sistema', light: 'Claro', dark: 'Escuro' },
  home: 'Início',
  privacy: 'Privacidade',
  terms: 'Termos',
};
