/** The top of a role page: what people in this role family do, the call to action, and the picture. */
import { ChevronRight } from 'lucide-react';
import { usePageLanguage } from '#client/page-language.ts';
import { formatDollars } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { useSiteTexts } from '../../texts/site-texts.ts';
import { FamilyPicture } from '../family-picture.tsx';
import { type RoleFamily, salarySpan } from '../role-family.ts';

const crumbLink = 'inline-flex min-h-6 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline';

const Crumbs = ({ name }: { name: string }) => {
  const { role } = useSiteTexts();
  return (
    <nav aria-label={role.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-1 text-ink-soft text-sm">
        <li>
          <Link to={PUBLIC_PATHS.landing} className={crumbLink}>
            {role.home}
          </Link>
        </li>
        <li aria-hidden="true">
          <ChevronRight className="size-4" />
        </li>
        <li aria-current="page" className="text-ink">
          {role.hire}: {name}
        </li>
      </ol>
    </nav>
  );
};

const Facts = ({ roles }: Pick<RoleFamily, 'roles'>) => {
  const { from, to } = salarySpan(roles);
  const { facts: words } = useSiteTexts().role;
  const { locale } = LANGUAGE_FACTS[usePageLanguage()];
  const salaries = `${formatDollars(from, locale)}–${formatDollars(to, locale)}`;
  const facts = [{ figure: salaries, text: words.salaries }, words.overlap, words.days, words.guarantee];
  return (
    <div className="border-line border-y">
      <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-7 px-4 py-9 sm:px-6 lg:grid-cols-4">
        {facts.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-muted text-sm">{text}</dt>
            <dd className="headline text-ink text-lg tabular sm:text-xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

export const RoleHero = ({ family }: { family: RoleFamily }) => {
  const { role } = useSiteTexts();
  return (
    <>
      <section>
        <div className="mx-auto max-w-6xl px-4 pt-5 sm:px-6">
          <Crumbs name={family.name} />
        </div>
        <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-10 px-4 pt-8 pb-12 sm:px-6 sm:pb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div>
            <h1 className="headline text-3xl text-ink">{family.title}</h1>
            <p className="mt-5 max-w-xl text-ink-soft text-lg">{family.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <LinkButton to={PUBLIC_PATHS.consultation} variant="primary" size="lg">
                {role.consultation}
              </LinkButton>
              <LinkButton to="#sample-roles" size="lg">
                {role.seeRoles}
              </LinkButton>
            </div>
          </div>
          <div className="aspect-video overflow-hidden rounded-panel bg-art-sky lg:aspect-[5/4]">
            <FamilyPicture family={family.id} />
          </div>
        </div>
      </section>
      <Facts roles={family.roles} />
    </>
  );
};
