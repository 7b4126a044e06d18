/** The list of articles. */

import { classNames } from '#client/ui/class-names.ts';
import { Link } from '#client/ui/link.tsx';
import { articlePath } from '#shared/paths.ts';
import { ClosingCall } from '../components/closing-call.tsx';
import { SiteFrame } from '../components/site-frame.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';
import type { Article } from './article.ts';
import { ArticlePicture } from './article-picture.tsx';
import { ARTICLES } from './articles.ts';
import { ArticleFacts } from './components/article-facts.tsx';

const titleLink =
  'rounded-sm decoration-accent-line decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline';

const CardText = ({ article, isLarge = false }: { article: Article; isLarge?: boolean }) => (
  <div className="flex flex-1 flex-col">
    <p className="eyebrow text-accent-ink">{useSiteTexts().blog.reader[article.reader]}</p>
    <h2 className={`headline mt-2.5 text-ink ${isLarge ? 'text-2xl' : 'text-lg'}`}>
      <Link to={articlePath(article.id)} className={titleLink}>
        {article.title}
      </Link>
    </h2>
    <p className={`mt-3 mb-5 text-ink-soft ${isLarge ? '' : 'text-sm'}`}>{article.summary}</p>
    <div className="mt-auto">
      <ArticleFacts article={article} />
    </div>
  </div>
);

/** The newest article, at full width. */
const LeadCard = ({ article }: { article: Article }) => (
  <article className="group relative grid overflow-hidden rounded-panel border border-line bg-raised hover:border-line-strong lg:grid-cols-2">
    <div className="aspect-video overflow-hidden bg-art-sky lg:aspect-auto lg:min-h-96">
      <ArticlePicture id={article.id} />
    </div>
    <div className="flex p-6 sm:p-10">
      <CardText article={article} isLarge />
    </div>
  </article>
);

/** Any other article. `isWide` fills a row in the two-column layout. */
const ArticleCard = ({ article, isWide = false }: { article: Article; isWide?: boolean }) => (
  <article
    className={classNames(
      'group relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-raised hover:border-line-strong',
      isWide && 'sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6',
    )}
  >
    <div className={classNames('aspect-video overflow-hidden bg-art-sky', isWide && 'sm:max-lg:aspect-auto')}>
      <ArticlePicture id={article.id} />
    </div>
    <div className="flex flex-1 p-5 sm:p-6">
      <CardText article={article} />
    </div>
  </article>
);

/** Returns the classes for two cards in the first row and three in the second. In the two-column layout, a single last card fills a row. */
const columnSpan = (index: number, isLast: boolean): string => {
  if (index < 2) return 'lg:col-span-3';
  return isLast ? 'sm:max-lg:col-span-2 lg:col-span-2' : 'lg:col-span-2';
};

export const BlogPage = () => {
  const [newest, ...olderArticles] = ARTICLES;
  return (
    <SiteFrame>
      <div className="mx-auto w-full max-w-6xl px-4 pt-12 pb-20 sm:px-6 sm:pt-16 sm:pb-24">
        <div className="max-w-3xl">
          <p className="eyebrow text-accent-ink">Resources</p>
          <h1 className="headline mt-3 text-3xl text-ink">Hiring and working across borders.</h1>
          <p className="mt-5 text-ink-soft text-lg">
            Guides to hiring, paying and working with people in Latin America, and to getting hired from there.
            Practical, and short enough for a lunch break.
          </p>
        </div>
        <div className="mt-12">{newest && <LeadCard article={newest} />}</div>
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
          {olderArticles.map((article, index) => (
            <li key={article.id} className={columnSpan(index, index === olderArticles.length - 1)}>
              <ArticleCard article={article} isWide={index === olderArticles.length - 1} />
            </li>
          ))}
        </ul>
      </div>
      <ClosingCall />
    </SiteFrame>
  );
};
