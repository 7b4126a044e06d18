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
  /** Number of deliveries by mail. */
  mails: ReadonlyMap<string, number>;
  /** Memory of each process at the end, in bytes. */
  memory: readonly number[];
}

const MEGABYTE = 1024 * 1024;
/** Max time without a write, whatever fails. */
const MAX_PAUSE_MS = 20_000;

const isRefusal = (status: number): boolean => status >= 500 && status !== 503;

/** True if nothing was lost or duplicated, there was no 500 response, and the product always recovered. */
export const isGood = ({ tally, findings, faults }: Outcome): boolean =>
  findings.every(({ count }) => count === 0) &&
  ![...tally.statuses.keys()].some(isRefusal) &&
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
  const statuses = [...tally.statuses].toSorted(([one], [other]) => one - other);
  return [
    `${minutes} minutes on ${cores} cores: ${isGood(outcome) ? 'all is well' : 'NOT ALL IS WELL'}.`,
    '',
    ...table(
      ['What happened', 'Times', 'Longest time without a write'],
      faults.map(({ name, times, longestPause }) => [name, times, `${(longestPause / 1_000).toFixed(1)} s`]),
    ),
    '',
    ...table(
      ['What is wrong at the end', 'How many'],
      findings.map(({ what, count }) => [what, count]),
    ),
    '',
    `- Acknowledged: ${expected.messages.size} messages, ${expected.applications.size} applications.`,
    `- Answers: ${statuses.map(([status, count]) => `${status === 0 ? 'none' : status}: ${count}`).join(', ')}; busy without a time to come back: ${tally.withoutRetryAfter}.`,
    `- Listeners came back ${expected.reconnects} times; ${expected.slowEnded} slow connections were ended.`,
    `- Mails: ${counts.length} taken, ${counts.filter((count) => count > 1).length} of them more than once, under the same Message-ID.`,
    `- Memory of the processes at the end: ${memory.map((bytes) => `${Math.round(bytes / MEGABYTE)} MB`).join(', ')}.`,
    ...tally.failures.map((failure) => `- FAILED: ${failure}`),
  ].join('\n');
};
