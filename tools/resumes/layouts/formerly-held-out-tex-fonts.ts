/** Formerly held-out layouts in the styles of LaTeX classes: a header in two weights, a narrow column of facts, tags and dots on the right. */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';
import { compileTex, tex, texDates, texFont } from './tex.ts';

const links = ({ linkedin, portfolio }: ResumeTexts): string[] =>
  [linkedin, portfolio].filter((contact) => contact !== null);
const FONTS = `\\usepackage{fontspec}\\usepackage{xcolor}\\usepackage{enumitem}${texFont('sans')}\\setlist{leftmargin=12pt,nosep}`;
const items = (texts: readonly string[]): string =>
  `\\begin{itemize}${texts.map((text) => `\\item ${tex(text)}`).join('\n')}\\end{itemize}`;

const FOOTER: Record<ResumeLanguage, readonly [date: string, kind: string]> = {
  en: ['November 14, 2025', 'Résumé'],
  es: ['14 de noviembre de 2025', 'Currículum'],
  pt: ['14 de novembro de 2025', 'Currículo'],
};

/** How many letters of a heading are in the accent color. */
const ACCENTED = 3;

/** Given name in gray, surnames in bold; headings with three letters in a color; date, name and page number below. */
const twoWeights = (resume: ResumeTexts): string => {
  const [given = '', ...surnames] = resume.name.split(' ');
  const [date, kind] = FOOTER[resume.language];
  const block = (heading: string): string =>
    `\\vspace{8pt}{\\Large\\bfseries{\\color{accent}${tex(heading.slice(0, ACCENTED))}}${tex(heading.slice(ACCENTED))}} {\\color{gray}\\xrfill}\\par\\vspace{4pt}`;
  const entry = (bold: string, place: string, position: string, dates: string): string =>
    `\\textbf{${tex(bold)}}\\hfill{\\color{accent}\\small ${tex(place)}}\\par{\\small\\color{darkgray}${tex(position)}\\hfill ${texDates(dates)}}\\par\\vspace{2pt}`;
  const half = Math.ceil(resume.skills.length / 2);
  return `\\documentclass[11pt,a4paper]{article}
${FONTS}\\usepackage[left=1.4cm,top=1.2cm,right=1.4cm,bottom=1.8cm]{geometry}\\usepackage{fancyhdr}
\\definecolor{accent}{HTML}{DC3522}\\setlength{\\parindent}{0pt}\\newcommand{\\xrfill}{\\leaders\\hrule height 0.9pt\\hfill\\kern0pt}
\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\lfoot{\\footnotesize\\color{gray}${date}}\\cfoot{\\footnotesize\\color{gray}${tex(resume.name)}~~~·~~~${kind}}\\rfoot{\\footnotesize\\color{gray}\\thepage}
\\begin{document}
\\begin{center}{\\fontsize{30}{34}\\selectfont{\\color{gray}${tex(given)}} \\textbf{${tex(surnames.join(' '))}}}\\\\[4pt]{\\small\\color{accent}${tex(resume.title)}}\\\\[2pt]{\\small\\color{gray}${tex(resume.place)}}\\\\[2pt]{\\small ${[resume.phone, resume.email, ...links(resume)].map(tex).join('~~|~~')}}\\end{center}
${block(resume.headings.summary)}${tex(resume.summary)}\\par
${block(resume.headings.experience)}
${resume.positions.map((job) => `${entry(job.company, job.place, job.title, job.dates)}${items(job.duties)}\\vspace{4pt}`).join('\n')}
${block(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => entry(school, '', degree, dates)).join('\\vspace{3pt}\n')}
${block(resume.headings.skills)}
${tex(resume.skills.slice(0, half).join(', '))}\\par ${tex(resume.skills.slice(half).join(', '))}\\par
${block(resume.headings.languages)}
${resume.languages.map(({ name, level }) => `\\makebox[3cm][r]{\\textbf{${tex(name)}}}\\hspace{4mm}${tex(level)}\\par`).join('\n')}
\\end{document}`;
};

/** A large thin name, a third of the page for education, links and skills, "EMPLOYER | title" with dates and place below. */
const narrowFacts = (resume: ResumeTexts): string => {
  const block = (heading: string): string =>
    `\\vspace{7pt}{\\large\\color{headings}${tex(heading.toUpperCase())}}\\par\\vspace{3pt}`;
  const small = (text: string): string => `{\\footnotesize\\color{gray}${text}}\\par`;
  const left = `${block(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => `\\textbf{${tex(school)}}\\par{\\small ${tex(degree)}}\\par${small(texDates(dates))}\\vspace{4pt}`).join('\n')}
${block('Links')}{\\scriptsize ${links(resume).map(tex).join('\\par ')}}\\par
${block(resume.headings.skills)}{\\small ${resume.skills.map(tex).join(' \\textbullet{} ')}}\\par
${block(resume.headings.languages)}{\\small ${resume.languages.map(({ name, level }) => `${tex(name)} \\hfill ${tex(level)}`).join('\\par ')}}`;
  const right = `${block(resume.headings.experience)}
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `{\\bfseries ${tex(company.toUpperCase())}} | ${tex(title)}\\par${small(`${texDates(dates)} | ${tex(place)}`)}{\\small ${items(duties)}}\\vspace{6pt}`,
  )
  .join('\n')}
${block(resume.headings.summary)}{\\small ${tex(resume.summary)}}`;
  return `\\documentclass[11pt,letterpaper]{article}
${FONTS}\\usepackage[hmargin=1.25cm,vmargin=0.9cm]{geometry}
\\definecolor{headings}{HTML}{6A6A6A}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\begin{document}
\\begin{center}{\\fontsize{36}{40}\\selectfont ${tex(resume.name)}}\\\\[4pt]{\\small ${tex(resume.title)}}\\\\[2pt]{\\footnotesize\\color{gray}${[resume.place, resume.email, resume.phone].map(tex).join(' | ')}}\\\\[4pt]{\\color{gray}\\rule{\\textwidth}{0.4pt}}\\end{center}
\\begin{minipage}[t]{0.31\\textwidth}\\vspace{0pt}\\raggedright
${left}
\\end{minipage}\\hfill\\begin{minipage}[t]{0.66\\textwidth}\\vspace{0pt}\\raggedright
${right}
\\end{minipage}
\\end{document}`;
};

/** The number of filled dots, of five, for each level. */
const FILLED = { native: 5, C2: 5, C1: 4, B2: 3, B1: 3, A2: 2 } as const;
const DOTS = [1, 2, 3, 4, 5];

/** Dates and place on a line with marks, skills as framed tags, dots for languages. */
const tags = (resume: ResumeTexts): string => {
  const mark = '{\\color{accent}\\tikz\\fill (0,0) circle (2pt);}';
  const marked = (...texts: readonly string[]): string =>
    `{\\footnotesize ${texts.map((text) => `\\makebox[0.5\\linewidth][l]{${mark} ${text}}`).join('')}}\\par\\vspace{2pt}`;
  const event = (bold: string, colored: string, below: string): string =>
    `{\\large\\color{emphasis}${tex(bold)}}\\par{\\bfseries\\color{accent}${tex(colored)}}\\par\\vspace{1pt}${below}`;
  const block = (heading: string): string =>
    `\\vspace{8pt}{\\LARGE\\bfseries\\color{heading}${tex(heading)}}\\par\\vspace{-7pt}{\\color{heading}\\rule{\\linewidth}{1.5pt}}\\par\\vspace{4pt}`;
  const dots = (filled: number): string =>
    DOTS.map((dot) => `\\tikz\\fill[${dot <= filled ? 'accent' : 'black!15'}] (0,0) circle (3pt);`).join(' ');
  return `\\documentclass[10pt,a4paper]{article}
${FONTS}\\usepackage[margin=1.25cm]{geometry}\\usepackage{paracol}\\usepackage{tikz}
\\definecolor{accent}{HTML}{8F0D0D}\\definecolor{heading}{HTML}{450808}\\definecolor{emphasis}{HTML}{2E2E2E}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\newcommand{\\tagged}[1]{\\tikz[baseline]\\node[anchor=base,draw=black!30,rounded corners=2pt,inner xsep=5pt,inner ysep=3pt]{\\strut #1};}
\\begin{document}
{\\Huge\\bfseries\\color{heading}${tex(resume.name.toUpperCase())}}\\par\\vspace{4pt}{\\large\\bfseries\\color{accent}${tex(resume.title)}}\\par\\vspace{4pt}{\\footnotesize\\raggedright ${[resume.email, resume.phone, resume.place, ...links(resume)].map((contact) => `\\mbox{${mark} ${tex(contact)}}`).join('\\hspace{1.2em} ')}\\par}
\\columnratio{0.6}\\setlength{\\columnsep}{1.6em}\\begin{paracol}{2}\\raggedright
${block(resume.headings.experience)}
${resume.positions.map((job) => `${event(job.title, job.company, marked(texDates(job.dates), tex(job.place)))}${items(job.duties)}\\vspace{6pt}`).join('\n')}
\\switchcolumn\\raggedright
${block(resume.headings.summary)}${tex(resume.summary)}\\par
${block(resume.headings.skills)}${resume.skills.map((skill) => `\\tagged{${tex(skill)}}`).join(' ')}\\par
${block(resume.headings.languages)}${resume.languages.map(({ name, level, code }) => `${tex(name)} {\\footnotesize\\color{gray}${tex(level)}}\\hfill ${dots(FILLED[code])}\\par\\vspace{3pt}`).join('\n')}
${block(resume.headings.education)}${resume.education.map(({ degree, school, dates }) => event(degree, school, marked(texDates(dates)))).join('\\vspace{5pt}\n')}
\\end{paracol}
\\end{document}`;
};

export const FORMERLY_HELD_OUT_TEX_FONTS: readonly Layout[] = [
  {
    name: 'xelatex-two-weights',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => compileTex('xelatex', twoWeights(resume)),
  },
  {
    name: 'xelatex-narrow-facts',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => compileTex('xelatex', narrowFacts(resume)),
  },
  {
    name: 'lualatex-tags',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => compileTex('lualatex', tags(resume)),
  },
];
