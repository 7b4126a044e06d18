/**
 * Moves on the board: shown immediately, confirmed where needed, and reverted if the server refuses.
 * Focus follows a focused card into its new column.
 */
import { useState } from 'react';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { type ConfirmableMove, needsConfirmation } from '../components/move-dialog.tsx';
import { type MoveDetails, type RunMove, useMove, useUndo } from '../use-move.ts';
import type { PendingMove } from './board-state.ts';

/** A move that is waiting for confirmation in its dialog. */
export interface MoveToConfirm {
  application: Application;
  move: ConfirmableMove;
}

export interface BoardMoves {
  /** Moves that are shown but not yet confirmed by the server. */
  pending: readonly PendingMove[];
  /** The move whose dialog is open. */
  moveToConfirm: MoveToConfirm | null;
  /**
   * The id of the last moved card, once the server has responded and the dialog is closed. Focus
   * moves to this card.
   */
  settledId: string | null;
  /** Moves a card, or opens its dialog first. Does nothing for a column that does not accept the card. */
  start: (application: Application, to: ApplicationStatus) => void;
  /** Undoes the latest move of a card. */
  undo: (application: Application) => void;
  /**
   * Makes the move in the open dialog. The dialog stays open until the move succeeds or is permanently
   * refused, so that the note is not lost before a retry.
   */
  confirm: (details: MoveDetails) => void;
  cancel: () => void;
}

export const useBoardMoves = (): BoardMoves => {
  const [pending, setPending] = useState<readonly PendingMove[]>([]);
  const [moveToConfirm, setMoveToConfirm] = useState<MoveToConfirm | null>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const runOptimistically =
    (run: RunMove): RunMove =>
    async (application, to, details) => {
      const withoutApplication = (list: readonly PendingMove[]) =>
        list.filter((entry) => entry.application.id !== application.id);
      setMovedId(application.id);
      setPending((list) => [...withoutApplication(list), { application, to, at: new Date().toISOString() }]);
      const isDone = await run(application, to, details);
      setPending(withoutApplication);
      return isDone;
    };
  const move = useMove({ wrap: runOptimistically });
  const undo = useUndo(runOptimistically);
  const isSettled = moveToConfirm === null && pending.every(({ application }) => application.id !== movedId);
  return {
    pending,
    moveToConfirm,
    settledId: isSettled ? movedId : null,
    start: (application, to) => {
      if (!application.moves.includes(to)) return;
      if (needsConfirmation(application.status, to)) setMoveToConfirm({ application, move: to });
      else void move(application, to);
    },
    undo: (application) => {
      if (application.undo !== null) void undo(application, application.undo.to);
    },
    confirm: (details) => {
      if (moveToConfirm === null) return;
      void move(moveToConfirm.application, moveToConfirm.move, details).then(
        (isDone) => isDone && setMoveToConfirm(null),
      );
    },
    cancel: () => setMoveToConfirm(null),
  };
};
