/** The cost of a senior hire on both sides, on one scale, with a call to action. */
import { SENIOR_COST } from '../../landing-content.ts';
import { useSiteTexts } from '../../texts/site-texts.ts';
import type { Point } from '../role-family.ts';

const percent = (dollars: number): string => `${(dollars / SENIOR_COST.scaleMax) * 100}%`;

export const CostBars = ({ points }: { points: readonly Point[] }) => {
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
