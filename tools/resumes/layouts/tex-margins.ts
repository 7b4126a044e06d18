/**
 * Layouts by TeX and Typst: dates on the left with soft hyphens and a page header, small capitals with a grid of language skills, and
 * start above end in a margin.
 */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';
import { compileTex, itemized, tex, texDates, texFont } from './tex.ts';

const links = ({ linkedin, portfolio }: ResumeTexts): string[] =>
  [linkedin, portfolio].filter((contact) => contact !== null);
const texWithHyphens = (dates: string): string => tex(dates.replace(/[–—]/gu, '-'));

const PAGE_OF: Record<ResumeLanguage, readonly [page: string, of: string]> = {
  en: ['Page', 'of'],
  es: ['Página', 'de'],
  pt: ['Página', 'de'],
};

/** Title and employer in the wide column, employer on its second line. HarfBuzz in LuaTeX maps the hyphen of the font to the soft hyphen. */
const datesAtLeft = (resume: ResumeTexts): string => {
  const [page, of] = PAGE_OF[resume.language];
  const row = (left: string, right: string): string =>
    `\\noindent\\begin{minipage}[t]{3.4cm}\\raggedright\\color{gray} ${left}\\end{minipage}\\hspace{4mm}\\begin{minipage}[t]{11.6cm}${right}\\end{minipage}\\par\\vspace{7mm}`;
  return `\\documentclass[11pt,a4paper]{article}
\\usepackage{fontspec}\\usepackage[margin=2.6cm]{geometry}\\usepackage{xcolor}\\usepackage{fancyhdr}\\usepackage{lastpage}
\\IfFontExistsTF{Liberation Serif}{\\setmainfont{Liberation Serif}[Renderer=HarfBuzz]}{${texFont('sans')}}
\\setlength{\\parindent}{0pt}\\linespread{1.3}\\pagestyle{fancy}\\fancyhf{}
\\lhead{\\small ${tex(resume.name)}}\\rhead{\\small ${page} \\thepage\\ ${of} \\pageref{LastPage}}
\\newcommand{\\block}[1]{\\par\\vspace{5mm}{\\color{teal}\\Large #1}\\par\\vspace{3mm}}
\\begin{document}
{\\fontsize{28}{30}\\selectfont ${tex(resume.name)}}\\hfill\\begin{minipage}[t]{6cm}\\raggedleft\\small ${[
    resume.place,
    resume.phone,
    resume.email,
    ...links(resume),
  ]
    .map(tex)
    .join('\\\\ ')}\\end{minipage}\\\\[2mm]{\\large ${tex(resume.title)}}
\\block{${tex(resume.headings.education)}}
${resume.education.map(({ degree, school, dates }) => row(texWithHyphens(dates), `\\textbf{${tex(degree)}}\\\\ ${tex(school)}`)).join('\n')}
\\block{${tex(resume.headings.experience)}}
${resume.positions
  .map(({ title, company, place, dates, duties }) =>
    row(texWithHyphens(dates), `\\textbf{${tex(title)}}\\\\ ${tex(company)}, ${tex(place)}\n${itemized(duties)}`),
  )
  .join('\n')}
\\block{${tex(resume.headings.languages)}}
${resume.languages.map(({ name, level }) => row(tex(name), tex(level))).join('\n')}
\\block{${tex(resume.headings.skills)}}
${tex(resume.skills.join(', '))}
\\block{${tex(resume.headings.summary)}}
${tex(resume.summary)}
\\end{document}`;
};

const USES: Record<ResumeLanguage, readonly string[]> = {
  en: ['Reading', 'Writing', 'Speaking'],
  es: ['Lectura', 'Escritura', 'Conversación'],
  pt: ['Leitura', 'Escrita', 'Conversação'],
};

const smallCapitals = (resume: ResumeTexts): string => {
  const block = (heading: string, content: string): string =>
    `\\medskip{\\large\\textbf{${tex(heading.toUpperCase())}}}\\\\[-8pt]\\rule{\\textwidth}{0.8pt}\\par ${content}\\par`;
  return `\\documentclass[11pt,letterpaper]{article}
\\usepackage{fontspec}\\usepackage[margin=2cm]{geometry}${texFont('serif')}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\begin{document}
\\begin{center}{\\LARGE ${tex(resume.name)}}\\\\ ${[resume.place, resume.email, resume.phone].map(tex).join(' $\\diamond$ ')}\\\\ ${links(resume).map(tex).join(' $\\diamond$ ')}\\end{center}
${block(resume.headings.summary, tex(resume.summary))}
${block(
  resume.headings.experience,
  resume.positions
    .map(
      ({ title, company, place, dates, duties }) =>
        `\\textbf{${tex(company)}}, ${tex(place)} \\hfill ${texDates(dates)}\\\\\n\\textit{${tex(title)}}\n${itemized(duties)}`,
    )
    .join('\n'),
)}
${block(
  resume.headings.education,
  resume.education
    .map(
      ({ degree, school, dates }) =>
        `\\textbf{${tex(school)}} \\hfill ${texDates(dates)}\\\\\n\\textit{${tex(degree)}}`,
    )
    .join('\\\\[3pt]\n'),
)}
${block(resume.headings.skills, resume.skills.map(tex).join(' $\\bullet$ '))}
${block(
  resume.headings.languages,
  `\\begin{tabular}{@{}llll} & ${USES[resume.language].join(' & ')}\\\\ ${resume.languages
    .map(({ name, level }) => `${tex(name)}${` & ${tex(level)}`.repeat(3)}`)
    .join('\\\\ ')}\\end{tabular}`,
)}
\\end{document}`;
};

let compiler: NodeCompiler | null = null;
const quoted = (text: string): string => `#${JSON.stringify(text)}`;

/** Start date with a dash above the end date, in a left margin. */
const stackedDates = (resume: ResumeTexts): string => {
  const row = ({ start, end }: { start: string; end: string }, ...lines: string[]): string =>
    `#grid(columns: (2.6cm, 1fr), gutter: 8pt, align(right)[${quoted(`${start} –`)} \\ ${quoted(end)}], [${lines.join(' \\ ')}])`;
  return `
#set page(paper: "us-letter", margin: 2cm)
#set text(size: 10.5pt)
#let block-title(it) = block(above: 14pt, below: 8pt, text(size: 13pt, fill: rgb("#345"), weight: "bold", it))
#text(size: 22pt)[${quoted(resume.name)}] #h(1fr) ${quoted(resume.title)}
#line(length: 100%)
${[resume.email, resume.phone, resume.place].map(quoted).join(' #h(10pt) ')} \\ ${links(resume).map(quoted).join(' #h(10pt) ')}
#block-title[${quoted(resume.headings.experience)}]
${resume.positions
  .map((position) =>
    row(
      position,
      `*${quoted(position.company)}*`,
      `${quoted(position.title)}, ${quoted(position.place)}`,
      ...position.duties.map((duty) => quoted(`• ${duty}`)),
    ),
  )
  .join('\n')}
#block-title[${quoted(resume.headings.education)}]
${resume.education.map((study) => row(study, `*${quoted(study.school)}*`, quoted(study.degree))).join('\n')}
#block-title[${quoted(resume.headings.skills)}]
${quoted(resume.skills.join(', '))}
#block-title[${quoted(resume.headings.languages)}]
${resume.languages.map(({ name, level }) => quoted(`${name}: ${level}`)).join(' \\ ')}
`;
};

export const TEX_MARGIN_LAYOUTS: readonly Layout[] = [
  {
    name: 'lualatex-dates-at-left',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => compileTex('lualatex', datesAtLeft(resume)),
  },
  {
    name: 'xelatex-small-capitals',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => compileTex('xelatex', smallCapitals(resume)),
  },
  {
    name: 'typst-stacked-dates',
    isForTuning: true,
    extension: 'pdf',
    make: async (resume) => {
      compiler ??= NodeCompiler.create();
      const pdf = compiler.pdf({ mainFileContent: stackedDates(resume) });
      return pdf === undefined || pdf === null ? null : new Uint8Array(pdf);
    },
  },
];
