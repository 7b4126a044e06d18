/** An article in the list of the blog. The whole card is a link named after the article's title. */
import { classNames } from '#client/ui/class-names.ts';
import { Link } from '#client/ui/link.tsx';
import { articlePath } from '#shared/paths.ts';
import { useSiteTexts } from '../../texts/site-texts.ts';
import type { Article } from '../article.ts';
import { ArticlePicture } from '../article-picture.tsx';
import { ArticleFacts } from './article-facts.tsx';

const titleLink =
  'rounded-sm decoration-accent-line decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline';

const Words = ({ article, isLarge = false }: { article: Article; isLarge?: boolean }) => (
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

/** The newest article, in full width. */
export const LeadCard = ({ article }: { article: Article }) => (
  <article className="group relative grid overflow-hidden rounded-panel border border-line bg-raised hover:border-line-strong lg:grid-cols-2">
    <div className="aspect-video overflow-hidden bg-art-sky lg:aspect-auto lg:min-h-96">
      <ArticlePicture id={article.id} />
    </div>
    <div className="flex p-6 sm:p-10">
      <Words article={article} isLarge />
    </div>
  </article>
);

/** Any other article. `isWide` fills a row in the layout of two columns. */
export const ArticleCard = ({ article, isWide = false }: { article: Article; isWide?: boolean }) => (
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
      <Words article={article} />
    </div>
  </article>
);
