/**
 * A process that reads résumés. Parsers of file formats are a target of hostile files. This process
 * has no secrets, cannot write, run or compile anything, and is ended from inside when it exceeds
 * its time or memory.
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

/** A file to read and its time limit, which excludes the start of the process. */
export interface ResumeTask {
  bytes: Uint8Array;
  timeoutMs: number;
}

/** The proposal, or why the file cannot be read. */
export type ResumeReport = { proposal: Proposal } | { problem: ReadingProblem };

const MIN_LETTERS = 20;

const read = async (bytes: Uint8Array): Promise<Proposal> => {
  const document = (await fileKind(bytes)) === 'pdf' ? await readPdf(bytes) : await readDocx(bytes);
  const letters = document.texts.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < MIN_LETTERS) throw new UnreadableFile('no-text');
  return proposalOf(document, new Date().toISOString().slice(0, 7));
};

// Prevents network access.
Reflect.deleteProperty(globalThis, 'fetch');
Reflect.deleteProperty(globalThis, 'WebSocket');

const deadline = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
const watch = new Worker(new URL('./resume-watch.worker.ts', import.meta.url), { workerData: deadline.buffer });
// Wait for the watcher before reading a file.
await once(watch, 'online');
watch.unref();

/** Frees the memory of one file, so that it does not count against the next one. */
const clearUp = (): void => (globalThis as { gc?: () => void }).gc?.();

serveTasks<ResumeTask, ResumeReport>(async ({ bytes, timeoutMs }) => {
  clearUp();
  Atomics.store(deadline, 0, BigInt(Date.now() + timeoutMs));
  try {
    // The bytes arrive as a view of a larger buffer, and libraries transfer whole buffers.
    return { proposal: await read(Uint8Array.from(bytes)) };
  } catch (error) {
    return { problem: error instanceof UnreadableFile ? error.problem : 'broken' };
  } finally {
    Atomics.store(deadline, 0, 0n);
  }
});

process.on('unhandledRejection', () => process.exit(1));
