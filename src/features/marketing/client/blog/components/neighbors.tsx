/** Links to the previous and the next article of the list. */
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from '#client/ui/link.tsx';
import { articlePath } from '#shared/paths.ts';
import { useSiteTexts } from '../../texts/site-texts.ts';
import type { Article } from '../article.ts';
import { ARTICLES } from '../articles.ts';

const Neighbor = ({ article, rel }: { article: Article; rel: 'prev' | 'next' }) => {
  const isNext = rel === 'next';
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  const { next, previous } = useSiteTexts().blog;
  return (
    <Link
      to={articlePath(article.id)}
      rel={rel}
      className={`group flex items-center gap-4 rounded-card border border-line bg-raised p-5 hover:border-line-strong ${isNext ? 'sm:col-start-2 sm:flex-row-reverse sm:text-right' : ''}`}
    >
      <Arrow aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <span>
        <span className="block text-muted text-sm">{isNext ? next : previous}</span>
        <span className="headline mt-1 block text-balance text-ink text-lg underline-offset-4 group-hover:underline">
          {article.title}
        </span>
      </span>
    </Link>
  );
};

/** Renders nothing for a translated article, because the others are in English only. */
export const Neighbors = ({ article }: { article: Article }) => {
  const { more } = useSiteTexts().blog;
  if (article.language !== 'en') return null;
  const at = ARTICLES.findIndex(({ id }) => id === article.id);
  const previous = ARTICLES[at - 1];
  const next = ARTICLES[at + 1];
  return (
    <nav aria-label={more} className="mx-auto grid w-full max-w-6xl gap-4 px-4 pb-20 sm:grid-cols-2 sm:px-6">
      {previous && <Neighbor article={previous} rel="prev" />}
      {next && <Neighbor article={next} rel="next" />}
    </nav>
  );
};
