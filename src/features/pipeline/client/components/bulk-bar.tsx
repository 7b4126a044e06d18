/**
 * Moves all selected applications together. Offers the moves that all of them allow, and then shows
 * how many were moved and how many were refused.
 */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { errorSentence } from '#client/error-texts.ts';
import { forgetUndo, rememberUndo } from '#client/last-undo.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { ActionBar } from '#client/ui/action-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application, ApplicationMovesResult } from '../../applications.contract.ts';
import { movesFor } from '../../applications.policy.ts';
import { useMoveApplications, useUndoMoves } from '../applications.api.ts';
import { undoToast } from '../undo-toast.ts';
import { applicantName, type MoveDetails } from '../use-move.ts';
import { type ConfirmableMove, MoveDialog, needsConfirmation } from './move-dialog.tsx';

type Target = Exclude<ApplicationStatus, 'pending' | 'withdrawn'>;

const isTarget = (status: ApplicationStatus): status is Target => status !== 'pending' && status !== 'withdrawn';

/** Returns the moves that all of these applications allow. Excludes undoing a decline, which depends on each application's previous status. */
const commonMoves = (applications: readonly Application[]): Target[] => {
  const [first, ...rest] = applications.map(({ status }) => movesFor(status, 'company', null));
  return (first ?? []).filter(isTarget).filter((to) => rest.every((moves) => moves.includes(to)));
};

interface BulkBarProps {
  selected: readonly Application[];
  onClear: () => void;
}

/** The bar shown at the bottom of the window while applications are selected. */
export const BulkBar = ({ selected, onClear }: BulkBarProps) => {
  const t = useTranslations('applications.bulk');
  const moveTexts = useTranslations('applications.move');
  const dialogTexts = useTranslations('applications.dialog');
  const moveAll = useMoveApplications();
  const undoAll = useUndoMoves();
  const [moveToConfirm, setMoveToConfirm] = useState<ConfirmableMove | null>(null);
  const isTooMany = selected.length > LIMITS.pageMax;
  const moves = isTooMany ? [] : commonMoves(selected);
  const [only, ...others] = selected;
  const onlyName = only && others.length === 0 ? applicantName(only) : null;
  const name = onlyName ?? dialogTexts('several', { count: selected.length });
  const commitmentTexts = useTranslations('candidates.commitment');
  const hiredCount = selected.filter(({ candidate }) => candidate.committedHours > 0).length;

  /** Undoes the moves. Each application returns to its previous status, unless it has been moved since. */
  const undo = async (ids: string[], moveIds: string[]): Promise<void> => {
    const result = await undoAll.mutateAsync({ body: { ids, moveIds } }).catch(() => null);
    if (result === null) return;
    for (const { id } of result.moved) forgetUndo(id);
    showToast(undoToast(result, t));
  };
  const showResult = (to: Target, { moved, refused }: ApplicationMovesResult): void => {
    const [first] = refused;
    const reason = first && errorSentence(first, first.detail);
    const ids = moved.map(({ id }) => id);
    const moveIds = moved.flatMap((application) => application.undo?.moveId ?? []);
    const undoThese = (): void => void undo(ids, moveIds);
    if (ids.length > 0) rememberUndo(ids, undoThese);
    showToast({
      title: t(to === 'declined' ? 'declined' : 'moved', { count: moved.length }),
      description: reason ? t('refused', { count: refused.length, reason }) : undefined,
      tone: reason ? 'info' : 'success',
      action: ids.length > 0 ? { label: moveTexts('undoMove'), onSelect: undoThese } : undefined,
    });
  };
  const moveTo = async (status: Target, details?: MoveDetails): Promise<void> => {
    const body = { ids: selected.map(({ id }) => id), status, ...details };
    // If the list is filtered, the rows and this bar can unmount before the result is shown. The promise
    // still resolves in that case, but a mutation callback does not run.
    const result = await moveAll.mutateAsync({ body }).catch(() => null);
    if (result === null) return;
    setMoveToConfirm(null);
    onClear();
    showResult(status, result);
  };
  const choose = (to: Target) => () => {
    // The current status matters only if it is `declined`, and declined applications have no common moves. Any other status works.
    if (needsConfirmation('pending', to)) setMoveToConfirm(to);
    else void moveTo(to);
  };
  return (
    <ActionBar
      label={t('label')}
      status={t('selected', { count: selected.length })}
      clearText={t('clear')}
      onClear={onClear}
    >
      {moves.length === 0 && (
        <p className="text-muted text-sm">{isTooMany ? t('tooMany', { most: LIMITS.pageMax }) : t('noMove')}</p>
      )}
      {moves.map((to) => (
        <Button key={to} size="sm" className="max-sm:flex-auto" disabled={moveAll.isPending} onClick={choose(to)}>
          {t(`to.${to}`, { count: selected.length })}
        </Button>
      ))}
      <MoveDialog
        move={moveToConfirm}
        applications={selected}
        name={name}
        reader={onlyName}
        count={selected.length}
        notice={
          hiredCount > 0 && (
            <p className="text-caution-ink text-sm">{commitmentTexts('someHired', { count: hiredCount })}</p>
          )
        }
        pending={moveAll.isPending}
        onClose={() => setMoveToConfirm(null)}
        onConfirm={(to, details) => void moveTo(to, details)}
      />
    </ActionBar>
  );
};
