/** Résumés by pdfLaTeX, if installed: the standard article class with a table of dates, using basic packages only. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';

const run = promisify(execFile);
const ESCAPES: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const tex = (text: string): string =>
  text.replace(/[\\~^]/g, (char) => ESCAPES[char] ?? char).replace(/[&%$#_{}]/g, (char) => `\\${char}`);

const source = (written: ResumeTexts): string => `\\documentclass[10pt,a4paper]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\usepackage[margin=2cm]{geometry}
\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\begin{document}
{\\LARGE\\bfseries ${tex(written.name)}}\\\\[2pt]
{\\large ${tex(written.title)}}\\\\[4pt]
${tex(written.place)} $\\cdot$ ${tex(written.phone)} $\\cdot$ ${tex(written.email)}\\\\
${[written.linkedin, written.portfolio]
  .filter((one) => one !== null)
  .map(tex)
  .join(' $\\cdot$ ')}
\\section*{${tex(written.headings.summary)}}
${tex(written.summary)}
\\section*{${tex(written.headings.experience)}}
${written.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `\\textbf{${tex(title)}} \\hfill ${tex(dates).replaceAll('–', '--').replaceAll('—', '---')}\\\\\n\\textit{${tex(company)}} \\hfill ${tex(place)}\n\\begin{itemize}\\setlength{\\itemsep}{0pt}${duties.map((duty) => `\\item ${tex(duty)}`).join('\n')}\\end{itemize}`,
  )
  .join('\n')}
\\section*{${tex(written.headings.education)}}
${written.education.map(({ degree, school, dates }) => `\\textbf{${tex(school)}} \\hfill ${tex(dates).replaceAll('–', '--').replaceAll('—', '---')}\\\\\n${tex(degree)}\\\\[3pt]`).join('\n')}
\\section*{${tex(written.headings.skills)}}
${tex(written.skills.join(', '))}
\\section*{${tex(written.headings.languages)}}
\\begin{tabular}{@{}ll}${written.languages.map(({ name, level }) => `${tex(name)} & ${tex(level)}`).join('\\\\')}\\end{tabular}
\\end{document}`;

export const LATEX_LAYOUT: Layout = {
  name: 'latex-article',
  isTunedTo: true,
  ending: 'pdf',
  make: async (written) => {
    const folder = await mkdtemp(join(tmpdir(), 'resume-'));
    try {
      await writeFile(join(folder, 'resume.tex'), source(written));
      await run('pdflatex', ['-interaction=batchmode', 'resume.tex'], { cwd: folder });
      return new Uint8Array(await readFile(join(folder, 'resume.pdf')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
