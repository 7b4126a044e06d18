/** Six roles with their monthly cost, the savings calculator, and the list of all specialties. */
import { MapPin } from 'lucide-react';
import { usePageLanguage } from '#client/page-language.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { POPULAR_ROLES, rangeText } from '../landing-content.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { SavingsCalculator } from './savings-calculator.tsx';
import { Section } from './section.tsx';

const RoleCard = ({ title: key, salary, skills }: (typeof POPULAR_ROLES)[number]) => {
  const { roles } = useSiteTexts().landing;
  const { title, location } = roles.cards[key];
  const { locale } = LANGUAGE_FACTS[usePageLanguage()];
  return (
    <li className="flex flex-col border-line border-t py-6">
      <h3 className="headline text-ink text-lg">{title}</h3>
      <p className="mt-1 text-ink">
        <span className="font-semibold tabular">{rangeText(salary, locale)}</span>{' '}
        <span className="text-muted text-sm">{roles.aMonth}</span>
      </p>
      <p className="mt-3 text-ink-soft text-sm">{skills.join(' · ')}</p>
      <p className="mt-3 flex items-center gap-1.5 text-muted text-sm">
        <MapPin className="size-4" />
        {location}
      </p>
    </li>
  );
};

const Specialties = () => {
  const { roles: texts } = useSiteTexts().landing;
  return (
    <div id="features" className="mt-14 scroll-mt-24 rounded-panel bg-sunken px-5 py-8 sm:px-10 sm:py-12">
      <h3 className="headline text-ink text-xl">{texts.all}</h3>
      <dl className="mt-6 grid gap-x-12 lg:grid-cols-2">
        {texts.specialties.map(({ family, roles }) => (
          <div key={family} className="grid gap-x-6 border-line border-t py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-semibold text-ink">{family}</dt>
            <dd className="text-ink-soft text-sm sm:pt-0.5">{roles}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton to={PUBLIC_PATHS.consultation}>{texts.ask}</LinkButton>
        <p className="text-muted text-sm">{texts.notListed}</p>
      </div>
    </div>
  );
};

export const PopularRoles = () => {
  const { roles } = useSiteTexts().landing;
  return (
    <Section
      id="popular-roles"
      eyebrow={roles.eyebrow}
      title={roles.title}
      lead={
        <>
          {roles.lead} <TextLink to="#features">{roles.viewAll}</TextLink>
        </>
      }
    >
      <ul className="mt-10 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {POPULAR_ROLES.map((role) => (
          <RoleCard key={role.title} {...role} />
        ))}
      </ul>
      <SavingsCalculator />
      <Specialties />
    </Section>
  );
};
