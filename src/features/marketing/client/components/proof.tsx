/**
 * Replaces customer stories and quotes until there are any: screenshots of the hiring process, how candidates are vetted and, once the
 * marketplace is large enough, live counts. Only the people in the demo are made up, and the page says so.
 */
import { useContext } from 'react';
import { usePageLanguage } from '#client/page-language.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { PICTURE_NAMES, PICTURE_SIZE, type PictureName, PicturesContext, pictureFile } from '../pictures.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { Section } from './section.tsx';

const Picture = ({ name, src }: { name: PictureName; src: string | undefined }) => {
  const { title, text, alt } = useSiteTexts().landing.story.pictures[name];
  return (
    <figure>
      {src && (
        <img
          src={src}
          alt={alt}
          {...PICTURE_SIZE}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-panel border border-line object-cover object-left-top max-sm:aspect-4/3"
        />
      )}
      <figcaption className="mt-4">
        <p className="font-semibold text-ink">{title}</p>
        <p className="mt-1 text-ink-soft">{text}</p>
      </figcaption>
    </figure>
  );
};

/** Screenshots of the product. The first is as wide as the other two together. */
export const SuccessStory = () => {
  const { eyebrow, title, lead } = useSiteTexts().landing.story;
  const pictures = useContext(PicturesContext);
  const language = usePageLanguage();
  return (
    <Section id="success-story" eyebrow={eyebrow} title={title} lead={lead} tone="sunken">
      <div className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-2">
        {PICTURE_NAMES.map((name, index) => (
          <div key={name} className={index === 0 ? 'md:col-span-2' : undefined}>
            <Picture name={name} src={pictures?.[pictureFile(name, language)]} />
          </div>
        ))}
      </div>
    </Section>
  );
};

/** How candidates are vetted, step by step. */
export const Checks = () => (
  <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
    {useSiteTexts().landing.proof.steps.map(({ title, text }) => (
      <div key={title} className="border-positive-line border-t-2 pt-4">
        <dt className="font-semibold text-ink">{title}</dt>
        <dd className="mt-1.5 text-ink-soft">{text}</dd>
      </div>
    ))}
  </dl>
);

const COUNTS = ['people', 'jobs', 'companies'] as const;

/** Counts that the browser loads. Hidden until they are loaded and reach their minimums, and if scripts are off. */
const Counts = () => {
  const { proof } = useSiteTexts().landing;
  return (
    <div hidden data-counts="" className="rounded-panel bg-positive-soft p-6 sm:p-8">
      <h3 className="eyebrow text-positive-ink">{proof.counts}</h3>
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {COUNTS.map((name) => (
          <div key={name} hidden data-count={name} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-soft text-sm">{proof[name]}</dt>
            <dd className="headline text-2xl text-ink tabular" />
          </div>
        ))}
      </dl>
    </div>
  );
};

/** Takes the place of quotes: the vetting steps, and the counts if they are high enough. */
export const Testimonials = () => {
  const { eyebrow, title, lead, scores } = useSiteTexts().landing.proof;
  return (
    <Section id="testimonials" eyebrow={eyebrow} title={title} lead={lead}>
      <div className="mt-10 space-y-10">
        <Checks />
        <Counts />
        <p>
          <TextLink to={PUBLIC_PATHS.howScoresWork}>{scores}</TextLink>
        </p>
      </div>
    </Section>
  );
};
