/** Why Latin America: three reasons as text, two of them with charts. */
import { TextLink } from '#client/ui/text-link.tsx';
import { SENIOR_COST, WORKDAY } from '../landing-content.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { Section } from './section.tsx';

const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;

interface CostBarProps {
  label: string;
  range: string;
  aMonth: string;
  from: number;
  to: number;
  className: string;
}

const CostBar = ({ label, range, aMonth, from, to, className }: CostBarProps) => (
  <div>
    <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-ink-soft text-sm">{label}</span>
    </dt>
    <dd className="mt-1">
      <span className="headline text-ink text-xl tabular">{range}</span>{' '}
      <span className="text-muted text-sm">{aMonth}</span>
      <span aria-hidden="true" className="relative mt-2 block h-3 rounded-full bg-line">
        <span
          className={`absolute inset-y-0 rounded-full ${className}`}
          style={{
            left: percent(from / SENIOR_COST.scaleMax),
            width: percent((to - from) / SENIOR_COST.scaleMax),
          }}
        />
      </span>
    </dd>
  </div>
);

const Cost = () => {
  const { cost } = useSiteTexts().landing.why;
  return (
    <figure className="flex flex-col rounded-panel border border-line bg-raised p-5 sm:p-8">
      <figcaption className="headline text-ink text-lg">{cost.title}</figcaption>
      <dl className="mt-6 space-y-6">
        <CostBar {...SENIOR_COST.latam} {...cost.latam} aMonth={cost.aMonth} className="bg-positive" />
        <CostBar {...SENIOR_COST.us} {...cost.us} aMonth={cost.aMonth} className="bg-line-strong" />
      </dl>
      <p className="mt-auto flex flex-wrap items-baseline gap-x-2 border-line border-t pt-5 max-lg:mt-6">
        <strong className="headline text-positive-ink text-xl">{cost.save}</strong>
        <span className="text-ink-soft text-sm">
          {cost.rest} <TextLink to="#savings">{cost.workOut}</TextLink>
        </span>
      </p>
    </figure>
  );
};

const { axis, office, cities } = WORKDAY;
const HOURS = axis.to - axis.from;

const barStyle = (from: number, to: number) => ({
  left: percent((from - axis.from) / HOURS),
  width: percent((to - from) / HOURS),
});

const DayBar = ({ name, together, from, to }: { name: string; together: string; from: number; to: number }) => {
  const shared = { from: Math.max(from, office.from), to: Math.min(to, office.to) };
  return (
    <li>
      <p className="flex justify-between gap-4 text-sm">
        <span className="text-ink-soft">{name}</span>
        <span className="text-ink tabular">
          {shared.to - shared.from} {together}
        </span>
      </p>
      <span aria-hidden="true" className="relative mt-1.5 block h-3">
        <span className="absolute inset-y-0 rounded-full bg-positive-line opacity-45" style={barStyle(from, to)} />
        <span className="absolute inset-y-0 rounded-full bg-positive" style={barStyle(shared.from, shared.to)} />
      </span>
    </li>
  );
};

const Overlap = () => {
  const { overlap } = useSiteTexts().landing.why;
  return (
    <figure className="rounded-panel border border-line bg-raised p-5 sm:p-8">
      <figcaption className="headline text-ink text-lg">{overlap.title}</figcaption>
      <div className="mt-6">
        <p className="flex justify-between gap-4 text-sm">
          <span className="font-semibold text-ink">{overlap.office}</span>
          <span className="text-muted tabular">{overlap.hours}</span>
        </p>
        <span aria-hidden="true" className="relative mt-1.5 block h-3">
          <span className="absolute inset-y-0 rounded-full bg-accent" style={barStyle(office.from, office.to)} />
        </span>
        <ul className="mt-5 space-y-4">
          {cities.map(({ from, to }, index) => (
            <DayBar key={from} name={overlap.cities[index] ?? ''} together={overlap.together} from={from} to={to} />
          ))}
        </ul>
        <p className="mt-5 text-muted text-xs">{overlap.note}</p>
      </div>
    </figure>
  );
};

export const WhyLatinAmerica = () => {
  const { eyebrow, title: heading, lead, reasons } = useSiteTexts().landing.why;
  return (
    <Section id="why-latin-america" eyebrow={eyebrow} title={heading} lead={lead} tone="sunken">
      <div className="mt-12 grid gap-6 lg:grid-cols-2">
        <Overlap />
        <Cost />
      </div>
      <dl className="mt-12 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {reasons.map(({ title, text }) => (
          <div key={title} className="border-positive-line border-t-2 pt-4">
            <dt className="font-semibold text-ink">{title}</dt>
            <dd className="mt-1.5 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
