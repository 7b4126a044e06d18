/**
 * A column of the board: the cards with one status, page by page, and their number. While a card is dragged, the
 * column shows whether it accepts the card. A collapsed column is a strip that still accepts cards.
 */
import { useDroppable } from '@dnd-kit/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronsLeftRight, FoldHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { describeError } from '#client/api/query-client.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { formatCount } from '#client/ui/format.ts';
import { LoadMore } from '#client/ui/load-more.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { type ApplicationFilters, boardColumnList } from '../applications.api.ts';
import { BoardCard } from './board-card.tsx';
import { applyPendingMoves } from './board-state.ts';
import type { BoardMoves } from './use-board-moves.ts';

/** The column's relation to the dragged card. */
type DropState = 'idle' | 'own' | 'open' | 'closed';

const columnDropState = (status: ApplicationStatus, dragged: Application | null): DropState => {
  if (dragged === null) return 'idle';
  if (dragged.status === status) return 'own';
  return dragged.moves.includes(status) ? 'open' : 'closed';
};

interface ColumnProps {
  status: ApplicationStatus;
  filters: ApplicationFilters;
  moves: BoardMoves;
  dragged: Application | null;
  isOpen: boolean;
  onToggle: () => void;
}

/** Loads the cards of a column. A collapsed column needs only the count, so it reads one row. */
const useColumn = ({ status, filters, moves, isOpen }: ColumnProps) => {
  const list = useInfiniteQuery({
    ...boardColumnList(status, filters, isOpen ? undefined : 1),
    placeholderData: keepPreviousData,
  });
  const total = list.data?.pages.at(-1)?.total ?? null;
  return { list, shown: applyPendingMoves({ status, applications: flattenPages(list.data), total }, moves.pending) };
};

/** Returns a function that formats a count: `12`, or `25+` if the server did not count all cards. */
const useCountText = (): ((total: number | null, shown: number, hasMore: boolean) => string) => {
  const t = useTranslations('applications.board');
  const locale = useLocale();
  return (total, shownCount, hasMore) =>
    total === null && hasMore
      ? t('atLeast', { count: formatCount(shownCount, locale) })
      : formatCount(total ?? shownCount, locale);
};

const DROP_STATE_CLASSES: Record<DropState, string> = {
  idle: 'border-line bg-sunken',
  own: 'border-line bg-sunken',
  open: 'border-accent-line border-dashed bg-sunken',
  closed: 'border-line bg-sunken',
};

/**
 * Says whether the dragged card can be dropped here. Overlays the cards, so that the layout does
 * not shift.
 */
const DropNote = ({
  status,
  dragged,
  isOver,
}: {
  status: ApplicationStatus;
  dragged: Application;
  isOver: boolean;
}) => {
  const t = useTranslations('applications.board');
  const words = useTranslations('vocabulary.applicationStatus');
  const dropState = columnDropState(status, dragged);
  if (dropState === 'own') return null;
  return (
    <p
      className={classNames(
        'pointer-events-none absolute inset-x-2 top-12 z-10 rounded-control border px-3 py-2 text-center font-medium text-xs shadow-low',
        dropState === 'open'
          ? 'border-accent-line bg-accent-soft text-accent-ink'
          : 'border-line bg-overlay text-muted',
        dropState === 'open' && isOver && 'ring-2 ring-focus',
      )}
    >
      {dropState === 'open' ? t('dropHere') : t('closedTo', { column: words(dragged.status) })}
    </p>
  );
};

/** The column, open or collapsed. */
export const BoardColumn = (props: ColumnProps) => {
  const { status, moves, dragged, isOpen, onToggle } = props;
  const t = useTranslations('applications.board');
  const words = useTranslations('vocabulary.applicationStatus');
  const headingId = useId();
  const countText = useCountText();
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const { list, shown } = useColumn(props);
  const dropState = columnDropState(status, dragged);
  // If the list failed to load, shows no number rather than 0.
  const count = list.data ? countText(shown.total, shown.applications.length, list.hasNextPage) : '';
  const frame = classNames(
    'relative flex shrink-0 snap-start flex-col rounded-card border',
    dropState === 'open' && isOver ? 'border-accent-line bg-accent-soft' : DROP_STATE_CLASSES[dropState],
  );
  const dimmed = dropState === 'closed' && 'opacity-50';

  if (!isOpen) {
    return (
      <section ref={setNodeRef} aria-labelledby={headingId} className={classNames(frame, 'w-12')}>
        <button
          type="button"
          aria-expanded="false"
          onClick={onToggle}
          className={classNames(
            'flex flex-1 flex-col items-center gap-3 rounded-card py-3 text-ink-soft hover:bg-hover hover:text-ink',
            dimmed,
          )}
        >
          <ChevronsLeftRight className="size-4 shrink-0 text-muted" />
          {count && <span className="tabular rounded-full bg-raised px-2 py-0.5 font-semibold text-xs">{count}</span>}
          <h2 id={headingId} className="font-semibold text-sm [writing-mode:vertical-rl]">
            {words(status)}
          </h2>
        </button>
      </section>
    );
  }
  const moving = new Set(moves.pending.map(({ application }) => application.id));
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={headingId}
      aria-busy={list.isPending}
      className={classNames(frame, 'w-[min(80vw,20rem)] sm:w-72 xl:w-auto xl:min-w-60 xl:max-w-80 xl:flex-1')}
    >
      <div className={classNames('flex items-center gap-1.5 pt-2.5 pr-1.5 pb-2 pl-3', dimmed)}>
        <h2 id={headingId} className="min-w-0 truncate font-semibold text-ink text-sm">
          {words(status)}
        </h2>
        {count && (
          <span className="tabular rounded-full bg-raised px-2 py-0.5 font-semibold text-ink-soft text-xs">
            {count}
          </span>
        )}
        <button
          type="button"
          aria-expanded="true"
          aria-label={t('fold', { column: words(status) })}
          onClick={onToggle}
          className="ml-auto grid size-8 shrink-0 place-content-center rounded-control text-muted hover:bg-hover hover:text-ink"
        >
          <FoldHorizontal className="size-4" />
        </button>
      </div>
      {dragged && <DropNote status={status} dragged={dragged} isOver={isOver} />}
      <div className={classNames('min-h-0 flex-1 overflow-y-auto px-2 pb-2', dimmed)}>
        {list.isPending && <Skeleton className="h-24 w-full" />}
        {list.isLoadingError && (
          <div role="alert" className="space-y-2 px-1 py-2 text-ink-soft text-sm">
            <p>{describeError(list.error)}</p>
            <Button size="sm" onClick={() => void list.refetch()}>
              {t('retry')}
            </Button>
          </div>
        )}
        {list.isSuccess && shown.applications.length === 0 && (
          <p className="px-2 py-6 text-center text-muted text-sm">{t('empty')}</p>
        )}
        <ul className={classNames('space-y-2', list.isPlaceholderData && 'opacity-60')}>
          {shown.applications.map((application) => (
            <BoardCard
              key={application.id}
              application={application}
              isMoving={moving.has(application.id)}
              isSettled={moves.settledId === application.id}
              onStart={moves.start}
              onUndo={moves.undo}
            />
          ))}
        </ul>
        <LoadMore list={list} />
      </div>
    </section>
  );
};
