/** An article's author, date and reading time. */
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import { useSiteTexts } from '../../texts/site-texts.ts';
import { type Article, readingMinutes } from '../article.ts';

const formatLongDate = ({ publishedOn, language }: Article): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(publishedOn),
  );

export const ArticleFacts = ({ article, hasAuthor = false }: { article: Article; hasAuthor?: boolean }) => {
  const { author, minutes } = useSiteTexts().blog;
  return (
    <p className="flex flex-wrap gap-x-2 text-muted text-sm">
      {hasAuthor && (
        <>
          <span>{author}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={article.publishedOn}>{formatLongDate(article)}</time>
      <span aria-hidden="true">·</span>
      <span>{minutes.replace('{minutes}', String(readingMinutes(article)))}</span>
    </p>
  );
};
