/** Formerly held-out layouts by pdfLaTeX: a modern CV with dates in a margin, and an academic CV of several pages with publications. */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import type { Layout } from './layout.ts';
import { compileTex, itemized, tex, texDates } from './tex.ts';

const links = ({ linkedin, portfolio }: ResumeTexts): string[] =>
  [linkedin, portfolio].filter((contact) => contact !== null);
const PREAMBLE = '\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}';

/** Entries on one line with a period at the end; skills in two columns of bullets; the page number at the lower right. */
const modern = (resume: ResumeTexts): string => {
  const hint = (left: string, right: string): string =>
    `\\noindent\\begin{tabularx}{\\textwidth}{@{}>{\\raggedleft\\small\\arraybackslash}p{3.6cm}@{\\hspace{5mm}}X@{}}${left} & ${right}\\end{tabularx}\\par\\vspace{3pt}`;
  const entry = (dates: string, bold: string, ...rest: readonly string[]): string =>
    hint(
      texDates(dates),
      `\\textbf{${tex(bold)}}, \\textit{${tex(rest[0] ?? '')}}${rest
        .slice(1)
        .map((text) => `, ${tex(text)}`)
        .join('')}.`,
    );
  const duties = (items: readonly string[]): string =>
    `\\begin{list}{\\textbullet}{\\setlength{\\leftmargin}{45mm}\\setlength{\\itemsep}{0pt}\\setlength{\\parsep}{0pt}\\setlength{\\topsep}{0pt}}\\small ${items.map((item) => `\\item ${tex(item)}`).join('\n')}\\end{list}\\vspace{3pt}`;
  const pairs = Array.from({ length: Math.ceil(resume.skills.length / 2) }, (_, index) =>
    [resume.skills[2 * index], resume.skills[2 * index + 1]].map((skill) =>
      skill === undefined ? '' : `\\textbullet\\ ${tex(skill)}`,
    ),
  );
  return `\\documentclass[11pt,a4paper]{article}
${PREAMBLE}\\usepackage{lmodern}\\usepackage[scale=0.78]{geometry}\\usepackage{xcolor}\\usepackage{tabularx}\\usepackage{fancyhdr}\\usepackage{lastpage}
\\definecolor{accent}{rgb}{0.22,0.45,0.70}\\renewcommand{\\familydefault}{\\sfdefault}\\setlength{\\parindent}{0pt}
\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\rfoot{\\small\\textit{\\color{gray}\\thepage/\\pageref{LastPage}}}
\\newcommand{\\block}[1]{\\par\\vspace{9pt}\\noindent{\\color{accent}\\rule[1pt]{3.6cm}{3pt}\\hspace{5mm}\\Large #1}\\par\\vspace{5pt}}
\\begin{document}
\\begin{minipage}[b]{0.58\\textwidth}{\\fontsize{30}{34}\\selectfont\\raggedright ${tex(resume.name)}\\par}\\vspace{6pt}{\\Large\\itshape\\color{gray} ${tex(resume.title)}}\\end{minipage}\\hfill\\begin{minipage}[b]{0.4\\textwidth}\\raggedleft\\small\\itshape\\color{gray} ${[
    resume.place,
    resume.phone,
    resume.email,
    ...links(resume),
  ]
    .map(tex)
    .join('\\\\ ')}\\end{minipage}
\\block{${tex(resume.headings.summary)}}
${hint('', tex(resume.summary))}
\\block{${tex(resume.headings.experience)}}
${resume.positions.map((job) => entry(job.dates, job.title, job.company, job.place) + duties(job.duties)).join('\n')}
\\block{${tex(resume.headings.education)}}
${resume.education.map(({ degree, school, dates }) => entry(dates, degree, school)).join('\n')}
\\block{${tex(resume.headings.languages)}}
${resume.languages.map(({ name, level }) => hint(tex(name), `\\textbf{${tex(level)}}`)).join('\n')}
\\block{${tex(resume.headings.skills)}}
\\noindent\\hspace{41mm}\\begin{tabular}{@{}p{5.4cm}p{5.4cm}@{}}${pairs.map(([left, right]) => `${left} & ${right}`).join('\\\\ ')}\\end{tabular}
\\end{document}`;
};

interface AcademicWords {
  readonly cv: string;
  readonly publications: string;
  readonly papers: readonly string[];
  readonly teaching: string;
  readonly courses: readonly string[];
  readonly service: string;
  readonly reviews: readonly string[];
}

const ACADEMIC: Record<ResumeLanguage, AcademicWords> = {
  en: {
    cv: 'Curriculum Vitae',
    publications: 'Publications',
    papers: [
      'What small teams measure. Journal of Applied Practice 12(3), 2021, 41--58.',
      'With R. Oyelaran. Learning from returned goods. Proceedings of the 9th Workshop on Everyday Operations, 2019.',
    ],
    teaching: 'Teaching',
    courses: ['Introduction to Quantitative Methods, undergraduate (2018, 2019)', 'Writing Seminar, graduate (2020)'],
    service: 'Service',
    reviews: ['Reviewer, Journal of Applied Practice', 'Program committee, Workshop on Everyday Operations 2022'],
  },
  es: {
    cv: 'Currículum vítae',
    publications: 'Publicaciones',
    papers: [
      'Lo que miden los equipos pequeños. Revista de Práctica Aplicada 12(3), 2021, 41--58.',
      'Con R. Oyarzún. Aprender de las devoluciones. Actas del IX Taller de Operaciones Cotidianas, 2019.',
    ],
    teaching: 'Docencia',
    courses: [
      'Introducción a los métodos cuantitativos, licenciatura (2018, 2019)',
      'Taller de escritura, posgrado (2020)',
    ],
    service: 'Arbitraje',
    reviews: ['Revista de Práctica Aplicada', 'Comité del Taller de Operaciones Cotidianas 2022'],
  },
  pt: {
    cv: 'Curriculum Vitae',
    publications: 'Publicações',
    papers: [
      'O que medem as equipes pequenas. Revista de Prática Aplicada 12(3), 2021, 41--58.',
      'Com R. Oliva. Aprender com as devoluções. Anais do IX Workshop de Operações Cotidianas, 2019.',
    ],
    teaching: 'Docência',
    courses: [
      'Introdução aos métodos quantitativos, graduação (2018, 2019)',
      'Oficina de escrita, pós-graduação (2020)',
    ],
    service: 'Pareceres',
    reviews: ['Revista de Prática Aplicada', 'Comitê do Workshop de Operações Cotidianas 2022'],
  },
};

/** Education first, years on the right, other parts with their own years, name and page number on each page. */
const academic = (resume: ResumeTexts, draw: Draw): string => {
  const words = ACADEMIC[resume.language];
  const isSmallCaps = draw.chance(0.5);
  const entry = (left: string, dates: string): string =>
    `\\noindent\\begin{minipage}[t]{0.78\\textwidth}\\raggedright ${left}\\end{minipage}\\hfill\\begin{minipage}[t]{0.2\\textwidth}\\raggedleft ${texDates(dates)}\\end{minipage}\\par\\vspace{5pt}`;
  const numbered = (items: readonly string[]): string =>
    `\\begin{enumerate}\\setlength{\\itemsep}{1pt}${items.map((item) => `\\item ${item}`).join('\n')}\\end{enumerate}`;
  const block = (heading: string, content: string): string =>
    `\\section*{${isSmallCaps ? '\\textsc' : ''}{${tex(heading)}}}\n${content}`;
  return `\\documentclass[12pt,letterpaper]{article}
${PREAMBLE}\\usepackage{mathptmx}\\usepackage[margin=1in]{geometry}\\usepackage{fancyhdr}\\usepackage{lastpage}
\\setlength{\\parindent}{0pt}\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\cfoot{\\footnotesize ${tex(resume.name)} -- ${words.cv} -- \\thepage/\\pageref{LastPage}}
\\begin{document}
\\begin{center}{\\LARGE ${tex(resume.name)}}\\\\[4pt]${tex(resume.title)}\\\\[2pt]{\\small ${tex(resume.place)}\\\\ ${[resume.phone, resume.email].map(tex).join(' \\quad ')}\\\\ ${links(resume).map(tex).join(' \\quad ')}}\\end{center}
${block(resume.headings.education, resume.education.map(({ degree, school, dates }) => entry(`${tex(degree)}\\\\ ${tex(school)}`, dates)).join('\n'))}
${block(
  resume.headings.experience,
  resume.positions
    .map(
      ({ title, company, place, dates, duties }) =>
        entry(`${tex(title)}\\\\ \\textit{${tex(company)}}, ${tex(place)}`, dates) + itemized(duties),
    )
    .join('\n'),
)}
${block(words.publications, numbered(words.papers))}
${block(words.teaching, itemized(words.courses))}
${block(words.service, itemized(words.reviews))}
${block(resume.headings.skills, tex(`${resume.skills.join('; ')}.`))}
${block(resume.headings.languages, tex(`${resume.languages.map(({ name, level }) => `${name} (${level})`).join('; ')}.`))}
\\end{document}`;
};

export const FORMERLY_HELD_OUT_TEX: readonly Layout[] = [
  {
    name: 'pdflatex-modern',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => compileTex('pdflatex', modern(resume)),
  },
  {
    name: 'pdflatex-academic',
    isForTuning: true,
    extension: 'pdf',
    hasOnlyYears: true,
    make: (resume, draw) => compileTex('pdflatex', academic(resume, draw)),
  },
];
