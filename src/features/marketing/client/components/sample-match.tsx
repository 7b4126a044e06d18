/** Explains a compatibility score with a made-up example: a dial, bars and chips like those in the product, without interaction. */
import { Chip } from '#client/ui/chip.tsx';
import { SAMPLE_MATCH } from '../landing-content.ts';
import { useSiteTexts } from '../texts/site-texts.ts';

const RADIUS = 52;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

const Dial = ({ score }: { score: number }) => (
  <div className="relative size-32 shrink-0">
    <svg aria-hidden="true" viewBox="0 0 120 120" className="-rotate-90 size-full" fill="none" strokeWidth="9">
      <circle cx="60" cy="60" r={RADIUS} className="stroke-line" />
      <circle
        cx="60"
        cy="60"
        r={RADIUS}
        className="stroke-positive"
        strokeLinecap="round"
        strokeDasharray={`${(CIRCUMFERENCE * score) / 100} ${CIRCUMFERENCE}`}
      />
    </svg>
    <p className="headline absolute inset-0 grid place-content-center text-2xl text-ink tabular">{score}%</p>
  </div>
);

const Factors = () => (
  <dl className="grid gap-3">
    {useSiteTexts().landing.sample.factors.map((name, index) => (
      <div key={name} className="grid grid-cols-[8rem_minmax(0,1fr)_2.5rem] items-center gap-3 text-sm">
        <dt className="text-ink-soft">{name}</dt>
        <dd aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
          <span
            className="block h-full rounded-full bg-positive"
            style={{ width: `${SAMPLE_MATCH.factors[index]}%` }}
          />
        </dd>
        <dd className="text-right text-ink tabular">{SAMPLE_MATCH.factors[index]}</dd>
      </div>
    ))}
  </dl>
);

const Pair = () => {
  const { sample } = useSiteTexts().landing;
  return (
    <div className="flex items-center gap-x-7 gap-y-4 max-sm:flex-wrap">
      <Dial score={SAMPLE_MATCH.score} />
      <div className="min-w-0">
        <p className="eyebrow text-muted">{sample.eyebrow}</p>
        <p className="headline mt-1 text-ink text-lg">{sample.role}</p>
        <p className="text-muted text-sm">{sample.candidate}</p>
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {SAMPLE_MATCH.matched.map((skill) => (
            <li key={skill}>
              <Chip tone="positive">{skill}</Chip>
            </li>
          ))}
          <li>
            <Chip tone="caution">{sample.related}</Chip>
          </li>
        </ul>
      </div>
    </div>
  );
};

/** The explanation and, next to it, the example. */
export const SampleMatch = () => {
  const { sample } = useSiteTexts().landing;
  return (
    <div className="mt-20 grid items-center gap-x-16 gap-y-10 border-line border-t pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h3 className="headline text-ink text-xl">{sample.title}</h3>
        <p className="mt-4 text-ink-soft">{sample.text}</p>
      </div>
      <figure className="rounded-panel border border-line bg-raised p-5 sm:p-8" aria-label={sample.label}>
        <Pair />
        <div className="mt-7 border-line border-t pt-6">
          <Factors />
        </div>
      </figure>
    </div>
  );
};
