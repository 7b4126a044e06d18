/**
 * Held-out two-column layouts made with TeX: one with star ratings in a right column that continues across pages, one with skill bars in a gray left
 * column.
 */
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { FILLED_OF_FIVE, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';
import { compileTex, itemized, tex, texDates, texFont } from './tex.ts';

type Study = ResumeTexts['education'][number];

const PLAIN = '\\setlength{\\parindent}{0pt}\\pagestyle{empty}';
const STARS = [1, 2, 3, 4, 5];

/** Jobs, then education on the left between dashed lines; summary, skills as a list and languages with stars on the right. */
const ratedSide = (resume: ResumeTexts, draw: Draw): string => {
  const isEmployerBelow = draw.chance(0.5);
  const block = (heading: string): string =>
    `\\vspace{7pt}{\\Large\\bfseries\\color{accent}${tex(heading)}}\\par\\vspace{-6pt}{\\color{accent}\\rule{\\linewidth}{1.2pt}}\\par\\vspace{3pt}`;
  const dashes = '\\par\\vspace{3pt}{\\color{gray}\\hbox to\\linewidth{\\leaders\\hbox{-\\ }\\hfill}}\\vspace{4pt}';
  const stars = (filled: number): string =>
    STARS.map((star) => `{\\color{${star <= filled ? 'accent' : 'black!20'}}$\\star$}`).join('');
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string => {
    const head = isEmployerBelow
      ? `{\\large ${tex(title)}}\\par{\\bfseries\\color{accent}${tex(company)}}\\par`
      : `{\\large ${tex(title)}} \\hfill {\\bfseries\\color{accent}${tex(company)}}\\par`;
    return `${head}{\\small\\color{gray}${texDates(dates)}\\hfill ${tex(place)}}\\par${itemized(duties)}`;
  };
  const study = ({ degree, school, dates }: Study): string =>
    `{\\large ${tex(degree)}}\\par{\\bfseries\\color{accent}${tex(school)}}\\par{\\small\\color{gray}${texDates(dates)}}\\par`;
  return `\\documentclass[10pt,a4paper]{article}
\\usepackage{fontspec}\\usepackage{xcolor}\\usepackage{paracol}\\usepackage[margin=1.3cm]{geometry}${texFont('sans')}
\\definecolor{accent}{HTML}{1D4E89}${PLAIN}
\\begin{document}
{\\Huge\\bfseries ${tex(resume.name)}}\\par\\vspace{3pt}{\\large\\color{accent}${tex(resume.title)}}\\par\\vspace{3pt}{\\small\\raggedright ${[resume.email, resume.phone, resume.place, ...personLinks(resume)].map((contact) => `\\mbox{${tex(contact)}}`).join('\\hspace{1.5em} ')}\\par}
\\columnratio{0.62}\\setlength{\\columnsep}{1.8em}\\begin{paracol}{2}\\raggedright
${block(resume.headings.experience)}
${resume.positions.map(job).join(`${dashes}\n`)}
${block(resume.headings.education)}
${resume.education.map(study).join(`${dashes}\n`)}
\\switchcolumn\\raggedright
${block(resume.headings.summary)}{\\itshape ${tex(resume.summary)}}\\par
${block(resume.headings.skills)}${itemized(resume.skills)}
${block(resume.headings.languages)}${resume.languages.map(({ name, level, code }) => `${tex(name)} (${tex(level)})\\hfill ${stars(FILLED_OF_FIVE[code])}\\par`).join('\n')}
${resume.courses.length > 0 ? `${block(resume.headings.courses)}${itemized(resume.courses)}` : ''}
\\end{paracol}
\\end{document}`;
};

const BAR = 4.4;
const TENTHS = 10;

/** A gray column on the left with name, contacts, the summary, languages and skill bars; "dates | title" with employer and place below. */
const graySide = (resume: ResumeTexts, draw: Draw): string => {
  const sideSection = (heading: string): string =>
    `\\par\\vspace{10pt}{\\large\\color{accent}${tex(heading)}}\\par\\vspace{4pt}`;
  const block = (heading: string): string =>
    `\\par\\vspace{8pt}{\\Large\\color{accent}${tex(heading)}}\\par\\vspace{6pt}`;
  const bar = (skill: string): string =>
    `${tex(skill)}\\par\\tikz{\\fill[black!15] (0,0) rectangle (${BAR},0.14);\\fill[accent] (0,0) rectangle (${((BAR * draw.between(5, TENTHS)) / TENTHS).toFixed(1)},0.14);}\\par\\vspace{3pt}`;
  const row = (dates: string, content: string): string =>
    `\\begin{minipage}[t]{2.5cm}\\raggedright\\small ${texDates(dates)}\\end{minipage}\\hspace{2mm}\\begin{minipage}[t]{9.3cm}\\raggedright ${content}\\end{minipage}\\par\\vspace{7pt}`;
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string =>
    row(dates, `\\textbf{${tex(title)}} \\hfill {\\small ${tex(place)}}\\\\ ${tex(company)}\n${itemized(duties)}`);
  const study = ({ degree, school, dates }: Study): string => row(dates, `\\textbf{${tex(degree)}}\\\\ ${tex(school)}`);
  return `\\documentclass[10pt,a4paper]{article}
\\usepackage{fontspec}\\usepackage{xcolor}\\usepackage{tikz}\\usepackage[left=0.7cm,right=1cm,top=1cm,bottom=0.8cm]{geometry}${texFont('serif')}
\\definecolor{accent}{HTML}{0E5484}${PLAIN}\\AddToHook{shipout/background}{\\put(0,-\\paperheight){\\color{black!6}\\rule{6.2cm}{\\paperheight}}}
\\begin{document}
\\begin{minipage}[t]{5cm}\\raggedright
{\\fontsize{21}{24}\\selectfont\\color{accent} ${tex(resume.name)}\\par}\\vspace{3pt}{\\large ${tex(resume.title)}}\\par\\vspace{8pt}
{\\footnotesize ${[resume.place, resume.phone, resume.email, ...personLinks(resume)].map((contact) => `${tex(contact)}\\par`).join('\\vspace{2pt}\n')}}
${sideSection(resume.headings.summary)}${tex(resume.summary)}
${sideSection(resume.headings.languages)}${resume.languages.map(({ name, level }) => `\\textbf{${tex(name)}} ${tex(level)}\\par`).join('\n')}
${sideSection(resume.headings.skills)}${resume.skills.map(bar).join('\n')}
\\end{minipage}\\hspace{9mm}\\begin{minipage}[t]{12.2cm}
${block(resume.headings.experience)}
${resume.positions.map(job).join('\n')}
${block(resume.headings.education)}
${resume.education.map(study).join('\n')}
\\end{minipage}
\\end{document}`;
};

export const HELD_OUT_TEX_COLUMNS: readonly Layout[] = [
  {
    name: 'xelatex-rated-side',
    isForTuning: false,
    extension: 'pdf',
    make: (resume, draw) => compileTex('xelatex', ratedSide(resume, draw)),
  },
  {
    name: 'lualatex-gray-side',
    isForTuning: false,
    extension: 'pdf',
    make: (resume, draw) => compileTex('lualatex', graySide(resume, draw)),
  },
];
