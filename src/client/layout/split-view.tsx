/**
 * A master-detail list: compact rows with a preview, navigated with J and K. On narrow windows, rows link to their pages. The caller renders rows and
 * preview.
 */
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useNavigateTo } from '#client/navigation.ts';
import { useShortcuts } from '#client/shortcuts.ts';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Link } from '#client/ui/link.tsx';
import { LoadMore, type PagedList } from '#client/ui/load-more.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';

/** Props of a row. Memoize rows, so that moving to the next row renders only two of them. */
export interface SplitRowProps<Item> {
  item: Item;
  isOpen: boolean;
  /** False if rows link to pages. */
  isWide: boolean;
  onOpen: (id: string) => void;
}

interface SplitRowNameProps extends Omit<SplitRowProps<unknown>, 'item'> {
  id: string;
  to: string;
  children: string;
}

const nameClasses =
  'min-w-0 truncate text-left font-semibold text-ink text-sm after:absolute after:inset-0 after:rounded-card';

/** The name of a row: a button on wide windows, a link on narrow ones. Its click area covers the whole row. */
export const SplitRowName = ({ id, to, isOpen, isWide, onOpen, children }: SplitRowNameProps) =>
  isWide ? (
    <button type="button" aria-current={isOpen ? 'true' : undefined} onClick={() => onOpen(id)} className={nameClasses}>
      {children}
    </button>
  ) : (
    <Link to={to} className={nameClasses}>
      {children}
    </Link>
  );

interface SplitViewProps<Item extends { id: string }> {
  items: readonly Item[];
  list: PagedList;
  Row: ComponentType<SplitRowProps<Item>>;
  itemPath: (item: Item) => string;
  /** Accessible name of the preview. */
  previewLabel: (item: Item) => string;
  /** `isChosen`: the user selected it, as opposed to the default first row. `selectNext` selects the next one. */
  renderPreview: (item: Item, preview: { isChosen: boolean; selectNext: () => void }) => ReactNode;
}

const focusRow = (id: string): void => {
  const row = document.querySelector<HTMLElement>(`[data-split-row="${CSS.escape(id)}"]`);
  row?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
};

/** Scroll areas must be focusable, even without focusable content. */
const scrollable = { tabIndex: 0 };

export const SplitView = <Item extends { id: string }>({
  items,
  list,
  Row,
  itemPath,
  previewLabel,
  renderPreview,
}: SplitViewProps<Item>) => {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const navigate = useNavigateTo();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = items.find(({ id }) => id === chosenId);
  const open = chosen ?? (isWide ? items[0] : undefined);
  const choose = useCallback((id: string) => setChosenId(id), []);
  const step = (by: 1 | -1): boolean => {
    if (!isWide) return false;
    const index = chosen === undefined ? -1 : items.indexOf(chosen);
    const target = items[Math.max(0, index + by)];
    // Loads the next page before its first row is reached.
    if (index + by >= items.length - 3 && list.hasNextPage && !list.isFetchingNextPage) list.fetchNextPage();
    if (target === undefined) return false;
    setChosenId(target.id);
    focusRow(target.id);
    return true;
  };
  useShortcuts([
    { name: 'next', keys: ['j'], run: () => step(1) },
    { name: 'previous', keys: ['k'], run: () => step(-1) },
    {
      name: 'open',
      keys: ['o'],
      run: () => {
        if (open === undefined) return false;
        navigate(itemPath(open));
        return true;
      },
    },
  ]);
  return (
    <div className="items-start gap-5 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="min-w-0">
        <Card pad="none">
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <li
                key={item.id}
                data-split-row={item.id}
                className={classNames(
                  'relative px-4 first:rounded-t-card last:rounded-b-card hover:bg-hover',
                  isWide && item === open && 'bg-accent-soft/60',
                )}
              >
                <Row item={item} isOpen={item === open} isWide={isWide} onOpen={choose} />
              </li>
            ))}
          </ul>
        </Card>
        <LoadMore list={list} />
      </div>
      {isWide && open && (
        <section
          {...scrollable}
          aria-label={previewLabel(open)}
          className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-line bg-raised p-6"
        >
          {renderPreview(open, { isChosen: open === chosen, selectNext: () => step(1) })}
        </section>
      )}
    </div>
  );
};
