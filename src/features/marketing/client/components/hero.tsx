/** The top of the landing page: headline, call to action, and the picture of a bridge at dusk. */
import { HeroBridge } from '#client/ui/illustrations/hero-bridge.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { MEASURED_FIGURES } from '../landing-content.ts';
import { useSiteTexts } from '../texts/site-texts.ts';

/**
 * The picture is as wide as the window, at least 768 px. Its sky extends behind the headline in the
 * color of the section. Its water is cut off at the bottom of the section. The factors are fractions of its width (`--art`); its canvas is 960 by
 * 600.
 */
const Bridge = () => (
  <div className="relative mt-8 h-[calc(var(--art)*0.27)] [--art:max(100vw,48rem)] sm:mt-10">
    <HeroBridge className="absolute top-[calc(var(--art)*-0.21)] left-1/2 h-[calc(var(--art)*0.625)] w-(--art) max-w-none -translate-x-1/2" />
  </div>
);

const HeroText = () => {
  const { landing, frame } = useSiteTexts();
  const { hero } = landing;
  return (
    <div className="relative z-10 mx-auto max-w-4xl px-4 text-center sm:px-6">
      <p className="eyebrow text-accent-ink">{hero.eyebrow}</p>
      <h1 tabIndex={-1} className="headline mt-5 text-balance text-3xl text-ink">
        {hero.title}
      </h1>
      <p className="mx-auto mt-6 max-w-2xl text-ink-soft sm:text-lg">{hero.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={PUBLIC_PATHS.consultation} variant="primary" size="lg">
          {hero.book}
        </LinkButton>
        <LinkButton to="#popular-roles" size="lg">
          {hero.roles}
        </LinkButton>
      </div>
      <p className="mt-5 text-ink-soft text-sm">
        {hero.looking} <TextLink to={PUBLIC_PATHS.apply}>{frame.applyAs}</TextLink>
      </p>
    </div>
  );
};

const Facts = () => {
  const { facts, goal } = useSiteTexts().landing;
  return (
    <div className="border-line border-b">
      <ul className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-8 px-4 py-10 sm:px-6 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-0 lg:divide-x lg:divide-line">
        {facts.map(({ figure, text }, index) => (
          <li
            key={figure}
            data-figure={MEASURED_FIGURES[index] ?? undefined}
            className="max-md:last:col-span-2 lg:px-6 lg:last:pr-0 lg:first:pl-0"
          >
            <strong data-part="figure" className="headline block text-ink text-xl">
              {figure}
            </strong>{' '}
            <span data-part="text" className="mt-1 block text-muted text-sm">
              {text}
            </span>
            {MEASURED_FIGURES[index] && (
              <span data-part="mark" className="mt-1 block text-muted text-xs italic">
                {goal}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

export const Hero = () => (
  <>
    <section className="overflow-hidden bg-art-sky pt-14 sm:pt-20">
      <HeroText />
      <Bridge />
    </section>
    <Facts />
  </>
);
