/** All blog articles: the files in `content/articles`, in the order of `ARTICLE_IDS`. */
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { CANDIDATE_ARTICLE } from '#shared/paths.ts';
import { ARTICLE_IDS, type ArticleId } from '../../marketing.domain.ts';
import { readMarkdown } from '../content/markdown.ts';
import { type Article, articleHeadSchema } from './article.ts';

const FILES = import.meta.glob<string>('/content/articles/*.md', { query: '?raw', import: 'default', eager: true });

const readArticle = (id: ArticleId, language: Language): Article => {
  const name = `${id}.${language}.md`;
  const file = FILES[`/content/articles/${name}`];
  if (file === undefined) throw new Error(`content/articles has no ${name}`);
  const { head, blocks } = readMarkdown(file, language);
  return { id, language, ...articleHeadSchema.parse(head), blocks };
};

/** All articles in English, newest first. */
export const ARTICLES: readonly Article[] = ARTICLE_IDS.map((id) => readArticle(id, 'en'));

export const CANDIDATE_ARTICLES = Object.fromEntries(
  LANGUAGES.map((language) => [language, readArticle(CANDIDATE_ARTICLE, language)]),
) as Readonly<Record<Language, Article>>;

/** Returns an article in a language, or in English if it is not translated. */
export const articleIn = (id: ArticleId, language: Language): Article => {
  if (id === CANDIDATE_ARTICLE) return CANDIDATE_ARTICLES[language];
  const article = ARTICLES.find(({ id: articleId }) => articleId === id);
  if (!article) throw new Error(`No article ${id}`);
  return article;
};
