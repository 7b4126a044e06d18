/**
 * What a run found, as `--json` keeps it and as tables and pictures are made of it. Times are in milliseconds, sizes in bytes.
 * A number that could not be measured on this machine is null.
 */
import type { Times } from './statistics.ts';

/** The markets that docs/performance.md compares. */
export const SIZES_OF_DOCS = [10_000, 100_000, 1_000_000] as const;

export interface Machine {
  cpu: string;
  cores: number;
  memoryBytes: number;
  node: string;
  postgres: string;
  /** How many programs wanted a core just before the run, on average over a minute; near 0 on a quiet machine. */
  loadBefore: number;
}

/** One side of a call under load. */
export interface Side {
  perSecond: number;
  times: Times;
  /** Answers that were not 2xx, and connections that broke. */
  errors: number;
  /** CPU a request: of the server's processes with all their threads, and of the database's sessions. */
  serverCpu: number | null;
  databaseCpu: number | null;
  /** The share of one core that the load generator was busy; near 1 it measured itself. */
  generatorBusy: number;
}

/** One answer, as it goes over the wire without and with compression. */
export interface AnswerSize {
  bytes: number;
  gzip: number;
  brotli: number;
  /** Of a list, how many; null where the answer is no list. */
  rows: number | null;
}

export interface CallResult {
  name: string;
  title: string;
  product: Side & { answer: AnswerSize };
  /** null where no plain SQL does the same, or it was left out. */
  floor: (Side & { answer: AnswerSize }) | null;
}

export interface StartedProgram {
  /** From starting the process to the line that it is ready; the median of some starts. */
  coldStart: number;
  idleMemory: number | null;
  /** After all calls of this run. */
  loadedMemory: number | null;
}

export interface StartResult {
  product: StartedProgram & {
    /** From starting the process to the first answered list by score. */
    firstList: number;
  };
  floor: StartedProgram | null;
}

/** What others wait while lists by score are loaded. */
export interface BusyResult {
  listConnections: number;
  listsPerSecond: number;
  health: Times;
  send: Times;
  errors: number;
}

export interface LiveResult {
  processes: number;
  /** Each sends its next message when the one before was stored. */
  stored: { perSecond: number; answered: Times; delivered: Times; lost: number; errors: number };
  /** As many as are asked for, at three quarters of what was stored above. */
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
