/** A list of sample roles: one row per role, with all salaries on the same scale for comparison. */
import { usePageLanguage } from '#client/page-language.ts';
import { ChipList } from '#client/ui/chip-list.tsx';
import { formatDollars } from '#client/ui/format.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { Section } from '../../components/section.tsx';
import { useSiteTexts } from '../../texts/site-texts.ts';
import type { RoleFamily, SampleRole } from '../role-family.ts';

/** The upper end of the scale, in dollars per month. */
const MAX_SCALE = 6_000;

const percent = (dollars: number): string => `${(dollars / MAX_SCALE) * 100}%`;

const Salary = ({ from, to }: SampleRole['salary']) => {
  const { locale } = LANGUAGE_FACTS[usePageLanguage()];
  return (
    <div>
      <p className="text-ink">
        <span className="font-semibold text-lg tabular">
          {formatDollars(from, locale)}–{formatDollars(to, locale)}
        </span>{' '}
        <span className="text-muted text-sm">{useSiteTexts().role.aMonth}</span>
      </p>
      <span aria-hidden="true" className="relative mt-2.5 block h-2 rounded-full bg-line">
        <span
          className="absolute inset-y-0 rounded-full bg-positive"
          style={{ left: percent(from), width: percent(to - from) }}
        />
      </span>
    </div>
  );
};

const RoleLine = ({ title, level, years, salary, work, skills }: SampleRole) => {
  const { role } = useSiteTexts();
  return (
    <li className="grid gap-x-10 gap-y-4 border-line border-t py-7 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)]">
      <div>
        <h3 className="headline text-ink text-lg">{title}</h3>
        <p className="mt-1 text-muted text-sm">
          {role.level[level]} · {years} {role.years}
        </p>
      </div>
      <div className="max-lg:md:row-span-2">
        <p className="text-ink-soft">{work}</p>
        <div className="mt-4">
          <ChipList items={skills} />
        </div>
      </div>
      <Salary {...salary} />
    </li>
  );
};

export const SampleRoles = ({ family }: { family: RoleFamily }) => {
  const { role } = useSiteTexts();
  const { locale } = LANGUAGE_FACTS[usePageLanguage()];
  return (
    <Section id="sample-roles" eyebrow={role.sampleRoles} title={family.rolesTitle} lead={family.rolesLead}>
      <ul className="mt-10 border-line border-b">
        {family.roles.map((sampleRole) => (
          <RoleLine key={sampleRole.title} {...sampleRole} />
        ))}
      </ul>
      <p className="mt-5 text-ink-soft text-sm">
        {role.scale} {formatDollars(MAX_SCALE, locale)}. {role.skillsNote} {role.notThere}{' '}
        <TextLink to={PUBLIC_PATHS.consultation}>{role.describeIt}</TextLink>.
      </p>
    </Section>
  );
};
