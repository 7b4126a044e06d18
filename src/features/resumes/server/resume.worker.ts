/**
 * A process that reads résumés. A reader of file formats is what a hostile file attacks: here it has no secrets, may not write, run
 * or compile anything, and is ended from inside once it takes more time or memory than it may.
 */
import { once } from 'node:events';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { serveTasks } from '#server/workers/serve-tasks.ts';
import { proposalOf } from '../reading/proposal.ts';
import type { Proposal } from '../resumes.contract.ts';
import { readDocx } from './docx-text.ts';
import { fileKind } from './file-kind.ts';
import { readPdf } from './pdf-text.ts';
import { type ReadingProblem, UnreadableFile } from './unreadable-file.ts';

/** A file to read, and how long that may take; the start of the process is not part of it. */
export interface ResumeTask {
  bytes: Uint8Array;
  timeoutMs: number;
}

/** What it says, or why it cannot be read. */
export type ResumeReport = { proposal: Proposal } | { problem: ReadingProblem };

const MIN_LETTERS = 20;

const read = async (bytes: Uint8Array): Promise<Proposal> => {
  const document = (await fileKind(bytes)) === 'pdf' ? await readPdf(bytes) : await readDocx(bytes);
  const letters = document.texts.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < MIN_LETTERS) throw new UnreadableFile('no-text');
  return proposalOf(document);
};

// Nothing leaves the machine, whatever a file asks for.
Reflect.deleteProperty(globalThis, 'fetch');
Reflect.deleteProperty(globalThis, 'WebSocket');

const deadline = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
const watch = new Worker(new URL('./resume-watch.worker.ts', import.meta.url), { workerData: deadline.buffer });
// No file before someone looks.
await once(watch, 'online');
watch.unref();

/** What one file left behind must not count against the next one. */
const clearUp = (): void => (globalThis as { gc?: () => void }).gc?.();

serveTasks<ResumeTask, ResumeReport>(async ({ bytes, timeoutMs }) => {
  clearUp();
  Atomics.store(deadline, 0, BigInt(Date.now() + timeoutMs));
  try {
    // The bytes arrive as a view of a larger buffer; libraries take what is theirs alone.
    return { proposal: await read(Uint8Array.from(bytes)) };
  } catch (error) {
    return { problem: error instanceof UnreadableFile ? error.problem : 'broken' };
  } finally {
    Atomics.store(deadline, 0, 0n);
  }
});

process.on('unhandledRejection', () => process.exit(1));
