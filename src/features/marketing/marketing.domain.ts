/**
 * What the public pages and the server both know of the content: the ids of the blog's articles, in the order they are read,
 * and which page an address of the blog shows. No text of an article stands here.
 */
import { articlePath, CANDIDATE_ARTICLE, PUBLIC_PATHS } from '#shared/paths.ts';

/** Every article, the newest first. An id is the last part of the article's address and never changes. */
export const ARTICLE_IDS = [
  'hire-your-first-remote-executive-assistant',
  'what-a-senior-developer-in-latin-america-costs',
  'time-zone-overlap-in-practice',
  'write-a-job-post-that-gets-the-right-applications',
  'vet-english-and-work-samples-fairly',
  CANDIDATE_ARTICLE,
] as const;

export type ArticleId = (typeof ARTICLE_IDS)[number];

const ARTICLE_ADDRESS = new RegExp(`^${PUBLIC_PATHS.blog}/[^/]+$`);
const KNOWN: ReadonlySet<string> = new Set(ARTICLE_IDS.map(articlePath));

/** The page that a path shows: itself, but the first article where the blog has none of that name. */
export const pageOfPath = (path: string): string =>
  ARTICLE_ADDRESS.test(path) && !KNOWN.has(path) ? articlePath(ARTICLE_IDS[0]) : path;
