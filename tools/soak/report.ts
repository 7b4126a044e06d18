/** The result of a soak as Markdown, and whether it passed. Pure. */
import type { ExpectedData } from './actors.ts';
import type { Tally } from './client.ts';
import type { Fault } from './faults.ts';
import type { Finding } from './findings.db.ts';

export interface Outcome {
  minutes: number;
  cores: number;
  tally: Tally;
  expected: ExpectedData;
  faults: readonly Fault[];
  findings: readonly Finding[];
  /** The number of deliveries by email id. */
  mails: ReadonlyMap<string, number>;
  /** Memory of each process at the end, in bytes. */
  memory: readonly number[];
}

const MEGABYTE = 1024 * 1024;
/** The longest time without a write during any fault. */
const MAX_PAUSE_MS = 20_000;

const isServerError = (status: number): boolean => status >= 500 && status !== 503;

/**
 * Returns true if nothing was lost or duplicated, no response was a 5xx other than 503, busy responses had `Retry-After`, and the product always
 * recovered.
 */
export const hasPassed = ({ tally, findings, faults }: Outcome): boolean =>
  findings.every(({ count }) => count === 0) &&
  ![...tally.statuses.keys()].some(isServerError) &&
  tally.withoutRetryAfter === 0 &&
  faults.every(({ longestPause }) => longestPause <= MAX_PAUSE_MS);

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => ' --- |').join('')}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

export const report = (outcome: Outcome): string => {
  const { minutes, cores, tally, expected, faults, findings, mails, memory } = outcome;
  const counts = [...mails.values()];
  const statuses = [...tally.statuses].toSorted(([a], [b]) => a - b);
  return [
    `${minutes} minutes on ${cores} cores: ${hasPassed(outcome) ? 'passed' : 'FAILED'}.`,
    '',
    ...table(
      ['Fault', 'Times', 'Longest time without a write'],
      faults.map(({ name, times, longestPause }) => [name, times, `${(longestPause / 1_000).toFixed(1)} s`]),
    ),
    '',
    ...table(
      ['Found at the end', 'Count'],
      findings.map(({ what, count }) => [what, count]),
    ),
    '',
    `- Acknowledged: ${expected.messages.size} messages, ${expected.applications.size} applications.`,
    `- Responses: ${statuses.map(([status, count]) => `${status === 0 ? 'none' : status}: ${count}`).join(', ')}; busy without \`Retry-After\`: ${tally.withoutRetryAfter}.`,
    `- Listeners reconnected ${expected.reconnects} times; ${expected.slowEnded} slow connections were ended.`,
    `- Emails: ${counts.length} received, ${counts.filter((count) => count > 1).length} of them more than once, with the same Message-ID.`,
    `- Memory of the processes at the end: ${memory.map((bytes) => `${Math.round(bytes / MEGABYTE)} MB`).join(', ')}.`,
    ...tally.failures.map((failure) => `- FAILED: ${failure}`),
  ].join('\n');
};
