/**
 * Parses the arguments of `npm run bench`. Pure: returns options or a one-line error. Names of calls are validated here, so that a typo ends the
 * command before a database is filled.
 */
import { parseArgs } from 'node:util';
import { CALLS } from './calls.ts';
import { DOCUMENTED_SIZES } from './results.ts';

export const USAGE = `usage: npm run bench -- [--candidates 10000] [--seed 1] [--database URL] [--keep]
                       [--only name,…] [--live] [--mix] [--seconds 8] [--warm-up 3] [--connections 32] [--people N]
                       [--skip-floor] [--port 4000] [--json FILE]
       npm run bench -- --docs FILE…
  --candidates   number of candidates in the market
  --seed         another number generates another market
  --database     an empty database to fill, or one that this command filled; the default is a temporary one
  --keep         keep the temporary database, and print its address
  --only         only these calls and measurements: ${CALLS.map(({ name }) => name).join(', ')}, start, busy, live, mix
  --live, --mix  also measure live messages, and 15 kinds of concurrent calls on a small market
  --seconds      how long a call is measured on the product and on the floor; --warm-up: how long it runs before that
  --connections  number of concurrent requests
  --people       max number of companies and of candidates that make requests; default 1,000 and 2,000
  --skip-floor   measure the product only
  --port         first port to listen on; the default is any free port
  --json         also write the results to a file
  --docs         rewrite docs/performance.md and its pictures from results of --json (${DOCUMENTED_SIZES.join(', ')} candidates)`;

/** Measurements other than single calls. */
export const MEASUREMENTS = ['start', 'busy', 'live', 'mix'] as const;
export type Measurement = (typeof MEASUREMENTS)[number];

export interface BenchOptions {
  /** Null: ten thousand, or the number of candidates in the given database. */
  candidates: number | null;
  seed: number;
  databaseUrl: string | null;
  isKept: boolean;
  /** Names of calls, in the order of `CALLS`. */
  calls: string[];
  measurements: Measurement[];
  seconds: number;
  warmUpSeconds: number;
  connections: number;
  /** The maximum number of people of each kind; null: at most 1,000 companies and 2,000 candidates. */
  people: number | null;
  hasFloor: boolean;
  /** Null: any free ports. */
  port: number | null;
  json: string | null;
}

/** A run, the documents command, or a one-line error (`problem`). */
export type ParsedArguments =
  | { kind: 'run'; options: BenchOptions }
  | { kind: 'docs'; files: string[] }
  | { kind: 'wrong'; problem: string };

class UsageError extends Error {}

const parseNumber = (name: string, text: string, min: number, max: number, isWhole = true): number => {
  const value = Number(text);
  const isValid = text.trim() !== '' && (isWhole ? Number.isInteger(value) : Number.isFinite(value));
  if (!isValid || value < min || value > max) {
    throw new UsageError(`--${name} is "${text}"; it must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`);
  }
  return value;
};

const parseDatabaseUrl = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  if (!/^postgres(ql)?:\/\/[^/]*\/.+/.test(text) || !URL.canParse(text)) {
    throw new UsageError('--database must be a postgres:// address with the name of a database');
  }
  return text;
};

/** Returns the calls and measurements of a run. */
const parseSelection = (only: string | undefined, isLive: boolean, isMix: boolean) => {
  const names = CALLS.map(({ name }) => name);
  const chosen = only?.split(',').map((name) => name.trim());
  const validNames = new Set<string>([...names, ...MEASUREMENTS]);
  const unknown = chosen?.find((name) => !validNames.has(name));
  if (unknown !== undefined)
    throw new UsageError(`--only is "${unknown}"; it must be one of ${[...validNames].join(', ')}`);
  const isSelected = (name: string): boolean => chosen === undefined || chosen.includes(name);
  const extraMeasurements: Record<Measurement, boolean> = {
    start: isSelected('start'),
    busy: isSelected('busy'),
    live: isLive,
    mix: isMix,
  };
  return {
    calls: names.filter(isSelected),
    measurements: MEASUREMENTS.filter((name) => extraMeasurements[name] || chosen?.includes(name)),
  };
};

const parseRunOptions = (values: Record<string, string | boolean | undefined>): BenchOptions => {
  const text = (name: string): string | undefined => values[name] as string | undefined;
  const number = (name: string, fallback: string, min: number, max: number, isWhole?: boolean) =>
    parseNumber(name, text(name) ?? fallback, min, max, isWhole);
  return {
    candidates: text('candidates') === undefined ? null : number('candidates', '', 100, 20_000_000),
    seed: number('seed', '1', 0, 1_000_000),
    databaseUrl: parseDatabaseUrl(text('database')),
    isKept: values.keep === true,
    ...parseSelection(text('only'), values.live === true, values.mix === true),
    seconds: number('seconds', '8', 0.2, 600, false),
    warmUpSeconds: number('warm-up', '3', 0, 600, false),
    connections: number('connections', '32', 1, 1_000),
    people: text('people') === undefined ? null : number('people', '', 1, 1_000),
    hasFloor: values['skip-floor'] !== true,
    port: text('port') === undefined ? null : number('port', '', 1_024, 65_000),
    json: text('json') ?? null,
  };
};

const OPTIONS = {
  candidates: { type: 'string' },
  seed: { type: 'string' },
  database: { type: 'string' },
  keep: { type: 'boolean' },
  only: { type: 'string' },
  live: { type: 'boolean' },
  mix: { type: 'boolean' },
  seconds: { type: 'string' },
  'warm-up': { type: 'string' },
  connections: { type: 'string' },
  people: { type: 'string' },
  'skip-floor': { type: 'boolean' },
  port: { type: 'string' },
  json: { type: 'string' },
  docs: { type: 'boolean' },
} as const;

/** Parses the arguments after the command's name. */
export const parseArguments = (args: string[]): ParsedArguments => {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    if (values.docs) {
      return positionals.length > 0
        ? { kind: 'docs', files: positionals }
        : { kind: 'wrong', problem: '--docs takes the files written by --json' };
    }
    const [stray] = positionals;
    if (stray !== undefined) throw new UsageError(`"${stray}" is not an option`);
    return { kind: 'run', options: parseRunOptions(values) };
  } catch (error) {
    return { kind: 'wrong', problem: error instanceof Error ? error.message : String(error) };
  }
};
