/** The benefits of hiring for a role family in Latin America, how the process works, and questions for the first conversation. */
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { Section } from '../../components/section.tsx';
import { useSiteTexts } from '../../texts/site-texts.ts';
import type { RoleFamily } from '../role-family.ts';

export const Benefits = ({ family }: { family: RoleFamily }) => {
  const { role } = useSiteTexts();
  return (
    <Section
      id="benefits"
      eyebrow={role.benefits}
      title={role.why.replace('{family}', family.inSentence ?? family.name.toLowerCase())}
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
};

const Steps = ({ process }: Pick<RoleFamily, 'process'>) => {
  const { steps: names } = useSiteTexts().role;
  return (
    <ol className="mt-8 space-y-7">
      {process.map((text, index) => (
        <li key={text} className="flex gap-5">
          <span
            aria-hidden="true"
            className="headline grid size-10 shrink-0 place-content-center rounded-full bg-positive text-lg text-on-positive tabular"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-semibold text-ink">{names[index]}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
};

const Interview = ({ interview }: Pick<RoleFamily, 'interview'>) => (
  <div className="rounded-panel border border-line bg-raised p-6 sm:p-9">
    <h2 className="headline text-ink text-xl">{useSiteTexts().role.interview}</h2>
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

export const HowHiringWorks = ({ family }: { family: RoleFamily }) => {
  const { role } = useSiteTexts();
  return (
    <section id="process" aria-labelledby="process-title" className="scroll-mt-16 border-line border-y bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-14 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-2">
        <div>
          <p className="eyebrow text-accent-ink">{role.process}</p>
          <h2 id="process-title" className="headline mt-3 text-2xl text-ink">
            {role.processTitle}
          </h2>
          <Steps process={family.process} />
          <LinkButton to={PUBLIC_PATHS.consultation} size="lg" className="mt-9">
            {role.yourConsultation}
          </LinkButton>
        </div>
        <Interview interview={family.interview} />
      </div>
    </section>
  );
};
