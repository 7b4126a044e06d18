/**
 * The results of a run, as stored by `--json` and used for tables and charts. Times are in milliseconds, sizes in bytes. null: could not be measured
 * on this machine.
 */
import type { Times } from './statistics.ts';

/** The numbers of candidates in docs/performance.md. */
export const DOCUMENTED_SIZES = [10_000, 100_000, 1_000_000] as const;

export interface Machine {
  cpu: string;
  cores: number;
  memoryBytes: number;
  node: string;
  postgres: string;
  /** Load average over one minute before the run; near 0 on a quiet machine. */
  loadBefore: number;
}

/** The product or the floor under the load of one call. */
export interface Side {
  perSecond: number;
  times: Times;
  /** Responses other than 2xx, and broken connections. */
  errors: number;
  /** CPU per request: of the server's processes with all threads, and of the database sessions. */
  serverCpu: number | null;
  databaseCpu: number | null;
  /** The share of a core used by the load generator. Near 1, the generator limits the result. */
  generatorBusy: number;
}

/** The size of a response without and with compression. */
export interface ResponseSize {
  bytes: number;
  gzip: number;
  brotli: number;
  /** The number of rows of a list; null for other responses. */
  rows: number | null;
}

export interface CallResult {
  name: string;
  title: string;
  product: Side & { responseSize: ResponseSize };
  /** Null if there is no equivalent in plain SQL, or if the floor was skipped. */
  floor: (Side & { responseSize: ResponseSize }) | null;
}

export interface StartedProgram {
  /** Median time from starting the process to its ready line. */
  medianStart: number;
  idleMemory: number | null;
  /** After all calls of this run. */
  loadedMemory: number | null;
}

export interface StartResult {
  product: StartedProgram & {
    /** From starting the process to the first scored list. */
    firstList: number;
  };
  floor: StartedProgram | null;
}

/** Latency of other calls while scored lists are loaded. */
export interface BusyResult {
  listConnections: number;
  listsPerSecond: number;
  health: Times;
  send: Times;
  errors: number;
}

export interface LiveResult {
  processes: number;
  /** Each sender waits until its previous message is stored. */
  stored: { perSecond: number; answered: Times; delivered: Times; lost: number; errors: number };
  /** At three quarters of the rate above. */
  steady: { perSecond: number; answered: Times; delivered: Times; lost: number; errors: number };
}

export interface MixResult {
  people: number;
  sockets: number;
  candidates: number;
  askedPerSecond: number;
  answeredPerSecond: number;
  seconds: number;
  errors: number;
  all: Times;
  kinds: { title: string; times: Times }[];
}

export interface Results {
  /** ISO 8601. */
  measuredAt: string;
  machine: Machine;
  market: { candidates: number; jobs: number; fillSeconds: number | null };
  settings: { seconds: number; warmUpSeconds: number; connections: number };
  calls: CallResult[];
  start: StartResult | null;
  busy: BusyResult[];
  live: LiveResult[];
  mix: MixResult | null;
}
