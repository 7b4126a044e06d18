/** Who wrote an article, when, and how long it takes. */
import { ARTICLE_AUTHOR, type Article, readingMinutes } from '../article.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const ArticleFacts = ({ article, hasAuthor = false }: { article: Article; hasAuthor?: boolean }) => (
  <p className="flex flex-wrap gap-x-2 text-muted text-sm">
    {hasAuthor && (
      <>
        <span>{ARTICLE_AUTHOR}</span>
        <span aria-hidden="true">·</span>
      </>
    )}
    <time dateTime={article.publishedOn}>{longDate.format(new Date(article.publishedOn))}</time>
    <span aria-hidden="true">·</span>
    <span>{readingMinutes(article)} min read</span>
  </p>
);
