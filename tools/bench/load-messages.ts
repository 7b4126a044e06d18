/** Messages between the load generator and its parent process. Times are in milliseconds. */
import type { People } from './calls.ts';

export type SideName = 'product' | 'floor';

/** A fixed number of concurrent requests of one call for a given time. */
export interface ClosedLoop {
  kind: 'closed';
  side: SideName;
  port: number;
  call: string;
  connections: number;
  milliseconds: number;
  /** The number of the first request. Loops of a writing call must not overlap. */
  first: number;
}

export interface ClosedResult {
  /** Response times, unordered. */
  times: Float64Array;
  errors: number;
  /** Until the last response. */
  milliseconds: number;
  /** The first number for the next loop. */
  next: number;
  /** Share of the time that the generator's thread was busy. */
  busy: number;
}

/** Requests at fixed times, independent of earlier ones. Response times are measured from the planned time, so that queueing is visible. */
export interface OpenLoop {
  kind: 'open';
  port: number;
  /** Names in `MIX_CALLS`, or `health`; all are equally likely. */
  calls: string[];
  perSecond: number;
  milliseconds: number;
  seed: number;
  /** The number of the first request of each kind. */
  first: number;
  /** Live sockets that stay open meanwhile. */
  sockets: number;
}

export interface OpenResult {
  times: Record<string, Float64Array>;
  errors: number;
  milliseconds: number;
  busy: number;
}

/** Messages to people with an open socket. With two processes, sender and receiver use different processes. */
export interface LiveLoop {
  kind: 'live';
  ports: number[];
  senders: number;
  /** Null: as many as possible. */
  perSecond: number | null;
  milliseconds: number;
}

export interface LiveLoopResult {
  answered: Float64Array;
  /** From sending to the receiver's socket. */
  delivered: Float64Array;
  /** Messages that were stored, but not received within ten seconds after the end. */
  lost: number;
  errors: number;
  milliseconds: number;
  busy: number;
}

export type Plan = ClosedLoop | OpenLoop | LiveLoop;
export interface ResultsByKind {
  closed: ClosedResult;
  open: OpenResult;
  live: LiveLoopResult;
}

export type GeneratorRequest = { kind: 'people'; people: People } | Plan;
export type GeneratorReply =
  | { ok: true; result: ResultsByKind[keyof ResultsByKind] | null }
  | { ok: false; problem: string };
