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

const source = (resume: ResumeTexts): string => `\\documentclass[10pt,a4paper]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\usepackage[margin=2cm]{geometry}
\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\begin{document}
{\\LARGE\\bfseries ${tex(resume.name)}}\\\\[2pt]
{\\large ${tex(resume.title)}}\\\\[4pt]
${tex(resume.place)} $\\cdot$ ${tex(resume.phone)} $\\cdot$ ${tex(resume.email)}\\\\
${[resume.linkedin, resume.portfolio]
  .filter((one) => one !== null)
  .map(tex)
  .join(' $\\cdot$ ')}
\\section*{${tex(resume.headings.summary)}}
${tex(resume.summary)}
\\section*{${tex(resume.headings.experience)}}
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `\\textbf{${tex(title)}} \\hfill ${tex(dates).replaceAll('–', '--').replaceAll('—', '---')}\\\\\n\\textit{${tex(company)}} \\hfill ${tex(place)}\n\\begin{itemize}\\setlength{\\itemsep}{0pt}${duties.map((duty) => `\\item ${tex(duty)}`).join('\n')}\\end{itemize}`,
  )
  .join('\n')}
\\section*{${tex(resume.headings.education)}}
${resume.education.map(({ degree, school, dates }) => `\\textbf{${tex(school)}} \\hfill ${tex(dates).replaceAll('–', '--').replaceAll('—', '---')}\\\\\n${tex(degree)}\\\\[3pt]`).join('\n')}
\\section*{${tex(resume.headings.skills)}}
${tex(resume.skills.join(', '))}
\\section*{${tex(resume.headings.languages)}}
\\begin{tabular}{@{}ll}${resume.languages.map(({ name, level }) => `${tex(name)} & ${tex(level)}`).join('\\\\')}\\end{tabular}
\\end{document}`;

export const LATEX_LAYOUT: Layout = {
  name: 'latex-article',
  isTunedTo: true,
  ending: 'pdf',
  make: async (resume) => {
    const folder = await mkdtemp(join(tmpdir(), 'resume-'));
    try {
      await writeFile(join(folder, 'resume.tex'), source(resume));
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
