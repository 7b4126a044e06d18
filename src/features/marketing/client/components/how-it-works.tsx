/** Three steps below the three arches of a bridge, followed by a sample match. */
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { SampleMatch } from './sample-match.tsx';
import { Section } from './section.tsx';

const ARCHES = [0, 368, 736] as const;

/** A bridge deck on three arches, one for each step. Decorative. */
const Arches = () => (
  <svg aria-hidden="true" viewBox="0 0 1104 132" className="mt-12 h-auto w-full max-md:hidden">
    <path d="M0 0h1104v10H0z" className="fill-art-bridge" />
    {ARCHES.map((x) => (
      <g key={x} className="stroke-art-bridge" fill="none">
        <path d={`M${x + 6} 132C${x + 6} 62 ${x + 90} 20 ${x + 184} 20s178 42 178 112`} strokeWidth="4" />
        <path d={`M${x + 46} 10v62M${x + 92} 10v28M${x + 276} 10v28M${x + 322} 10v62`} strokeWidth="2" opacity="0.6" />
      </g>
    ))}
    <path d="M0 0h12v132H0zM362 0h12v132h-12zM730 0h12v132h-12zM1092 0h12v132h-12z" className="fill-art-bridge" />
  </svg>
);

const Steps = () => (
  <ol className="grid gap-10 max-md:mt-10 md:-mt-17 md:grid-cols-3 md:gap-0 lg:-mt-20">
    {useSiteTexts().landing.how.steps.map(({ title, text }, index) => (
      <li key={title} className="md:px-10 md:text-center">
        <span
          aria-hidden="true"
          className="headline grid size-12 place-content-center rounded-full bg-positive text-lg text-on-positive tabular md:mx-auto"
        >
          {index + 1}
        </span>
        <h3 className="headline mt-5 text-ink text-lg md:mt-10">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </li>
    ))}
  </ol>
);

export const HowItWorks = () => {
  const { eyebrow, title, lead, consultation } = useSiteTexts().landing.how;
  return (
    <Section id="how-it-works" eyebrow={eyebrow} title={title} lead={lead}>
      <Arches />
      <Steps />
      <div className="mt-10 flex md:justify-center">
        <LinkButton to={PUBLIC_PATHS.consultation} size="lg">
          {consultation}
        </LinkButton>
      </div>
      <SampleMatch />
    </Section>
  );
};
