/** The blocks of an article as they look on its page. */
import { TextLink } from '#client/ui/text-link.tsx';
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

/** On a phone a table of more than three columns becomes a list: each cell on its own line, named by its column. */
const Table = ({ caption, columns, rows }: BlockOf<'table'>) => {
  const isWide = columns.length > 3;
  const narrow = (classes: string): string => (isWide ? classes : '');
  return (
    <table className={`mt-8 w-full border-collapse text-left text-sm ${narrow('max-sm:block')}`}>
      <caption className={`pb-3 text-left font-semibold text-ink ${narrow('max-sm:block')}`}>{caption}</caption>
      <thead className={narrow('max-sm:sr-only')}>
        <tr className="border-line-strong border-b text-muted">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 align-bottom font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={narrow('max-sm:block')}>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={`border-line border-b align-top ${narrow('max-sm:block max-sm:py-3')}`}>
            <th
              scope="row"
              className={`py-3 pr-4 font-semibold text-ink tabular ${narrow('max-sm:block max-sm:pt-0 max-sm:pb-1')}`}
            >
              {name}
            </th>
            {cells.map((cell, at) => (
              <td
                key={columns[at + 1]}
                className={`py-3 pr-4 text-ink-soft tabular ${narrow('max-sm:flex max-sm:gap-3 max-sm:py-1 max-sm:pr-0')}`}
              >
                {isWide && (
                  <span aria-hidden="true" className="w-36 shrink-0 text-muted sm:hidden">
                    {columns[at + 1]}
                  </span>
                )}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** One block. The first paragraph of an article is larger: it is where a reader decides to stay. */
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
      return <Table {...block} />;
  }
};
