/** A success story and three quotes. All of them are made up, and the page says so where they stand. */
import { STORY, TESTIMONIALS } from '../landing-content.ts';
import { Section } from './section.tsx';

const Illustrative = ({ children }: { children: string }) => (
  <p className="mt-8 text-muted text-sm">
    <strong className="font-semibold text-ink-soft">Illustrative.</strong> {children}
  </p>
);

const Timeline = () => (
  <ol className="relative">
    {STORY.days.map(({ day, text }, at) => (
      <li key={day} className="relative flex gap-5 pb-7 last:pb-0">
        {at < STORY.days.length - 1 && (
          <span aria-hidden="true" className="absolute top-5 bottom-0 left-[5px] w-0.5 bg-positive-line" />
        )}
        <span aria-hidden="true" className="relative mt-1.5 size-3 shrink-0 rounded-full bg-positive" />
        <div>
          <p className="eyebrow text-muted">{day}</p>
          <p className="mt-0.5 text-ink">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);

export const SuccessStory = () => (
  <Section id="success-story" eyebrow="A success story" title="From a first call to the first day." tone="sunken">
    <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <figure>
        <blockquote className="headline text-pretty text-ink text-xl leading-snug">“{STORY.quote}”</blockquote>
        <figcaption className="mt-6">
          <p className="font-semibold text-ink">{STORY.name}</p>
          <p className="text-muted text-sm">{STORY.role}</p>
        </figcaption>
      </figure>
      <Timeline />
    </div>
    <Illustrative>The people and the company are fictional; the steps are how a hire usually goes.</Illustrative>
  </Section>
);

/** Quotes of unequal length, the first as large as the two others together. */
export const Testimonials = () => {
  const [first, ...others] = TESTIMONIALS;
  return (
    <Section id="testimonials" eyebrow="Testimonials" title="From both sides of the bridge.">
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <figure className="flex flex-col justify-between rounded-panel bg-positive-soft p-6 sm:p-10">
          <blockquote className="headline text-ink text-xl leading-snug">“{first.quote}”</blockquote>
          <figcaption className="mt-8">
            <p className="font-semibold text-ink">{first.name}</p>
            <p className="text-ink-soft text-sm">{first.role}</p>
          </figcaption>
        </figure>
        <div className="grid content-between gap-y-8">
          {others.map(({ quote, name, role }) => (
            <figure key={name} className="border-line border-t pt-6">
              <blockquote className="text-ink">“{quote}”</blockquote>
              <figcaption className="mt-3">
                <p className="font-semibold text-ink text-sm">{name}</p>
                <p className="text-muted text-sm">{role}</p>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
      <Illustrative>These quotes and the people behind them are fictional.</Illustrative>
    </Section>
  );
};
