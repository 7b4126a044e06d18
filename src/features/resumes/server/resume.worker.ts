/**
 * A process that reads résumés. Parsers of file formats are a target of malicious files. This process has no secrets, cannot write, run or compile
 * anything, and exits when it exceeds its time or memory limit.
 */
import { serveTasks } from '#server/workers/serve-tasks.ts';
import { buildProposal } from '../reading/proposal.ts';
import type { Proposal } from '../resumes.contract.ts';
import { readDocx } from './docx-text.ts';
import { detectFileKind } from './file-kind.ts';
import { guardProcess } from './guarded-process.ts';
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
const MAX_MEMORY = 300 * 1024 * 1024;

const readResume = async (bytes: Uint8Array): Promise<Proposal> => {
  const document = (await detectFileKind(bytes)) === 'pdf' ? await readPdf(bytes) : await readDocx(bytes);
  const letters = document.texts.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < MIN_LETTERS) throw new UnreadableFile('no-text');
  return buildProposal(document, new Date().toISOString().slice(0, 7));
};

const guard = await guardProcess(MAX_MEMORY);

serveTasks<ResumeTask, ResumeReport>(({ bytes, timeoutMs }) =>
  guard(timeoutMs, async () => {
    try {
      // The bytes arrive as a view of a larger buffer, and libraries transfer whole buffers.
      return { proposal: await readResume(Uint8Array.from(bytes)) };
    } catch (error) {
      return { problem: error instanceof UnreadableFile ? error.problem : 'broken' };
    }
  }),
);
