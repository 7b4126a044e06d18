/** Résumés by pdfLaTeX, if installed: the standard article class with dates on the right and a table of languages, using basic packages only. */
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';
import { compileTex, itemized, tex, texDates } from './tex.ts';

const source = (resume: ResumeTexts): string => `\\documentclass[10pt,a4paper]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\usepackage[margin=2cm]{geometry}
\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\begin{document}
{\\LARGE\\bfseries ${tex(resume.name)}}\\\\[2pt]
{\\large ${tex(resume.title)}}\\\\[4pt]
${tex(resume.place)} $\\cdot$ ${tex(resume.phone)} $\\cdot$ ${tex(resume.email)}\\\\
${[resume.linkedin, resume.portfolio]
  .filter((contact) => contact !== null)
  .map(tex)
  .join(' $\\cdot$ ')}
\\section*{${tex(resume.headings.summary)}}
${tex(resume.summary)}
\\section*{${tex(resume.headings.experience)}}
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `\\textbf{${tex(title)}} \\hfill ${texDates(dates)}\\\\\n\\textit{${tex(company)}} \\hfill ${tex(place)}\n${itemized(duties)}`,
  )
  .join('\n')}
\\section*{${tex(resume.headings.education)}}
${resume.education.map(({ degree, school, dates }) => `\\textbf{${tex(school)}} \\hfill ${texDates(dates)}\\\\\n${tex(degree)}\\\\[3pt]`).join('\n')}
\\section*{${tex(resume.headings.skills)}}
${tex(resume.skills.join(', '))}
\\section*{${tex(resume.headings.languages)}}
\\begin{tabular}{@{}ll}${resume.languages.map(({ name, level }) => `${tex(name)} & ${tex(level)}`).join('\\\\')}\\end{tabular}
\\end{document}`;

export const LATEX_LAYOUT: Layout = {
  name: 'latex-article',
  isForTuning: true,
  extension: 'pdf',
  make: (resume) => compileTex('pdflatex', source(resume)),
};
