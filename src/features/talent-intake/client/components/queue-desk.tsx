/**
 * The review queue: the list, the whole application next to it (below its row if there is no
 * space), keyboard shortcuts and bulk decisions. Invariant: the open and the selected rows are
 * looked up in the current list, so a row that another admin has decided on is no longer open or selected.
 */
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShortcuts } from '#client/shortcuts.ts';
import { ActionBar } from '#client/ui/action-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Duplicate } from '../../review-desk.contract.ts';
import type { QueuedReview } from '../../talent-intake.contract.ts';
import { duplicatesQuery } from '../review-desk.api.ts';
import { type HeldDecision, useHeldDecisions } from '../use-held-decisions.ts';
import { ApplicationPane } from './application-pane.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewRow } from './review-row.tsx';

const NO_DUPLICATES: readonly Duplicate[] = [];

/** The duplicates of the loaded rows, fetched per page. */
const useDuplicates = (pages: readonly (readonly QueuedReview[])[]) => {
  const queries = useQueries({ queries: pages.map((rows) => duplicatesQuery(rows.map(({ id }) => id))) });
  const duplicatesById = new Map(
    queries.flatMap(({ data }) => data?.items.map(({ id, duplicates }) => [id, duplicates]) ?? []),
  );
  return {
    ofRow: (id: string): readonly Duplicate[] => duplicatesById.get(id) ?? NO_DUPLICATES,
    isSearchComplete: queries.every(({ data }) => data?.isComplete ?? true),
  };
};

const focusRow = (id: string | undefined): void => {
  if (id === undefined) return;
  const button = document.querySelector<HTMLElement>(`[data-review-row="${CSS.escape(id)}"]`);
  button?.focus({ preventScroll: true });
  button?.closest('li')?.scrollIntoView({ block: 'nearest' });
};

interface SelectionBarProps {
  count: number;
  isPending: boolean;
  onClear: () => void;
  onApprove: () => void;
  onReject: () => void;
}

/** Bulk actions for the selected rows. */
const SelectionBar = ({ count, isPending, onClear, onApprove, onReject }: SelectionBarProps) => {
  const t = useTranslations('reviewDesk');
  const isTooMany = count > LIMITS.reviewsAtOnce;
  return (
    <ActionBar
      label={t('bulk.label')}
      status={t('bulk.selected', { count })}
      clearText={t('bulk.clear')}
      onClear={onClear}
    >
      {isTooMany && <p className="text-muted text-sm">{t('bulk.tooMany', { most: LIMITS.reviewsAtOnce })}</p>}
      <Button size="sm" disabled={isTooMany || isPending} onClick={onReject}>
        {t('bulk.reject', { count })}
      </Button>
      <Button size="sm" variant="primary" disabled={isTooMany || isPending} onClick={onApprove}>
        {t('bulk.approve', { count })}
      </Button>
    </ActionBar>
  );
};

interface QueueDeskProps {
  pages: readonly (readonly QueuedReview[])[];
  /** Called after a decision in the dialog, even if another admin was faster, and when no loaded row is left. */
  onDecided: () => void;
  /** Rendered after the list, such as the button that loads more. */
  children: ReactNode;
}

export const QueueDesk = ({ pages, onDecided, children }: QueueDeskProps) => {
  const t = useTranslations('reviewDesk');
  const isWide = useMediaQuery('(min-width: 1024px)');
  const rows = pages.flat();
  const duplicates = useDuplicates(pages);
  const { decide, undoLast, isPending } = useHeldDecisions();
  const [openId, setOpenId] = useState<string | null>(null);
  const [viewedId, setViewedId] = useState<string | null>(null);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [rejectingIds, setRejectingIds] = useState<readonly string[]>([]);
  /** The row to focus after the next render. It is an object so that the same row can be focused again. */
  const [rowToFocus, setRowToFocus] = useState<{ id: string } | null>(null);

  const findRow = (id: string | null) => rows.find((row) => row.id === id);
  const open = findRow(openId) ?? (isWide ? rows[0] : undefined);
  const viewed = findRow(viewedId);
  const selected = rows.filter(({ id }) => selectedIds.has(id));
  const rejected = rows.filter(({ id }) => rejectingIds.includes(id));

  useEffect(() => {
    if (rowToFocus !== null) focusRow(rowToFocus.id);
  }, [rowToFocus]);

  const select = (id: string, isSelected: boolean): void => {
    const selection = new Set(selectedIds);
    if (isSelected) selection.add(id);
    else selection.delete(id);
    setSelectedIds(selection);
  };
  const moveBy = (steps: number): boolean => {
    const index = rows.findIndex(({ id }) => id === open?.id);
    const target = rows[index === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, index + steps))];
    if (target === undefined) return false;
    setOpenId(target.id);
    setRowToFocus({ id: target.id });
    return true;
  };
  const decideRows = async (chosen: readonly QueuedReview[], decision: HeldDecision): Promise<void> => {
    const remaining = rows.filter((row) => !chosen.includes(row));
    const from = rows.findIndex((row) => chosen.includes(row));
    const following = remaining.find((row) => rows.indexOf(row) > from) ?? remaining.at(-1);
    if (!(await decide(chosen, decision))) return;
    setRejectingIds([]);
    setSelectedIds(new Set());
    if (following === undefined) onDecided();
    else {
      setOpenId(isWide || openId !== null ? following.id : null);
      setRowToFocus({ id: following.id });
    }
  };
  /** Returns a shortcut that runs an action on the open row. The shortcut returns false if no row is open or a decision is being saved. */
  const forOpenRow = (act: (row: QueuedReview) => void) => (): boolean => {
    if (open === undefined || isPending) return false;
    act(open);
    return true;
  };
  useShortcuts([
    { name: 'next', keys: ['j'], run: () => moveBy(1) },
    { name: 'previous', keys: ['k'], run: () => moveBy(-1) },
    { name: 'approve', keys: ['a'], run: forOpenRow((row) => void decideRows([row], { outcome: 'approved' })) },
    { name: 'reject', keys: ['r'], run: forOpenRow(({ id }) => setRejectingIds([id])) },
    { name: 'select', keys: ['x'], run: forOpenRow(({ id }) => select(id, !selectedIds.has(id))) },
    { name: 'undo', keys: ['u'], run: undoLast },
  ]);

  const renderPane = (row: QueuedReview) => (
    <ApplicationPane
      key={row.id}
      row={row}
      duplicates={duplicates.ofRow(row.id)}
      isSearchComplete={duplicates.isSearchComplete}
      isPending={isPending}
      onApprove={() => void decideRows([row], { outcome: 'approved' })}
      onReject={() => setRejectingIds([row.id])}
    />
  );
  return (
    <div className="space-y-4">
      <div className="items-start gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0 space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <CheckboxField
              label={t('selectAll')}
              checked={selected.length === rows.length}
              onChange={(isSelected) => setSelectedIds(new Set(isSelected ? rows.map(({ id }) => id) : []))}
            />
            <p className="hidden text-muted text-xs lg:block">{t('keys')}</p>
          </div>
          <ul className="space-y-1">
            {rows.map((row) => (
              <ReviewRow
                key={row.id}
                row={row}
                isOpen={row.id === open?.id}
                isSelected={selectedIds.has(row.id)}
                hasDuplicates={duplicates.ofRow(row.id).length > 0}
                isPending={isPending}
                onOpen={() => setOpenId(!isWide && row.id === openId ? null : row.id)}
                onSelect={(isSelected) => select(row.id, isSelected)}
                onView={() => setViewedId(row.id)}
                onApprove={() => void decideRows([row], { outcome: 'approved' })}
              >
                {!isWide && row.id === open?.id && <div className="border-line border-t pt-4">{renderPane(row)}</div>}
              </ReviewRow>
            ))}
          </ul>
          {children}
        </div>
        {isWide && open && (
          <Card className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">{renderPane(open)}</Card>
        )}
      </div>
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          isPending={isPending}
          onClear={() => {
            setSelectedIds(new Set());
            const id = open?.id ?? rows[0]?.id;
            setRowToFocus(id === undefined ? null : { id });
          }}
          onApprove={() => void decideRows(selected, { outcome: 'approved' })}
          onReject={() => setRejectingIds(selected.map(({ id }) => id))}
        />
      )}
      {rejected.length > 0 && (
        <RejectDialog
          rows={rejected}
          isPending={isPending}
          onClose={() => setRejectingIds([])}
          onConfirm={(decision) => void decideRows(rejected, decision)}
        />
      )}
      {viewed && (
        <ProfileDialog
          key={viewed.id}
          row={viewed}
          onClose={() => setViewedId(null)}
          onDecided={() => {
            setViewedId(null);
            onDecided();
          }}
          onOutdated={onDecided}
        />
      )}
    </div>
  );
};
