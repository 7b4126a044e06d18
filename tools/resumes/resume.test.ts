import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTextPdf, RESUME_LINES } from '../../src/testing/resume-files.ts';

const SLOW = 120_000;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resume-command-'));
  await writeFile(join(folder, 'cv.pdf'), await buildTextPdf(RESUME_LINES));
  await writeFile(join(folder, 'notes.pdf'), 'no résumé');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as npm does: INIT_CWD is the folder of the files. */
const run = (...files: string[]): Promise<{ code: number; lines: unknown[]; stderr: string }> =>
  new Promise((resolve) => {
    const command = join(import.meta.dirname, 'resume.ts');
    const env = { ...process.env, INIT_CWD: folder };
    execFile(process.execPath, [command, ...files], { env }, (error, stdout, stderr) => {
      const lines = stdout === '' ? [] : stdout.trimEnd().split('\n');
      resolve({ code: Number(error?.code ?? 0), lines: lines.map((line) => JSON.parse(line)), stderr });
    });
  });

describe('the resume command', { timeout: SLOW }, () => {
  it('prints a line for each file, and exits with 1 if one is unreadable', async () => {
    const { code, lines } = await run('cv.pdf', 'notes.pdf', 'nowhere.pdf', join(folder, 'cv.pdf'));
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.objectContaining({ file: 'cv.pdf', firstName: 'Lucía Fernanda', warnings: [] }),
      { file: 'notes.pdf', error: 'Choose a PDF or DOCX file' },
      { file: 'nowhere.pdf', error: expect.stringContaining('no such file') },
      expect.objectContaining({ file: join(folder, 'cv.pdf'), firstName: 'Lucía Fernanda' }),
    ]);
  });

  it('exits with 0 if all files were read, and prints its usage without arguments', async () => {
    expect((await run('cv.pdf')).code).toBe(0);
    expect(await run()).toEqual({ code: 2, lines: [], stderr: 'usage: resume FILE…\n' });
  });
});
