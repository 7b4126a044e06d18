/**
 * Screenshots of the demo market for public pages, in every language. The build copies them and provides their URLs. In development, pages do not
 * show them.
 */
import { createContext } from 'react';
import type { Language } from '#shared/languages.ts';

export const PICTURE_NAMES = ['candidates', 'pipeline', 'job'] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

/** In pixels, for all pictures. */
export const PICTURE_SIZE = { width: 1200, height: 750 } as const;

/** Returns the file name of a picture in a language, without its extension. */
export const pictureFile = (name: PictureName, language: Language): string => `${name}.${language}`;

/** The URLs of the pictures by file (`pictureFile`). Null if there are none. */
export const PicturesContext = createContext<Record<string, string> | null>(null);
