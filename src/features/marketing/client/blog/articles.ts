/** All articles of the blog: the files in `content/articles`, in the order of their ids in the domain. */
import { ARTICLE_IDS, type ArticleId } from '../../marketing.domain.ts';
import { readMarkdown } from '../content/markdown.ts';
import { type Article, articleHeadSchema } from './article.ts';

const FILES = import.meta.glob<string>('/content/articles/*.md', { query: '?raw', import: 'default', eager: true });

const articleOf = (id: ArticleId): Article => {
  const file = FILES[`/content/articles/${id}.md`];
  if (file === undefined) throw new Error(`content/articles has no ${id}.md`);
  const { head, blocks } = readMarkdown(file);
  return { id, ...articleHeadSchema.parse(head), blocks };
};

/** Every article, the newest first. */
export const ARTICLES: readonly Article[] = ARTICLE_IDS.map(articleOf);
