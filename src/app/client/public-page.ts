/** What a public page is to the renderer: where it stands, what its head says, and its content. */
import type { ReactNode } from 'react';
import type { PageTexts } from '#client/page-texts.ts';
import { titled } from '#shared/brand.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { PUBLIC_TEXTS } from './public-texts.ts';

/** The words and the picture of the card that stands for a page where its address is shared. */
export interface ShareCard {
  /** A few words above the title. */
  kicker: string;
  title: string;
  /** A short line below it. */
  note?: string;
  /** The page's own picture, an SVG; the bridge when left out. */
  picture?: ReactNode;
}

/** In pixels: what the networks show large, and ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Addresses of what the build drew for a page, absolute with the mark that the server replaces. */
export interface DrawnImages {
  card: string;
  icon: string;
}

/** What the head and the card of a page say. */
export type PageHeadTexts = Pick<PublicPage, 'title' | 'description' | 'share'>;

export interface PublicPage {
  path: string;
  title: string;
  description: string;
  content: ReactNode;
  /** Null where there is nothing to share. */
  share: ShareCard | null;
  /** The path search engines should know it by: its own when left out, none when null. */
  canonical?: string | null;
  /** What it is to those who share it; a website when left out. */
  kind?: 'website' | 'article';
  /** The day it was published, `2026-01-31`. */
  publishedOn?: string;
  /** What it says, for programs (schema.org); one object a script. */
  jsonLd?: (images: DrawnImages | undefined, language: Language) => readonly object[];
  /** What its head and its card say in each language, where it is made in all of them; its content reads the language around it. */
  translations?: Readonly<Record<Language, PageHeadTexts>>;
  /** Nobody looks for it: left out of the site map, and search engines are asked not to keep it. */
  isUnlisted?: boolean;
}

/** What is made for each language, by it. */
export const inEach = <Made>(make: (language: Language) => Made): Record<Language, Made> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Made>;

/** The head and the card of a page that is made in every language. */
export const headOf = (name: keyof PageTexts['heads']) => {
  const headIn = (language: Language): PageHeadTexts => {
    const { title, description, share } = PUBLIC_TEXTS[language].pages.heads[name];
    return { title: titled(title), description, share };
  };
  return { ...headIn('en'), translations: inEach(headIn) };
};

/** The languages a page is made in, English first. */
export const languagesOf = ({ translations }: PublicPage): readonly Language[] => (translations ? LANGUAGES : ['en']);

/** A page with its head and its card in a language that it is made in. */
export const inLanguage = (page: PublicPage, language: Language): PublicPage => ({
  ...page,
  ...page.translations?.[language],
});
