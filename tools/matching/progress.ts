/**
 * How far a long command is, on stderr, so that stdout stays its result: at most every five seconds, on one line of a
 * terminal, on lines of their own in a log. Time is passed in.
 */
export const PROGRESS_MS = 5_000;

export interface ProgressOutput {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Milliseconds of any clock that does not go back. */
  readonly now: () => number;
}

/** Takes how many were read so far, and says so when it is time. */
export function createProgress({ isTerminal, write, now }: ProgressOutput): (read: number) => void {
  let shown = now();
  return (read) => {
    const time = now();
    if (time - shown < PROGRESS_MS) return;
    shown = time;
    const text = `${read.toLocaleString('en-US')} candidates read`;
    write(isTerminal ? `\r${text}` : `${text}\n`);
  };
}
