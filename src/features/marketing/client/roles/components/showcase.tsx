/**
 * The section that is specific to a family: a plan, a day, a map of hours, a handover or a price.
 * Each kind has its own layout.
 */
import { Check } from 'lucide-react';
import { Section } from '../../components/section.tsx';
import { useSiteTexts } from '../../texts/site-texts.ts';
import type { RoleFamily, Showcase } from '../role-family.ts';
import { CostBars } from './cost-bars.tsx';
import { Coverage } from './coverage.tsx';

type Of<Kind extends Showcase['kind']> = Extract<Showcase, { kind: Kind }>;

const Timeline = ({ steps }: Of<'timeline'>) => (
  <ol className={`mt-12 grid gap-y-8 ${steps.length === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`}>
    {steps.map(({ when, title, text }, at) => (
      <li key={when} className="relative max-lg:border-positive-line max-lg:border-l-2 max-lg:pl-6 lg:pr-8">
        <div aria-hidden="true" className="relative mb-6 h-3 max-lg:hidden">
          <span
            className={`absolute top-1 left-0 h-1 bg-positive-line ${at < steps.length - 1 ? '-right-8' : 'right-8'}`}
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

const Day = ({ rows }: Of<'day'>) => {
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

const Handover = ({ given, keptTitle, kept }: Of<'handover'>) => (
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
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
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
