/**
 * Progress of a long command on stderr, because stdout is for the result: a bar on one terminal line, or elsewhere a line at the start and end of
 * each stage. The clock is passed in.
 */
export interface BarOutput {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

const WIDTH = 30;
const REDRAW_MS = 100;

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1_000)} s`;

/** Starts a stage: `label`, and the total in any unit. `add` reports progress, `finish` the end. */
export const startBar = ({ isTerminal, write, now }: BarOutput, label: string, total: number) => {
  const start = now();
  let done = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const draw = (): void => {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const full = Math.round(share * WIDTH);
    const left = share > 0 && share < 1 ? `, about ${seconds(((now() - start) * (1 - share)) / share)} left` : '';
    const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
    // Clears the rest of the line, because the previous text may have been longer.
    write(`\r${label} ${bar} ${Math.floor(share * 100)}%${left}\u001B[K`);
  };
  if (!isTerminal) write(`${label}…\n`);
  return {
    add: (more: number): void => {
      done += more;
      if (!isTerminal || now() - drawnAt < REDRAW_MS) return;
      drawnAt = now();
      draw();
    },
    finish: (): void => {
      done = total;
      if (isTerminal) draw();
      write(`${isTerminal ? '\n' : ''}${label}: done in ${seconds(now() - start)}\n`);
    },
  };
};

/** The progress output of this process. */
export const stderrOutput: BarOutput = {
  isTerminal: process.stderr.isTTY,
  write: (text) => void process.stderr.write(text),
  now: () => performance.now(),
};
