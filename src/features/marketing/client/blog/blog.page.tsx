/** The list of articles. */
import { ClosingCall } from '../components/closing-call.tsx';
import { SiteFrame } from '../components/site-frame.tsx';
import { ARTICLES } from './articles.ts';
import { ArticleCard, LeadCard } from './components/article-card.tsx';

/** Two cards in the first row and three in the second. In the two-column layout, the last card has a row to itself. */
const span = (at: number, isLast: boolean): string => {
  if (at < 2) return 'lg:col-span-3';
  return isLast ? 'sm:max-lg:col-span-2 lg:col-span-2' : 'lg:col-span-2';
};

export const BlogPage = () => {
  const [newest, ...others] = ARTICLES;
  return (
    <SiteFrame>
      <div className="mx-auto w-full max-w-6xl px-4 pt-12 pb-20 sm:px-6 sm:pt-16 sm:pb-24">
        <div className="max-w-3xl">
          <p className="eyebrow text-accent-ink">Resources</p>
          <h1 className="headline mt-3 text-3xl text-ink">Hiring and working across borders.</h1>
          <p className="mt-5 text-ink-soft text-lg">
            What we have to say about hiring, paying and working with people in Latin America, and about being hired
            from there. Practical, and short enough for a lunch break.
          </p>
        </div>
        <div className="mt-12">{newest && <LeadCard article={newest} />}</div>
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
          {others.map((article, at) => (
            <li key={article.id} className={span(at, at === others.length - 1)}>
              <ArticleCard article={article} isWide={at === others.length - 1} />
            </li>
          ))}
        </ul>
      </div>
      <ClosingCall />
    </SiteFrame>
  );
};
