/**
 * The section that is specific to a role family: a plan, a day, a map of hours, a handover or a price. Each kind has a different layout.
 */
import { Check } from 'lucide-react';
import { usePageLanguage } from '#client/page-language.ts';
import { dateFormat } from '#client/ui/intl-formats.ts';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import { Section } from '../../components/section.tsx';
import { SENIOR_COST } from '../../landing-content.ts';
import { useSiteTexts } from '../../texts/site-texts.ts';
import type { Point, RoleFamily, Showcase } from '../role-family.ts';

type CoverageProps = Pick<Extract<Showcase, { kind: 'coverage' }>, 'note' | 'shifts'>;

/** Formats the hour of a day in a language: `7 AM`, `7 am`, `07`. */
const hourName = (hour: number, locale: string): string =>
  dateFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 1, hour));

/** A stronger color means more people. The hours are also listed as text above. */
const COVERAGE_CLASSES = ['bg-line', 'bg-positive-line/25', 'bg-positive-line/55', 'bg-positive'] as const;

/** Shows how many people are at work in each hour of the day. */
const Coverage = ({ note, shifts }: CoverageProps) => {
  const { locale } = LANGUAGE_FACTS[usePageLanguage()];
  const first = Math.min(...shifts.map(({ from }) => from));
  const last = Math.max(...shifts.map(({ to }) => to));
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const toPercent = (hour: number): string => `${((hour - first) / (last - first)) * 100}%`;
  return (
    <figure className="mt-10 rounded-panel border border-line bg-raised p-5 sm:p-8">
      <ul className="space-y-5">
        {shifts.map(({ place: city, hours: text, from, to }) => (
          <li key={city}>
            <p className="flex justify-between gap-4 text-sm">
              <span className="font-semibold text-ink">{city}</span>
              <span className="text-muted tabular">{text}</span>
            </p>
            <span aria-hidden="true" className="relative mt-2 block h-3 rounded-full bg-line">
              <span
                className="absolute inset-y-0 rounded-full bg-positive-line"
                style={{ left: toPercent(from), width: `${((to - from) / (last - first)) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-8 border-line border-t pt-6">
        <p className="font-semibold text-ink text-sm">{useSiteTexts().role.together}</p>
        <div aria-hidden="true" className="mt-3 flex gap-0.5">
          {hours.map((hour) => {
            const people = shifts.filter(({ from, to }) => from <= hour && hour < to).length;
            return (
              <span
                key={hour}
                className={`h-12 flex-1 rounded-sm ${COVERAGE_CLASSES[people] ?? COVERAGE_CLASSES[0]}`}
              />
            );
          })}
        </div>
        <p aria-hidden="true" className="mt-2 flex justify-between text-muted text-xs tabular">
          <span>{hourName(first, locale)}</span>
          <span>{hourName(Math.round((first + last) / 2), locale)}</span>
          <span>{hourName(last, locale)}</span>
        </p>
      </div>
      <figcaption className="mt-5 text-ink-soft text-sm">{note}</figcaption>
    </figure>
  );
};

const percent = (dollars: number): string => `${(dollars / SENIOR_COST.scaleMax) * 100}%`;

/** The cost of a senior hire in Latin America and in the U.S., on the same scale, next to the points of the showcase. */
const CostBars = ({ points }: { points: readonly Point[] }) => {
  const { landing, role } = useSiteTexts();
  const { cost } = landing.why;
  const rows = [
    { ...SENIOR_COST.latam, ...cost.latam, bar: 'bg-positive' },
    { ...SENIOR_COST.us, ...cost.us, bar: 'bg-line-strong' },
  ];
  return (
    <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <dl className="space-y-8 self-start rounded-panel border border-line bg-raised p-5 sm:p-8">
        {rows.map(({ label, range, from, to, bar }) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="mt-1">
              <span className="headline text-2xl text-ink tabular">{range}</span>{' '}
              <span className="text-muted text-sm">{role.aMonth}</span>
              <span aria-hidden="true" className="relative mt-3 block h-4 rounded-full bg-line">
                <span
                  className={`absolute inset-y-0 rounded-full ${bar}`}
                  style={{ left: percent(from), width: percent(to - from) }}
                />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <dl className="space-y-6">
        {points.map(({ title, text }) => (
          <div key={title} className="border-positive-line border-l-2 pl-5">
            <dt className="font-semibold text-ink">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

type ShowcaseOf<Kind extends Showcase['kind']> = Extract<Showcase, { kind: Kind }>;

const Timeline = ({ steps }: ShowcaseOf<'timeline'>) => (
  <ol className={`mt-12 grid gap-y-8 ${steps.length === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`}>
    {steps.map(({ when, title, text }, index) => (
      <li key={when} className="relative max-lg:border-positive-line max-lg:border-l-2 max-lg:pl-6 lg:pr-8">
        <div aria-hidden="true" className="relative mb-6 h-3 max-lg:hidden">
          <span
            className={`absolute top-1 left-0 h-1 bg-positive-line ${index < steps.length - 1 ? '-right-8' : 'right-8'}`}
          />
          <span className="absolute left-0 size-3 rounded-full bg-positive" />
        </div>
        <p className="eyebrow text-positive-ink">{when}</p>
        <h3 className="headline mt-2 text-ink text-lg">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </li>
    ))}
  </ol>
);

const Day = ({ rows }: ShowcaseOf<'day'>) => {
  const { role } = useSiteTexts();
  return (
    <table className="mt-10 w-full border-collapse text-left">
      <thead>
        <tr className="border-line-strong border-b text-muted text-sm">
          <th scope="col" className="w-24 py-2 pr-4 font-medium sm:w-32">
            {role.newYork}
          </th>
          <th scope="col" className="w-24 py-2 pr-4 font-medium sm:w-32">
            Bogotá
          </th>
          <th scope="col" className="py-2 font-medium">
            {role.whatHappens}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ newYork, bogota, text }) => (
          <tr key={newYork} className="border-line border-b align-top">
            <th scope="row" className="py-3.5 pr-4 font-semibold text-ink text-sm tabular sm:text-base">
              {newYork}
            </th>
            <td className="py-3.5 pr-4 text-positive-ink text-sm tabular sm:text-base">{bogota}</td>
            <td className="py-3.5 text-ink-soft text-sm sm:text-base">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Handover = ({ given, keptTitle, kept }: ShowcaseOf<'handover'>) => (
  <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
    <dl>
      {given.map(({ title, text }) => (
        <div key={title} className="grid gap-x-8 gap-y-1 border-line border-t py-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="headline text-ink text-lg line-through decoration-accent-line decoration-2">{title}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
    <div className="self-start rounded-panel bg-positive-soft p-6 sm:p-8">
      <h3 className="headline text-ink text-lg">{keptTitle}</h3>
      <ul className="mt-4 space-y-3">
        {kept.map((text) => (
          <li key={text} className="flex gap-3 text-ink">
            <Check className="mt-0.5 size-5 shrink-0 text-positive" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  </div>
);

const Body = ({ showcase }: { showcase: Showcase }) => {
  switch (showcase.kind) {
    case 'timeline':
      return <Timeline {...showcase} />;
    case 'day':
      return <Day {...showcase} />;
    case 'coverage':
      return <Coverage note={showcase.note} shifts={showcase.shifts} />;
    case 'handover':
      return <Handover {...showcase} />;
    case 'cost':
      return <CostBars points={showcase.points} />;
  }
};

export const ShowcaseSection = ({ family }: { family: RoleFamily }) => (
  <Section
    id="in-practice"
    eyebrow={useSiteTexts().role.inPractice}
    title={family.showcase.title}
    lead={family.showcase.lead}
    tone="sunken"
  >
    <Body showcase={family.showcase} />
  </Section>
);
