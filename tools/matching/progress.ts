/**
 * Progress of a long command on stderr, because stdout is for the result: at most every five seconds, on one terminal line or on separate lines in a
 * log. The clock is passed in.
 */
export const PROGRESS_MS = 5_000;

export interface ProgressOutput {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Returns a function that receives the number of candidates read so far, and prints it when due. */
export function createProgress({ isTerminal, write, now }: ProgressOutput): (read: number) => void {
  let lastShownAt = now();
  return (read) => {
    const time = now();
    if (time - lastShownAt < PROGRESS_MS) return;
    lastShownAt = time;
    const text = `${read.toLocaleString('en-US')} candidates read`;
    write(isTerminal ? `\r${text}` : `${text}\n`);
  };
}
