/** Undoes an application's latest move during the undo period, if the user's side made it. */
import { Undo2 } from 'lucide-react';
import { useNow, useTranslations } from 'use-intl';
import { forgetUndo, useUndoShortcut } from '#client/last-undo.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { KeyHint } from '#client/ui/key-hint.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { Application } from '../../applications.contract.ts';
import { useUndoMove } from '../applications.api.ts';
import { focusMoves, movesArea } from '../focus-moves.ts';
import { applicantName } from '../use-move.ts';

/** Returns the undo for an application's latest move, or null if there is nothing to undo. */
const useOpenUndo = (application: Application) => {
  const t = useTranslations('applications.move');
  const status = useTranslations('vocabulary.applicationStatus');
  const now = useNow({ updateInterval: 30_000 });
  const undoMove = useUndoMove();
  const { id, undo } = application;
  if (undo === null || new Date(undo.until) <= now) return null;
  const run = (): void =>
    undoMove.mutate(
      { params: { id }, body: { moveId: undo.moveId } },
      {
        onSuccess: (undone) => {
          forgetUndo(id);
          focusMoves();
          showToast({ title: t('moveUndone'), description: t('undoHint', { status: status(undone.status) }) });
        },
      },
    );
  return { ...undo, run, isPending: undoMove.isPending };
};

/**
 * The undo button with its hint. Renders nothing if there is nothing to undo. The Z key undoes the last
 * change made on any screen. If none is remembered, such as after a reload, it undoes this move.
 */
export const UndoMove = ({ application }: { application: Application }) => {
  const t = useTranslations('applications.move');
  const status = useTranslations('vocabulary.applicationStatus');
  const times = useTimes();
  const undo = useOpenUndo(application);
  useUndoShortcut(() => {
    if (undo === null || undo.isPending) return false;
    undo.run();
    return true;
  });
  // For a decline, the move buttons already offer the undo.
  if (undo === null || application.status === 'declined') return null;
  const mailedHint = application.status === 'offered' ? 'undoProposed' : 'undoMailed';
  const hint = undo.isMailed ? mailedHint : 'undoUntil';
  const values = { status: status(undo.to), time: times.time(undo.until) };
  return (
    <div {...movesArea} className="flex flex-wrap items-center gap-3">
      <Button size="sm" icon={<Undo2 className="size-4" />} pending={undo.isPending} onClick={undo.run}>
        {t('undoMove')}
        <KeyHint>Z</KeyHint>
      </Button>
      <span className="text-muted text-sm">{t(hint, { ...values, name: applicantName(application) })}</span>
    </div>
  );
};
