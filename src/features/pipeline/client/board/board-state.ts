/**
 * Computes the columns while moves are pending. A card appears in its new column before the server
 * responds. If the server refuses the move, removing the pending move restores the columns. Pure.
 */
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { currentTurn, NO_STEPS } from '../../turn.domain.ts';

export interface PendingMove {
  application: Application;
  to: ApplicationStatus;
  /** ISO 8601. */
  at: string;
}

/**
 * The loaded part of a column. `total` is the total number of rows, or null if the server did not count them.
 */
export interface LoadedColumn {
  status: ApplicationStatus;
  applications: readonly Application[];
  total: number | null;
}

export interface ShownColumn {
  applications: readonly Application[];
  total: number | null;
}

/** Returns the card in its new status, as the server is expected to return it, but without moves while this one is pending. */
const toMovedCard = (
  { turnUntil: _turnUntil, interviewAt: _interviewAt, ...application }: Application,
  status: ApplicationStatus,
  at: string,
): Application => {
  const newStatus = { status, statusChangedAt: at };
  return { ...application, ...newStatus, turn: currentTurn(newStatus, NO_STEPS, at), moves: [] };
};

/** Applies the pending moves to a column. A moved card leaves its old column and appears once at the top of its new column. */
export const applyPendingMoves = (
  { status, applications, total }: LoadedColumn,
  pending: readonly PendingMove[],
): ShownColumn => {
  const moving = new Set(pending.map(({ application }) => application.id));
  const remaining = applications.filter(({ id }) => !moving.has(id));
  const arriving = pending
    .filter(({ to }) => to === status)
    .map(({ application, at }) => toMovedCard(application, status, at));
  const change = arriving.length - (applications.length - remaining.length);
  return { applications: [...arriving, ...remaining], total: total === null ? null : Math.max(0, total + change) };
};

/** Returns the columns that accept an application, plus its current one, in the board's order. */
export const acceptingColumns = (
  order: readonly ApplicationStatus[],
  { status, moves }: Pick<Application, 'status' | 'moves'>,
): ApplicationStatus[] => order.filter((column) => column === status || moves.includes(column));

/** Returns the next column in one direction, or `current` if it is the last one. */
export const adjacentColumn = (
  columns: readonly ApplicationStatus[],
  current: ApplicationStatus,
  step: 1 | -1,
): ApplicationStatus => columns[columns.indexOf(current) + step] ?? current;
