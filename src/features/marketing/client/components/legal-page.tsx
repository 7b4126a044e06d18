/** Renders a legal document as a page: numbered sections in one column, with a table of contents on the left if there is space. */

import { usePageLanguage } from '#client/page-language.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { Block } from '../content/blocks.ts';
import { LEGAL_TEXTS, type LegalSection } from '../legal-texts.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { ContentTable } from './content-table.tsx';
import { Item, itemKey } from './list-item.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Formats a date as "January 15, 2026". */
const formatLongDate = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

const Contents = ({ sections }: { sections: readonly LegalSection[] }) => (
  <nav aria-label={useSiteTexts().legal.contents} className="lg:sticky lg:top-24">
    <ol className="text-sm max-lg:border-line max-lg:border-y max-lg:py-3">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-center gap-3 rounded-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            <span aria-hidden="true" className="w-5 text-muted tabular">
              {index + 1}
            </span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

const SectionBlock = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return <p className="mt-3 text-ink-soft">{block.text}</p>;
    case 'list':
      return (
        <ul className="mt-3 list-disc space-y-2 pl-5 text-ink-soft marker:text-line-strong">
          {block.items.map((item) => (
            <li key={itemKey(item)}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      );
    case 'link':
      return (
        <p className="mt-4">
          <TextLink to={block.link.to}>{block.link.label}</TextLink>
        </p>
      );
    case 'table':
      return <ContentTable table={block} />;
    case 'heading':
    case 'callout':
      throw new Error(`Legal documents cannot contain ${block.kind} blocks`);
  }
};

const Part = ({ section, number }: { section: LegalSection; number: number }) => (
  <section aria-labelledby={section.id} className="border-line border-t pt-8 first:border-t-0 first:pt-0">
    <h2 id={section.id} className="headline flex scroll-mt-24 gap-3 text-ink text-lg">
      <span aria-hidden="true" className="text-muted tabular">
        {number}
      </span>
      {section.title}
    </h2>
    {section.blocks.map((block, index) => (
      <SectionBlock key={`${block.kind} ${index}`} block={block} />
    ))}
  </section>
);

const OTHER_PATHS = { privacy: PUBLIC_PATHS.terms, terms: PUBLIC_PATHS.privacy } as const;

/** One legal document in the page's language, with a link to the other document. */
export const LegalPage = ({ name }: { name: keyof typeof OTHER_PATHS }) => {
  const language = usePageLanguage();
  const { title, lead, changed, sections } = LEGAL_TEXTS[name][language];
  const words = useSiteTexts().legal;
  return (
    <SiteFrame>
      <div className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6 sm:py-20">
        <div className="max-w-2xl">
          <h1 tabIndex={-1} className="headline text-3xl text-ink">
            {title}
          </h1>
          <p className="mt-5 text-ink-soft sm:text-lg">{lead}</p>
          <p className="mt-4 text-muted text-sm">
            {words.changed} <time dateTime={changed}>{formatLongDate(changed, LANGUAGE_FACTS[language].locale)}</time>
          </p>
        </div>
        <div className="mt-12 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,42rem)]">
          <Contents sections={sections} />
          <div className="space-y-8">
            {sections.map((section, index) => (
              <Part key={section.id} section={section} number={index + 1} />
            ))}
            <p className="border-line border-t pt-8">
              <TextLink to={OTHER_PATHS[name]}>{words.other[name]}</TextLink>
            </p>
          </div>
        </div>
      </div>
    </SiteFrame>
  );
};
