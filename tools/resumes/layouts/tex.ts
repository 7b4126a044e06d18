/** Runs the TeX engines, if installed. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fontFile } from './fonts.ts';

const run = promisify(execFile);
const ESCAPES: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Escapes text for TeX. */
export const tex = (text: string): string =>
  text.replace(/[\\~^]/g, (char) => ESCAPES[char] ?? char).replace(/[&%$#_{}]/g, (char) => `\\${char}`);
/** Escapes dates, and writes dashes as `--` and `---`. */
export const texDates = (text: string): string => tex(text).replaceAll('–', '--').replaceAll('—', '---');
export const itemized = (items: readonly string[]): string =>
  `\\begin{itemize}\\setlength{\\itemsep}{0pt}${items.map((item) => `\\item ${tex(item)}`).join('\n')}\\end{itemize}`;

export type TexEngine = 'pdflatex' | 'lualatex' | 'xelatex';

/** Compiles a source to PDF. Returns null if the engine is not installed. LuaTeX and XeTeX find the fonts `sans` and `serif` in their folder. */
export const compileTex = async (engine: TexEngine, source: string): Promise<Uint8Array | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  try {
    await writeFile(join(folder, 'resume.tex'), source);
    if (engine !== 'pdflatex') {
      for (const family of ['sans', 'serif'] as const) {
        for (const weight of ['regular', 'bold'] as const)
          await writeFile(join(folder, `${family}-${weight}.ttf`), await fontFile(family, weight));
      }
    }
    // The number of pages is known only in the second run.
    const runs = source.includes('{lastpage}') ? 2 : 1;
    for (let count = 0; count < runs; count++)
      await run(engine, ['-interaction=batchmode', 'resume.tex'], {
        cwd: folder,
        env: { ...process.env, HOME: tmpdir() },
      });
    return new Uint8Array(await readFile(join(folder, 'resume.pdf')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    // The error of the process does not say which package is missing.
    const log = await readFile(join(folder, 'resume.log'), 'utf8').catch(() => '');
    throw new Error(`${engine}: ${/^!.*/mu.exec(log)?.[0] ?? 'failed'}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Returns the command that selects one of the fonts that `compileTex` writes. */
export const texFont = (family: 'sans' | 'serif'): string =>
  `\\setmainfont{${family}-regular.ttf}[Path=./,BoldFont=${family}-bold.ttf,ItalicFont=${family}-regular.ttf]`;
