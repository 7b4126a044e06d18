/** A public page for the renderer: path, head and content. */
import type { ReactNode } from 'react';
import type { HeadTexts } from '#client/page-texts.ts';
import { toPageTitle } from '#shared/brand.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';

/** Texts and picture for a page's share card. */
export interface ShareCard {
  /** A few words above the title. */
  kicker: string;
  title: string;
  /** A short line below the title. */
  note?: string;
  /** An SVG of the page; the bridge by default. */
  picture?: ReactNode;
}

/** In pixels: the size that social networks recommend for large cards. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Addresses of generated images, all absolute. */
export interface DrawnImages {
  card: string;
  icon: string;
}

/** Texts for a page's head and card. */
export type PageHeadTexts = Pick<PublicPage, 'title' | 'description' | 'share'>;

export interface PublicPage {
  path: string;
  /** The site's address if the page is rendered on request. Pages of the build contain a placeholder instead. */
  site?: string;
  title: string;
  description: string;
  content: ReactNode;
  /** Null if the page is not shared. */
  share: ShareCard | null;
  /** The canonical path. The page's own path by default; no canonical link if null. */
  canonical?: string | null;
  /** Open Graph type; a website by default. */
  kind?: 'website' | 'article';
  /** The date of publication, `2026-01-31`. */
  publishedOn?: string;
  /** Structured data (schema.org); one object per script. */
  jsonLd?: (images: DrawnImages | undefined, language: Language) => readonly object[];
  /** Head and card in each language, for translated pages; the content uses the language of `PageLanguageContext`. */
  translations?: Readonly<Record<Language, PageHeadTexts>>;
  /** Left out of the sitemap, and not indexed. */
  isUnlisted?: boolean;
}

/** Calls `make` for each language. */
export const mapLanguages = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;

/** Builds the head and card of a translated page from its texts in each language. */
export const translatedHead = (textsIn: (language: Language) => HeadTexts) => {
  const headIn = (language: Language): PageHeadTexts => {
    const { title, description, share } = textsIn(language);
    return { title: toPageTitle(title), description, share };
  };
  return { ...headIn('en'), translations: mapLanguages(headIn) };
};

/** Returns the languages of a page, English first. */
export const pageLanguages = ({ translations }: PublicPage): readonly Language[] => (translations ? LANGUAGES : ['en']);

/** Returns a page with its head and card in one of its languages. */
export const localizePage = (page: PublicPage, language: Language): PublicPage => ({
  ...page,
  ...page.translations?.[language],
});
