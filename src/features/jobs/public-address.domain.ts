/** URLs of the public pages of jobs and companies: `/jobs/{id}-{slug}`. The id identifies the page, and the slug makes the URL readable. */
import type { Language } from '#shared/languages.ts';
import { isUuid } from '#shared/uuids.ts';

/** The maximum length of a slug. Longer ones are cut off after a word. */
const MAX_SLUG = 80;
const ID_LENGTH = 36;

export const PUBLIC_JOBS = '/jobs';
export const PUBLIC_COMPANIES = '/companies';

/** Converts "Sênior Analyst!" to `senior-analyst`. Returns `fallback` if the text has no Latin letter or digit. */
const toSlug = (text: string, fallback: string): string => {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .match(/[a-z\d]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > MAX_SLUG) break;
    slug = longer;
  }
  return slug || (words[0]?.slice(0, MAX_SLUG) ?? fallback);
};

export const jobSlug = (title: string): string => toSlug(title, 'job');
export const companySlug = (companyName: string): string => toSlug(companyName, 'company');

interface Addressed {
  id: string;
  slug: string;
}

/** Returns the canonical path of a job page, without a language. */
export const jobPagePath = ({ id, slug }: Addressed): string => `${PUBLIC_JOBS}/${id}-${slug}`;
/** Returns the canonical path of a company's page, without a language. */
export const companyPagePath = ({ id, slug }: Addressed): string => `${PUBLIC_COMPANIES}/${id}-${slug}`;

/** Returns the path of a page's share card. The version changes whenever the card's content does. */
export const cardPath = (kind: 'jobs' | 'companies', id: string, language: Language, version: string): string =>
  `/cards/${kind}/${id}/${language}-${version}.png`;

/** Returns the id in the last part of a URL path, or null if there is none. A dash and any slug may follow the id. */
export const idInAddress = (part: string): string | null => {
  const id = part.slice(0, ID_LENGTH);
  const isEnd = part.length === ID_LENGTH || part.charAt(ID_LENGTH) === '-';
  return isEnd && isUuid(id) ? id.toLowerCase() : null;
};

/** Returns whether a path (without its language) is a public page that exists in every language. */
export const isOpenPath = (path: string): boolean =>
  path === PUBLIC_JOBS || path.startsWith(`${PUBLIC_JOBS}/`) || path.startsWith(`${PUBLIC_COMPANIES}/`);
