/**
 * Layouts of popular LaTeX templates: dates in a column on the left, a footer on each of two pages, two columns with the employer and the title on a
 * line, and rows of two pairs with groups of skills.
 */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import type { Layout } from './layout.ts';
import { compileTex, itemized, tex, texDates, texFont } from './tex.ts';

const links = ({ linkedin, portfolio }: ResumeTexts): string[] =>
  [linkedin, portfolio].filter((contact) => contact !== null);
const levels = ({ languages }: ResumeTexts): string[] => languages.map(({ name, level }) => `${name} (${level})`);

const LATIN = '\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\usepackage{xcolor}';

/** Headings and texts in the wide column, dates and labels in the narrow one. */
const classic = (resume: ResumeTexts): string => {
  const row = (left: string, right: string): string =>
    `\\noindent\\begin{minipage}[t]{2.9cm}\\raggedleft\\small ${left}\\end{minipage}\\hspace{3mm}\\begin{minipage}[t]{13.2cm}${right}\\end{minipage}\\par\\vspace{2mm}`;
  const block = (heading: string): string =>
    `\\vspace{3mm}\\noindent{\\color{blue!60!black}\\rule{2.9cm}{1mm}}\\hspace{3mm}{\\color{blue!60!black}\\Large ${tex(heading)}}\\par\\vspace{2mm}`;
  return `\\documentclass[11pt,a4paper]{article}${LATIN}\\usepackage[margin=2.2cm]{geometry}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\renewcommand{\\familydefault}{\\sfdefault}\\begin{document}
{\\fontsize{30}{32}\\selectfont ${tex(resume.name)}}\\hfill\\begin{minipage}[b]{5.6cm}\\raggedleft\\footnotesize\\itshape ${[resume.place, resume.phone, resume.email, ...links(resume)].map(tex).join('\\\\ ')}\\end{minipage}\\par
{\\large\\itshape ${tex(resume.title)}}\\par
${block(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => row(texDates(dates), `\\textbf{${tex(degree)}}, \\textit{${tex(school)}}.`)).join('\n')}
${block(resume.headings.experience)}
${resume.positions
  .map(({ title, company, place, dates, duties }) =>
    row(texDates(dates), `\\textbf{${tex(title)}}, \\textit{${tex(company)}}, ${tex(place)}.\\\\ ${itemized(duties)}`),
  )
  .join('\n')}
${block(resume.headings.languages)}
${resume.languages.map(({ name, level }) => row(tex(name), `\\textbf{${tex(level)}}`)).join('\n')}
${block(resume.headings.skills)}
${tex(resume.skills.join(', '))}
\\end{document}`;
};

/** Two pages, each with the date, the name and the page number at the bottom. */
const runningFoot = (resume: ResumeTexts, draw: Draw): string => {
  const isSpaced = draw.chance(0.5);
  const name = isSpaced ? `\\addfontfeature{LetterSpace=18.0}${tex(resume.name.toUpperCase())}` : tex(resume.name);
  const block = (heading: string): string =>
    `\\par\\vspace{4mm}{\\large\\bfseries\\color{teal}${tex(heading)}}\\ {\\color{gray}\\hrulefill}\\par\\vspace{2mm}`;
  return `\\documentclass[11pt,a4paper]{article}\\usepackage{fontspec}\\usepackage{xcolor}\\usepackage[margin=2.4cm]{geometry}\\usepackage{fancyhdr}${texFont('sans')}
\\setlength{\\parindent}{0pt}\\linespread{1.5}\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}
\\lfoot{\\footnotesize 12/2025}\\cfoot{\\footnotesize ${tex(resume.name)} · CV}\\rfoot{\\footnotesize\\thepage}
\\begin{document}
\\begin{center}{\\fontsize{26}{30}\\selectfont ${name}}\\\\ {\\small ${tex(resume.title)}}\\\\ {\\footnotesize ${[resume.place, resume.phone, resume.email, ...links(resume)].map(tex).join(' · ')}}\\end{center}
${block(resume.headings.summary)}
${tex(resume.summary)}
${block(resume.headings.experience)}
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `\\textbf{${tex(company)}}\\hfill{\\itshape\\color{teal}${tex(place)}}\\\\ {\\small ${tex(title)}}\\hfill{\\small ${tex(dates)}}\n${itemized(duties)}`,
  )
  .join('\n')}
${block(resume.headings.education)}
${resume.education
  .map(
    ({ degree, school, dates }) =>
      `\\textbf{${tex(school)}}\\\\ {\\small ${tex(degree)}}\\hfill{\\small ${tex(dates)}}\\par\\vspace{2mm}`,
  )
  .join('\n')}
${block(resume.headings.skills)}
${resume.skills.map(tex).join(' \\textbullet\\ ')}
${block(resume.headings.languages)}
${levels(resume).map(tex).join(' \\textbullet\\ ')}
\\end{document}`;
};

/** The narrow column first; employers in capitals before a bar and the title, place and dates below. */
const twoColumns = (resume: ResumeTexts): string => {
  const block = (heading: string): string =>
    `\\par\\vspace{3mm}{\\large\\color{gray}\\MakeUppercase{${tex(heading)}}}\\par\\vspace{1mm}`;
  return `\\documentclass[10pt,letterpaper]{article}\\usepackage{fontspec}\\usepackage{xcolor}\\usepackage[margin=1.5cm]{geometry}${texFont('sans')}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\begin{document}
\\begin{center}{\\fontsize{34}{36}\\selectfont ${tex(resume.name)}}\\\\[1mm]{\\color{gray}${[...links(resume), resume.email, resume.phone, resume.place].map(tex).join(' | ')}}\\end{center}
\\begin{minipage}[t]{0.32\\textwidth}\\raggedright
${block(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => `\\textbf{\\MakeUppercase{${tex(school)}}}\\\\ ${tex(degree)}\\\\ {\\small\\color{gray}${texDates(dates)}}\\par\\vspace{2mm}`).join('\n')}
${block(resume.headings.skills)}
${resume.skills.map(tex).join(' \\textbullet\\ ')}
${block(resume.headings.languages)}
${resume.languages.map(({ name, level }) => `${tex(name)} – ${tex(level)}`).join('\\\\ ')}
\\end{minipage}\\hfill\\begin{minipage}[t]{0.64\\textwidth}
${block(resume.headings.experience)}
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `\\textbf{\\MakeUppercase{${tex(company)}}} | ${tex(title)}\\\\ {\\small\\color{gray}${texDates(dates)} | ${tex(place)}}\n${itemized(duties)}`,
  )
  .join('\n')}
${block(resume.headings.summary)}
${tex(resume.summary)}
\\end{minipage}\\end{document}`;
};

const GROUPS: Record<ResumeLanguage, readonly [string, string]> = {
  en: ['Languages', 'Technologies'],
  es: ['Idiomas', 'Tecnologías'],
  pt: ['Idiomas', 'Tecnologias'],
};

/** Headings in small capitals; rows with text and date, then employer and place; labels before lists. */
const pairs = (resume: ResumeTexts): string => {
  const [languages, technologies] = GROUPS[resume.language];
  const row = (a: string, b: string, c: string, d: string): string =>
    `\\begin{tabular*}{0.97\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}\\textbf{${a}} & ${b}\\\\ \\textit{\\small ${c}} & \\textit{\\small ${d}}\\end{tabular*}\\par\\vspace{1mm}`;
  const block = (heading: string): string =>
    `\\par\\vspace{2mm}{\\scshape\\large ${tex(heading)}}\\par\\vspace{-2mm}\\rule{\\textwidth}{0.5pt}\\par`;
  return `\\documentclass[11pt,letterpaper]{article}${LATIN}\\usepackage[margin=1.8cm]{geometry}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\begin{document}
\\begin{center}{\\Huge\\scshape ${tex(resume.name)}}\\\\ \\small ${[resume.phone, resume.email, ...links(resume), resume.place].map(tex).join(' $|$ ')}\\end{center}
${block(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => row(tex(school), '', tex(degree), texDates(dates))).join('\n')}
${block(resume.headings.experience)}
${resume.positions.map(({ title, company, place, dates, duties }) => `${row(tex(title), texDates(dates), tex(company), tex(place))}${itemized(duties)}`).join('\n')}
${block(resume.headings.skills)}
\\textbf{${technologies}}{: ${tex(resume.skills.join(', '))}}\\\\ \\textbf{${languages}}{: ${tex(levels(resume).join(', '))}}
\\end{document}`;
};

export const TEX_TEMPLATE_LAYOUTS: readonly Layout[] = [
  {
    name: 'pdflatex-dates-column',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => compileTex('pdflatex', classic(resume)),
  },
  {
    name: 'xelatex-running-foot',
    isForTuning: true,
    extension: 'pdf',
    make: (resume, draw) => compileTex('xelatex', runningFoot(resume, draw)),
  },
  {
    name: 'lualatex-two-columns',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => compileTex('lualatex', twoColumns(resume)),
  },
  {
    name: 'pdflatex-pairs',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => compileTex('pdflatex', pairs(resume)),
  },
];
