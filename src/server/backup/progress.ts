/** Shows the progress of a command on standard error. Overwrites one line in a terminal, and writes a line every few seconds elsewhere. */
import type { WriteStream } from 'node:tty';

const TERMINAL_INTERVAL_MS = 200;
const LOG_INTERVAL_MS = 5_000;

export interface Progress {
  /** `unit` is `lines` while an archive is read, because its lines are rows and chunks of files. */
  show(action: string, name: string, done: number, total: number, unit?: 'rows' | 'files' | 'lines'): void;
  end(): void;
}

/** For tests. */
export const silentProgress: Progress = { show: () => {}, end: () => {} };

export const createProgress = (out: Pick<WriteStream, 'write' | 'isTTY'>): Progress => {
  let shownAt = performance.now();
  let hasLine = false;
  return {
    show: (action, name, done, total, unit = 'rows') => {
      const now = performance.now();
      if (now - shownAt < (out.isTTY ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS)) return;
      shownAt = now;
      const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
      const line = `${action} ${name}: ${done.toLocaleString('en')} ${unit}${done < total ? ` of about ${total.toLocaleString('en')} (${percent}%)` : ''}`;
      out.write(out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
      hasLine = out.isTTY;
    },
    end: () => {
      if (hasLine) out.write('\r\u001b[K');
      hasLine = false;
    },
  };
};
