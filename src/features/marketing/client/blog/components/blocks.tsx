/** Renders the blocks of an article. */
import { TextLink } from '#client/ui/text-link.tsx';
import { ContentTable } from '../../components/content-table.tsx';
import { Item, itemKey } from '../../components/list-item.tsx';
import type { Block, BlockOf, PageLink } from '../../content/blocks.ts';

const List = ({ isNumbered, items }: BlockOf<'list'>) => {
  const Element = isNumbered ? 'ol' : 'ul';
  return (
    <Element
      className={`mt-5 space-y-3 pl-6 text-ink-soft leading-7 marker:text-accent-ink ${isNumbered ? 'list-decimal marker:font-semibold' : 'list-disc'}`}
    >
      {items.map((item) => (
        <li key={itemKey(item)} className="pl-1.5">
          <Item item={item} />
        </li>
      ))}
    </Element>
  );
};

const LinkLine = ({ link }: { link: PageLink }) => (
  <p className="mt-4">
    <TextLink to={link.to}>{link.label}</TextLink>
  </p>
);

const Callout = ({ title, lines, link }: BlockOf<'callout'>) => (
  <aside aria-label={title} className="mt-8 rounded-panel bg-positive-soft p-5 sm:p-7">
    <p className="headline text-ink text-lg">{title}</p>
    {lines.map((line) => (
      <p key={line} className="mt-2.5 text-ink-soft">
        {line}
      </p>
    ))}
    {link && <LinkLine link={link} />}
  </aside>
);

/** One block. The first paragraph is larger, as a lead. */
export const ArticleBlock = ({ block, isFirst }: { block: Block; isFirst: boolean }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className="headline mt-12 scroll-mt-24 text-ink text-xl">
          {block.text}
        </h2>
      );
    case 'paragraph':
      return <p className={isFirst ? 'text-ink text-lg' : 'mt-5 text-ink-soft leading-7'}>{block.text}</p>;
    case 'list':
      return <List {...block} />;
    case 'callout':
      return <Callout {...block} />;
    case 'link':
      return <LinkLine link={block.link} />;
    case 'table':
      return <ContentTable table={block} />;
  }
};
