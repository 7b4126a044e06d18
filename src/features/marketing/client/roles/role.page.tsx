/** The static page for a role family, built from the family's data. Works without scripts. */

import { ArrowRight } from 'lucide-react';
import { Link } from '#client/ui/link.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { articlePath } from '#shared/paths.ts';
import { readingMinutes } from '../blog/article.ts';
import { ArticlePicture } from '../blog/article-picture.tsx';
import { ARTICLES } from '../blog/articles.ts';
import { ClosingCall } from '../components/closing-call.tsx';
import { SiteFrame } from '../components/site-frame.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';
import { Benefits, HowHiringWorks } from './components/hiring.tsx';
import { RoleHero } from './components/role-hero.tsx';
import { RoleQuestions } from './components/role-questions.tsx';
import { SampleRoles } from './components/sample-roles.tsx';
import { ShowcaseSection } from './components/showcase.tsx';
import type { FamilyId, RoleFamily } from './role-family.ts';

const RelatedArticle = ({ family }: { family: RoleFamily }) => {
  const { toRead } = useSiteTexts().role;
  const article = ARTICLES.find(({ id }) => id === family.article);
  if (!article) return null;
  return (
    <article className="grid items-center gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="aspect-4/3 overflow-hidden rounded-panel bg-art-sky">
        <ArticlePicture id={article.id} />
      </div>
      <div>
        <p className="eyebrow text-muted">{toRead.replace('{minutes}', String(readingMinutes(article)))}</p>
        <h2 className="headline mt-2 text-ink text-xl">
          <TextLink to={articlePath(article.id)} hrefLang="en" className="text-ink">
            {article.title}
          </TextLink>
        </h2>
        <p className="mt-2 text-ink-soft text-sm">{article.summary}</p>
      </div>
    </article>
  );
};

const OtherFamilies = ({ family }: { family: RoleFamily }) => (
  <nav aria-label={useSiteTexts().role.otherRoles}>
    <ul className="border-line border-b">
      {useSiteTexts()
        .families.filter(({ id }) => id !== family.id)
        .map(({ id, path, name, line }) => (
          <li key={id} className="border-line border-t">
            <Link to={path} className="group flex items-center justify-between gap-4 rounded-control py-3.5">
              <span>
                <span className="font-semibold text-ink underline-offset-4 group-hover:underline">{name}</span>
                <span className="block text-muted text-sm">{line}</span>
              </span>
              <ArrowRight className="size-5 shrink-0 text-accent-ink" />
            </Link>
          </li>
        ))}
    </ul>
  </nav>
);

/** Links at the end of a role page: the related article and the other families. */
const FurtherReading = ({ family }: { family: RoleFamily }) => (
  <div className="mx-auto grid w-full max-w-6xl items-center gap-x-16 gap-y-12 px-4 pb-20 sm:px-6 lg:grid-cols-2">
    <RelatedArticle family={family} />
    <OtherFamilies family={family} />
  </div>
);

/** A role family's content in the page's language. */
export const RolePage = ({ id }: { id: FamilyId }) => {
  const family = useSiteTexts().families.find(({ id: familyId }) => familyId === id);
  if (!family) return null;
  return (
    <SiteFrame>
      <RoleHero family={family} />
      <SampleRoles family={family} />
      <ShowcaseSection family={family} />
      <Benefits family={family} />
      <HowHiringWorks family={family} />
      <RoleQuestions family={family} />
      <FurtherReading family={family} />
      <ClosingCall />
    </SiteFrame>
  );
};
