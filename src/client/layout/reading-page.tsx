/** A text-only public page: lead, table of contents, sections. Works without scripts. */
import type { ReactNode } from 'react';
import { PAGE_FRAME } from '#client/page-frame.ts';
import { usePageLanguage } from '#client/page-language.ts';
import type { HeadTexts } from '#client/page-texts.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { ReadingSection, ReadingWords } from '#shared/words/reading-words.ts';
import { PublicShell } from './public-shell.tsx';
import { SmallFooter } from './small-footer.tsx';

const Part = ({ section: { id, title, paragraphs = [], points = [] } }: { section: ReadingSection }) => (
  <section aria-labelledby={id} className="border-line border-t pt-8 first:border-t-0 first:pt-0">
    <h2 id={id} className="headline scroll-mt-24 text-ink text-lg">
      {title}
    </h2>
    {paragraphs.map((text) => (
      <p key={text} className="mt-3 break-words text-ink-soft">
        {text}
      </p>
    ))}
    {points.length > 0 && (
      <ul className="mt-3 list-disc space-y-2 pl-5 text-ink-soft marker:text-line-strong">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
  </section>
);

export type ReadingPageWords = ReadingWords & { head: HeadTexts };

interface ReadingPageProps {
  words: ReadingWords;
  /** Below the lead, such as the date of this version. */
  note?: ReactNode;
}

export const ReadingPage = ({ words: { title, lead, contents, sections }, note }: ReadingPageProps) => {
  const { home, privacy, terms } = PAGE_FRAME[usePageLanguage()];
  const links = [
    { label: home, to: PUBLIC_PATHS.landing },
    { label: privacy, to: PUBLIC_PATHS.privacy },
    { label: terms, to: PUBLIC_PATHS.terms },
  ];
  return (
    <PublicShell footer={<SmallFooter links={links} hasLanguages />}>
      <div className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6 sm:py-20">
        <div className="max-w-2xl">
          <h1 tabIndex={-1} className="headline text-balance text-3xl text-ink">
            {title}
          </h1>
          <p className="mt-5 text-ink-soft sm:text-lg">{lead}</p>
          {note && <p className="mt-4 text-muted text-sm">{note}</p>}
        </div>
        <div className="mt-12 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,42rem)]">
          <nav aria-label={contents} className="lg:sticky lg:top-24">
            <ol className="text-sm max-lg:border-line max-lg:border-y max-lg:py-3">
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-9 items-center rounded-sm py-1.5 leading-snug text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="space-y-8">
            {sections.map((section) => (
              <Part key={section.id} section={section} />
            ))}
          </div>
        </div>
      </div>
    </PublicShell>
  );
};
