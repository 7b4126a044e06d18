/** What the load generator is told, and what it answers; both go between two processes. Times are in milliseconds. */
import type { People } from './calls.ts';

export type SideName = 'product' | 'floor';

/** So many requests of one call always under way, until the time is over. */
export interface ClosedLoop {
  kind: 'closed';
  side: SideName;
  port: number;
  call: string;
  connections: number;
  milliseconds: number;
  /** The number of the first request; no two loops of a writing call may share one. */
  first: number;
}

export interface ClosedResult {
  /** Of every answer, in any order. */
  times: Float64Array;
  errors: number;
  /** Until the last answer came. */
  milliseconds: number;
  /** The number that the next loop may begin at. */
  next: number;
  /** The share of the time that the generator's own thread was busy. */
  busy: number;
}

/**
 * Requests at moments that are fixed before, whatever became of those before them: what waits is counted from its moment on, so
 * that a queue shows.
 */
export interface OpenLoop {
  kind: 'open';
  port: number;
  /** Names in `CALLS`, in `MIX_CALLS`, or `health`; each is as likely as the others. */
  calls: string[];
  perSecond: number;
  milliseconds: number;
  seed: number;
  /** The number of the first request of each kind. */
  first: number;
  /** Live sockets that stay open beside it. */
  sockets: number;
}

export interface OpenResult {
  times: Record<string, Float64Array>;
  errors: number;
  milliseconds: number;
  busy: number;
}

/** Messages between people of whom the receivers have their socket open, at another process than the sender's where there are two. */
export interface LiveLoop {
  kind: 'live';
  ports: number[];
  senders: number;
  /** null: as many as can be. */
  perSecond: number | null;
  milliseconds: number;
}

export interface LiveLoopResult {
  answered: Float64Array;
  /** From sending to the receiver's socket. */
  delivered: Float64Array;
  /** Stored, but not heard of within ten seconds after the end. */
  lost: number;
  errors: number;
  milliseconds: number;
  busy: number;
}

export type Plan = ClosedLoop | OpenLoop | LiveLoop;
export interface ResultOf {
  closed: ClosedResult;
  open: OpenResult;
  live: LiveLoopResult;
}

export type ToGenerator = { kind: 'people'; people: People } | Plan;
export type FromGenerator = { ok: true; result: ResultOf[keyof ResultOf] | null } | { ok: false; problem: string };
