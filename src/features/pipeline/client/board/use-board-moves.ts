/**
 * The moves of a board: shown at once, confirmed where needed, dropped if the server refuses.
 * The focus follows a focused card into its new column.
 */
import { useState } from 'react';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { type ConfirmedMove, needsConfirmation } from '../components/move-dialog.tsx';
import { type MoveWords, type RunMove, useMove, useUndo } from '../use-move.ts';
import type { PendingMove } from './board-state.ts';

/** A move that waits for its dialog. */
export interface AskedAbout {
  application: Application;
  move: ConfirmedMove;
}

export interface BoardMoves {
  underway: readonly PendingMove[];
  asking: AskedAbout | null;
  /**
   * The card moved last, once the server has answered and the dialog is closed. The focus
   * continues there.
   */
  settledId: string | null;
  /** Moves a card, or opens its dialog first. Does nothing for a column that does not accept it. */
  start: (application: Application, to: ApplicationStatus) => void;
  /** Undoes the newest move of a card. */
  undo: (application: Application) => void;
  /**
   * The dialog stays open until the move is made or refused for good, so that the note is kept for
   * another try.
   */
  confirm: (words: MoveWords) => void;
  cancel: () => void;
}

export const useBoardMoves = (): BoardMoves => {
  const [underway, setUnderway] = useState<readonly PendingMove[]>([]);
  const [asking, setAsking] = useState<AskedAbout | null>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const shownAtOnce =
    (run: RunMove): RunMove =>
    async (application, to, words) => {
      const others = (list: readonly PendingMove[]) => list.filter((entry) => entry.application.id !== application.id);
      setMovedId(application.id);
      setUnderway((list) => [...others(list), { application, to, at: new Date().toISOString() }]);
      const isOver = await run(application, to, words);
      setUnderway(others);
      return isOver;
    };
  const move = useMove({ wrap: shownAtOnce });
  const undo = useUndo(shownAtOnce);
  const isSettled = asking === null && underway.every(({ application }) => application.id !== movedId);
  return {
    underway,
    asking,
    settledId: isSettled ? movedId : null,
    start: (application, to) => {
      if (!application.moves.includes(to)) return;
      if (needsConfirmation(application.status, to)) setAsking({ application, move: to });
      else void move(application, to);
    },
    undo: (application) => {
      if (application.undo !== null) void undo(application, application.undo.to);
    },
    confirm: (words) => {
      if (asking === null) return;
      void move(asking.application, asking.move, words).then((isOver) => isOver && setAsking(null));
    },
    cancel: () => setAsking(null),
  };
};
