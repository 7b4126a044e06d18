/**
 * The pictures of the product that public pages show: screens of the demo market, in every language. The build copies them and provides
 * their addresses; without it, in development, there are none.
 */
import { createContext } from 'react';
import type { Language } from '#shared/languages.ts';

export const PICTURE_NAMES = ['candidates', 'pipeline', 'job'] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

/** In pixels, of every picture. */
export const PICTURE_SIZE = { width: 1200, height: 750 } as const;

/** The file of a picture in a language, without its ending. */
export const pictureFile = (name: PictureName, language: Language): string => `${name}.${language}`;

/** The addresses of the pictures by their files (`pictureFile`); null where there are none. */
export const PicturesContext = createContext<Record<string, string> | null>(null);
