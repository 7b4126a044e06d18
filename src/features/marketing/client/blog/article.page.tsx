/** The page of an article. It needs no script. */
import { ArrowLeft } from 'lucide-react';
import { usePageLanguage } from '#client/page-language.ts';
import { Link } from '#client/ui/link.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { ArticleId } from '../../marketing.domain.ts';
import { ClosingCall } from '../components/closing-call.tsx';
import { SiteFrame } from '../components/site-frame.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';
import type { Article } from './article.ts';
import { ArticlePicture } from './article-picture.tsx';
import { articleIn } from './articles.ts';
import { ArticleFacts } from './components/article-facts.tsx';
import { ArticleBlock } from './components/blocks.tsx';
import { FoldedContents, SideContents } from './components/contents.tsx';
import { Neighbors } from './components/neighbors.tsx';

const Head = ({ article }: { article: Article }) => (
  <div className="border-line border-b">
    <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-8 px-4 pt-6 pb-10 sm:px-6 sm:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <Link
          to={PUBLIC_PATHS.blog}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-sm font-medium text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
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

/** The page of one article, in the language of the surrounding page if it is translated. */
export const ArticlePage = ({ id }: { id: ArticleId }) => {
  const article = articleIn(id, usePageLanguage());
  return (
    <SiteFrame>
      <article>
        <Head article={article} />
        <div className="mx-auto grid max-w-6xl gap-x-16 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <SideContents article={article} />
          <div className="min-w-0 max-w-[42rem]">
            <FoldedContents article={article} />
            {article.blocks.map((block, at) => (
              <ArticleBlock key={`${block.kind} ${at}`} block={block} isFirst={at === 0} />
            ))}
          </div>
        </div>
      </article>
      <Neighbors article={article} />
      <ClosingCall />
    </SiteFrame>
  );
};
