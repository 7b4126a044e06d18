/** Why this family from here, how the process works for it, and what to ask in the first conversation. */
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { Section } from '../../components/section.tsx';
import type { RoleFamily } from '../role-family.ts';

const STEPS = ['Consult', 'Receive vetted candidates', 'Hire'] as const;

export const Benefits = ({ family }: { family: RoleFamily }) => (
  <Section
    id="benefits"
    eyebrow="Benefits"
    title={`Why ${family.name === 'IT' ? 'IT' : family.name.toLowerCase()} from Latin America`}
  >
    <dl className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
      {family.benefits.map(({ title, text }) => (
        <div key={title} className="border-positive-line border-t-2 pt-5">
          <dt className="headline text-ink text-lg">{title}</dt>
          <dd className="mt-2 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

const Steps = ({ process }: Pick<RoleFamily, 'process'>) => (
  <ol className="mt-8 space-y-7">
    {process.map((text, at) => (
      <li key={text} className="flex gap-5">
        <span
          aria-hidden="true"
          className="headline grid size-10 shrink-0 place-content-center rounded-full bg-positive text-lg text-on-positive tabular"
        >
          {at + 1}
        </span>
        <div>
          <h3 className="font-semibold text-ink">{STEPS[at]}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);

const Interview = ({ interview }: Pick<RoleFamily, 'interview'>) => (
  <div className="rounded-panel border border-line bg-raised p-6 sm:p-9">
    <h2 className="headline text-ink text-xl">Three questions worth asking</h2>
    <dl className="mt-6 space-y-6">
      {interview.map(({ title, text }) => (
        <div key={title}>
          <dt className="headline text-ink text-lg">{title}</dt>
          <dd className="mt-1.5 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </div>
);

export const HowHiringWorks = ({ family }: { family: RoleFamily }) => (
  <section id="process" aria-labelledby="process-title" className="scroll-mt-16 border-line border-y bg-sunken">
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-14 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-2">
      <div>
        <p className="eyebrow text-accent-ink">How the process works</p>
        <h2 id="process-title" className="headline mt-3 text-2xl text-ink">
          Three steps, and you pay at the third.
        </h2>
        <Steps process={family.process} />
        <LinkButton to={PUBLIC_PATHS.consultation} size="lg" className="mt-9">
          Schedule your consultation
        </LinkButton>
      </div>
      <Interview interview={family.interview} />
    </div>
  </section>
);
