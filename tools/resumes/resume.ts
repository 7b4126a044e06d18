/**
 * The resume command: `resume FILE…` prints the data read from each file, one JSON object per line, to evaluate the reader on external files. Only
 * results go to stdout. Exit codes: 0 done, 1 an unreadable file, 2 invalid arguments.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { resumes } from '../../src/features/resumes/server/resumes.service.ts';
import { formatRefusal } from '../../src/server/refusal-messages.ts';
import { AppError } from '../../src/shared/errors.ts';

const formatError = (error: unknown): string => {
  if (error instanceof AppError) return formatRefusal(error.refusal).sentence;
  return error instanceof Error ? error.message : String(error);
};

const readResume = async (file: string): Promise<{ line: object; isRead: boolean }> => {
  try {
    // npm runs commands in the package's folder, but paths are relative to the caller's folder.
    const bytes = await readFile(resolve(process.env.INIT_CWD ?? '.', file));
    return { line: { file, ...(await resumes.read(bytes)) }, isRead: true };
  } catch (error) {
    return { line: { file, error: formatError(error) }, isRead: false };
  }
};

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('usage: resume FILE…\n');
  process.exitCode = 2;
}
for (const file of files) {
  const { line, isRead } = await readResume(file);
  process.stdout.write(`${JSON.stringify(line)}\n`);
  if (!isRead) process.exitCode = 1;
}
resumes.stop();
