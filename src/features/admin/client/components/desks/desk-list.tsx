/** A searchable list of an admin desk: total and rows, or the loading, error or empty state. Every desk looks the same. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';

interface DeskListProps<Row> {
  list: UseInfiniteQueryResult & { isPlaceholderData: boolean };
  rows: readonly Row[];
  /** The number of rows in words; null if it is unknown. */
  total: string | null;
  /** Names the list for screen readers. */
  label: string;
  empty: { title: string; text: string };
  /** Clears search and filters; undefined if none is active. */
  onClear: (() => void) | undefined;
  renderRow: (row: Row) => ReactNode;
}

export const DeskList = <Row extends { id: string }>({
  list,
  rows,
  total,
  label,
  empty,
  onClear,
  renderRow,
}: DeskListProps<Row>) => {
  const t = useTranslations('admin.records');
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  if (list.isPending) return <SkeletonList shape="row" count={8} />;
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'space-y-3 opacity-60' : 'space-y-3'}>
      {total !== null && (
        // The empty state already shows that there are none.
        <p role="status" className={rows.length === 0 ? 'sr-only' : 'font-medium text-ink-soft text-sm tabular'}>
          {total}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState
          titleAs="h2"
          picture={<NoResultsPicture />}
          title={empty.title}
          text={empty.text}
          action={onClear && <Button onClick={onClear}>{t('clear')}</Button>}
        />
      ) : (
        <Card pad="none">
          <ul aria-label={label}>
            {rows.map((row) => (
              <li key={row.id} className="border-line border-t first:border-t-0">
                {renderRow(row)}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <LoadMore list={list} />
    </div>
  );
};

/** A row of a desk: name and facts, then the buttons. One line on wide screens. */
export const DeskRow = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <div className="flex min-h-13 items-center gap-3 py-1.5 pr-2 pl-4 hover:bg-hover sm:pr-3 sm:pl-5">
    <div className="min-w-0 flex-1 gap-x-4 gap-y-0.5 md:flex md:items-center">{children}</div>
    <div className="flex shrink-0 items-center justify-end gap-1.5 md:min-w-26">{actions}</div>
  </div>
);
