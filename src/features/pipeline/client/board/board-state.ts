/**
 * What the columns show while moves are under way: a card stands where it was put before the server has answered, and
 * where the server refuses, simply forgetting the move puts it back. Pure.
 */
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { NO_STEPS, turnOf } from '../../turn.domain.ts';

/** A move that the server has not answered yet. */
export interface MoveUnderway {
  application: Application;
  to: ApplicationStatus;
  /** When it was made, ISO. */
  at: string;
}

/** A column as it is read: the rows so far, and how many there are; null where the server did not count. */
export interface LoadedColumn {
  status: ApplicationStatus;
  applications: readonly Application[];
  total: number | null;
}

export interface ShownColumn {
  applications: readonly Application[];
  total: number | null;
}

/** A card as it will be once the server has answered. */
const movedTo = (
  { turnUntil: _turnUntil, interviewAt: _interviewAt, ...application }: Application,
  status: ApplicationStatus,
  at: string,
): Application => {
  const moved = { status, statusChangedAt: at };
  return { ...application, ...moved, turn: turnOf(moved, NO_STEPS, at), moves: [] };
};

/** A column with the moves under way: without those that leave it, with those that come on top, each once. */
export const columnAfter = (
  { status, applications, total }: LoadedColumn,
  underway: readonly MoveUnderway[],
): ShownColumn => {
  const moving = new Set(underway.map(({ application }) => application.id));
  const staying = applications.filter(({ id }) => !moving.has(id));
  const coming = underway
    .filter(({ to }) => to === status)
    .map(({ application, at }) => movedTo(application, status, at));
  const change = coming.length - (applications.length - staying.length);
  return { applications: [...coming, ...staying], total: total === null ? null : Math.max(0, total + change) };
};

/** The columns that can take an application, and the one it stands in, in the board's order. */
export const columnsFor = (
  order: readonly ApplicationStatus[],
  { status, moves }: Pick<Application, 'status' | 'moves'>,
): ApplicationStatus[] => order.filter((column) => column === status || moves.includes(column));

/** The column beside `current` in one direction among those given; `current` itself at the end. */
export const columnBeside = (
  columns: readonly ApplicationStatus[],
  current: ApplicationStatus,
  step: 1 | -1,
): ApplicationStatus => columns[columns.indexOf(current) + step] ?? current;
