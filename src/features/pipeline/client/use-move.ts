/**
 * Moves an application for a company from any screen: the call, its toast and the undo. If the move is refused,
 * the mutation shows the toast itself.
 */
import { useTranslations } from 'use-intl';
import { hasStatus } from '#client/api/api-error.ts';
import { forgetUndo, rememberUndo } from '#client/last-undo.ts';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { ApplicationStatus, DeclineReason } from '#shared/vocabulary.ts';
import type { Application } from '../applications.contract.ts';
import { useMoveApplication, useUndoMove } from './applications.api.ts';

/**
 * Moves an application from its displayed status. Resolves to true if there is nothing left to retry: the
 * application was moved, or the move was permanently refused.
 */
export type RunMove = (application: Application, to: ApplicationStatus, details?: MoveDetails) => Promise<boolean>;

/** The content sent with a move: a note, and the reason for a decline. */
export interface MoveDetails {
  note: string | null;
  reason?: DeclineReason;
}

/** Returns true if a move was refused permanently, such as because the application was moved in the meantime or no longer exists. */
export const isFinalRefusal = (error: unknown): boolean => hasStatus(error, 409) || hasStatus(error, 404);

export const applicantName = ({ candidate: { user } }: Pick<Application, 'candidate'>): string => personName(user);

type Wrap = (run: RunMove) => RunMove;
const runDirectly: Wrap = (run) => run;

/** Returns a function that undoes the move in the application's `undo`. It is refused if it is not the latest move. `wrap` wraps the call. */
export const useUndo = (wrap: Wrap = runDirectly): RunMove => {
  const t = useTranslations('applications.move');
  const status = useTranslations('vocabulary.applicationStatus');
  const { mutateAsync } = useUndoMove();
  return wrap(async (application) => {
    try {
      const undone = await mutateAsync({ params: { id: application.id }, body: { moveId: application.undo?.moveId } });
      forgetUndo(application.id);
      const title = t(application.status === 'declined' ? 'declineUndone' : 'moveUndone');
      const values = { name: applicantName(application), status: status(undone.status) };
      showToast({ title, description: t('doneText', values) });
      return true;
    } catch (error) {
      return isFinalRefusal(error);
    }
  });
};

/**
 * Returns a function that moves an application. `wrap` wraps this call and the call made by the toast's undo button.
 * `onMoved` is called after a successful move.
 */
export const useMove = ({ wrap = runDirectly, onMoved }: { wrap?: Wrap; onMoved?: () => void } = {}): RunMove => {
  const t = useTranslations('applications.move');
  const status = useTranslations('vocabulary.applicationStatus');
  const { mutateAsync } = useMoveApplication();
  const undo = useUndo(wrap);

  const showResult = (application: Application, to: ApplicationStatus, undoable: Application['undo']): void => {
    const minutes = LIFETIMES.undoMinutes;
    const values = { name: applicantName(application), status: status(to) };
    const undoThis = () => void undo({ ...application, status: to, undo: undoable }, application.status);
    if (undoable) rememberUndo([application.id], undoThis);
    else forgetUndo(application.id);
    const action = undoable ? { label: t('undoMove'), onSelect: undoThis } : undefined;
    if (to === 'declined') showToast({ title: t('declinedDone'), description: t('declinedText', { minutes }), action });
    else {
      const title = t(application.status === 'declined' ? 'declineUndone' : 'done');
      showToast({ title, description: t('doneText', values), action });
    }
  };

  return wrap(async (application, to, details) => {
    try {
      const { id, status: from, statusChangedAt } = application;
      // Reverses the decline that is shown, not a newer one by a colleague.
      const shown = from === 'declined' ? { statusChangedAt } : {};
      const result = await mutateAsync({ params: { id }, body: { status: to, ...shown, ...details } });
      showResult(application, to, result.undo);
      onMoved?.();
      return true;
    } catch (error) {
      return isFinalRefusal(error);
    }
  });
};
