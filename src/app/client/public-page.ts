/** What a public page is to the renderer: where it stands, what its head says, and its content. */
import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/vocabulary.ts';

export interface PublicPage {
  path: string;
  title: string;
  description: string;
  content: ReactNode;
  /** The path search engines should know it by: its own when left out, none when null. */
  canonical?: string | null;
  /** What it is to those who share it; a website when left out. */
  kind?: 'website' | 'article';
  /** The day it was published, `2026-01-31`. */
  publishedOn?: string;
  /** What it says, for programs (schema.org); one object a script. */
  jsonLd?: readonly object[];
  /** Title and description in the other languages it is made in; its content reads the language around it. */
  translations?: Readonly<Record<Exclude<Language, 'en'>, { title: string; description: string }>>;
  /** Left out of the site map: nobody looks for it. */
  isUnlisted?: boolean;
}

/** A page's title with the product's name behind it. */
export const titled = (title: string): string => `${title} · ${brand.name}`;
