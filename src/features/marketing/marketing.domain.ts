/**
 * Facts about the content that the public pages and the server share: the ids of the blog articles, in order, and which page a blog path shows.
 * Contains no article text.
 */
import { articlePath, CANDIDATE_ARTICLE, PUBLIC_PATHS } from '#shared/paths.ts';

/** The ids of all articles, newest first. An id is the last part of the article's path and never changes. */
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
const ARTICLE_PATHS: ReadonlySet<string> = new Set(ARTICLE_IDS.map(articlePath));

/** Returns the page that a path shows: the path itself, or the first article for an unknown article id. */
export const resolvePagePath = (path: string): string =>
  ARTICLE_ADDRESS.test(path) && !ARTICLE_PATHS.has(path) ? articlePath(ARTICLE_IDS[0]) : path;
