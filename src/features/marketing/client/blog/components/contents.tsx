/** The table of contents of an article: next to it on wide screens, folded above it on narrow ones. */
import { ChevronDown } from 'lucide-react';
import { Link } from '#client/ui/link.tsx';
import { useSiteTexts } from '../../texts/site-texts.ts';
import { type Article, headingsOf } from '../article.ts';

const Headings = ({ article }: { article: Article }) => (
  <ul className="text-sm">
    {headingsOf(article).map(({ id, text }) => (
      <li key={id}>
        <Link
          to={`#${id}`}
          className="block rounded-sm border-line border-l-2 py-1.5 pl-4 text-ink-soft hover:border-accent hover:text-ink"
        >
          {text}
        </Link>
      </li>
    ))}
  </ul>
);

/** Stays visible while scrolling. */
export const SideContents = ({ article }: { article: Article }) => (
  <nav aria-label={useSiteTexts().blog.onThisPage} className="sticky top-24 self-start max-lg:hidden">
    <p className="eyebrow mb-3 text-muted">{useSiteTexts().blog.onThisPage}</p>
    <Headings article={article} />
  </nav>
);

export const FoldedContents = ({ article }: { article: Article }) => (
  <details className="group mb-8 rounded-card border border-line bg-raised px-4 lg:hidden">
    <summary className="flex min-h-12 list-none items-center justify-between rounded-control font-semibold text-ink text-sm [&::-webkit-details-marker]:hidden">
      {useSiteTexts().blog.onThisPage}
      <ChevronDown aria-hidden="true" className="size-4.5 text-muted transition-transform group-open:rotate-180" />
    </summary>
    <nav aria-label={useSiteTexts().blog.onThisPage} className="pb-4">
      <Headings article={article} />
    </nav>
  </details>
);
