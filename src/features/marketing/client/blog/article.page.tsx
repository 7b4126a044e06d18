/** An article page. Works without scripts. */
import { ArrowLeft, ArrowRight, ChevronDown } from 'lucide-react';
import { usePageLanguage } from '#client/page-language.ts';
import { Link } from '#client/ui/link.tsx';
import { articlePath, PUBLIC_PATHS } from '#shared/paths.ts';
import type { ArticleId } from '../../marketing.domain.ts';
import { ClosingCall } from '../components/closing-call.tsx';
import { SiteFrame } from '../components/site-frame.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';
import { type Article, articleHeadings } from './article.ts';
import { ArticlePicture } from './article-picture.tsx';
import { ARTICLES, articleIn } from './articles.ts';
import { ArticleFacts } from './components/article-facts.tsx';
import { ArticleBlock } from './components/blocks.tsx';

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
      <Arrow className="size-5 shrink-0 text-accent-ink" />
      <span>
        <span className="block text-muted text-sm">{isNext ? next : previous}</span>
        <span className="headline mt-1 block text-balance text-ink text-lg underline-offset-4 group-hover:underline">
          {article.title}
        </span>
      </span>
    </Link>
  );
};

/** Links to the previous and next articles. Renders nothing for a translated article, because the others exist only in English. */
const Neighbors = ({ article }: { article: Article }) => {
  const { more } = useSiteTexts().blog;
  if (article.language !== 'en') return null;
  const index = ARTICLES.findIndex(({ id }) => id === article.id);
  const previous = ARTICLES[index - 1];
  const next = ARTICLES[index + 1];
  return (
    <nav aria-label={more} className="mx-auto grid w-full max-w-6xl gap-4 px-4 pb-20 sm:grid-cols-2 sm:px-6">
      {previous && <Neighbor article={previous} rel="prev" />}
      {next && <Neighbor article={next} rel="next" />}
    </nav>
  );
};

const Headings = ({ article }: { article: Article }) => (
  <ul className="text-sm">
    {articleHeadings(article).map(({ id, text }) => (
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

/** The table of contents next to an article on wide screens. It stays visible while scrolling. */
const SideContents = ({ article }: { article: Article }) => (
  <nav aria-label={useSiteTexts().blog.onThisPage} className="sticky top-24 self-start max-lg:hidden">
    <p className="eyebrow mb-3 text-muted">{useSiteTexts().blog.onThisPage}</p>
    <Headings article={article} />
  </nav>
);

/** The table of contents above an article on narrow screens, collapsed at first. */
const CollapsibleContents = ({ article }: { article: Article }) => (
  <details className="group mb-8 rounded-card border border-line bg-raised px-4 lg:hidden">
    <summary className="flex min-h-12 list-none items-center justify-between rounded-control font-semibold text-ink text-sm [&::-webkit-details-marker]:hidden">
      {useSiteTexts().blog.onThisPage}
      <ChevronDown className="size-4.5 text-muted transition-transform group-open:rotate-180" />
    </summary>
    <nav aria-label={useSiteTexts().blog.onThisPage} className="pb-4">
      <Headings article={article} />
    </nav>
  </details>
);

const Head = ({ article }: { article: Article }) => (
  <div className="border-line border-b">
    <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-8 px-4 pt-6 pb-10 sm:px-6 sm:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <Link
          to={PUBLIC_PATHS.blog}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-sm font-medium text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline"
        >
          <ArrowLeft className="size-4" />
          {useSiteTexts().blog.all}
        </Link>
        <p className="eyebrow mt-6 text-accent-ink">{useSiteTexts().blog.reader[article.reader]}</p>
        <h1 className="headline mt-3 text-3xl text-ink">{article.title}</h1>
        <p className="mt-5 mb-6 max-w-2xl text-ink-soft text-lg">{article.summary}</p>
        <ArticleFacts article={article} hasAuthor />
      </div>
      <div className="aspect-video overflow-hidden rounded-panel bg-art-sky lg:aspect-4/3">
        <ArticlePicture id={article.id} />
      </div>
    </div>
  </div>
);

/** The article with the given id, in the page's language if it is translated, otherwise in English. */
export const ArticlePage = ({ id }: { id: ArticleId }) => {
  const article = articleIn(id, usePageLanguage());
  return (
    <SiteFrame>
      <article>
        <Head article={article} />
        <div className="mx-auto grid max-w-6xl gap-x-16 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <SideContents article={article} />
          <div className="min-w-0 max-w-[42rem]">
            <CollapsibleContents article={article} />
            {article.blocks.map((block, index) => (
              <ArticleBlock key={`${block.kind} ${index}`} block={block} isFirst={index === 0} />
            ))}
          </div>
        </div>
      </article>
      <Neighbors article={article} />
      <ClosingCall />
    </SiteFrame>
  );
};
