/**
 * Word files laid out by tab stops and columns, and LaTeX files with a table as their header: columns of dates, titles and employers at tab stops,
 * skills in columns of a section or after tabs, the name in a cell next to the contacts.
 */
import {
  AlignmentType,
  Document,
  type ISectionOptions,
  Packer,
  Paragraph,
  SectionType,
  ShadingType,
  TabStopType,
  TextRun,
} from 'docx';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import type { Layout } from './layout.ts';
import { compileTex, itemized, tex, texDates } from './tex.ts';

const RIGHT = 9_600;

const contacts = ({ email, phone, place, linkedin, portfolio }: ResumeTexts): string[] =>
  [place, phone, email, linkedin, portfolio].filter((contact) => contact !== null);

interface TextStyle {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly size?: number;
}

/** Creates a paragraph of texts separated by tabs. `stops` are in twentieths of a point. The style applies to the first text only. */
const tabbed = (stops: readonly number[], texts: readonly string[], style: TextStyle = {}): Paragraph =>
  new Paragraph({
    tabStops: stops.map((position) => ({
      type: position >= RIGHT ? TabStopType.RIGHT : TabStopType.LEFT,
      position,
    })),
    children: texts.map(
      (text, index) => new TextRun({ text: index === 0 ? text : `\t${text}`, ...(index === 0 ? style : {}) }),
    ),
  });
const line = (text: string, style: TextStyle = {}): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, ...style })] });
const bullet = (text: string): Paragraph => new Paragraph({ text, bullet: { level: 0 } });
const heading = (text: string): Paragraph =>
  new Paragraph({ spacing: { before: 200 }, children: [new TextRun({ text, bold: true, size: 26, color: '335577' })] });

const head = (resume: ResumeTexts): Paragraph[] => [
  line(resume.name, { bold: true, size: 40 }),
  line(resume.title),
  line(contacts(resume).join(' | ')),
];

const ends = (resume: ResumeTexts): Paragraph[] => [
  heading(resume.headings.skills),
  line(resume.skills.join(', ')),
  heading(resume.headings.languages),
  ...resume.languages.map(({ name, level }) => tabbed([2_600], [name, level])),
];

/** Dates, title and employer in three columns, duties below. */
const rows = (resume: ResumeTexts): Paragraph[] => [
  ...head(resume),
  heading(resume.headings.summary),
  line(resume.summary),
  heading(resume.headings.experience),
  ...resume.positions.flatMap(({ title, company, dates, duties }) => [
    tabbed([3_200, 6_400], [dates, title, company]),
    ...duties.map(bullet),
  ]),
  heading(resume.headings.education),
  ...resume.education.map(({ degree, school, dates }) => tabbed([3_200, 6_400], [dates, degree, school])),
  ...ends(resume),
];

/** Employer, title and dates on one line, dates on the right. */
const employerRows = (resume: ResumeTexts): Paragraph[] => [
  ...head(resume),
  heading(resume.headings.experience),
  ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
    tabbed([4_200, RIGHT], [company, title, dates], { bold: true }),
    line(place, { italics: true }),
    ...duties.map(bullet),
  ]),
  heading(resume.headings.education),
  ...resume.education.map(({ degree, school, dates }) =>
    tabbed([4_200, RIGHT], [school, degree, dates], { bold: true }),
  ),
  heading(resume.headings.summary),
  line(resume.summary),
  ...ends(resume),
];

/** Dates on the left, employer and title one below the other at a tab stop; the second line begins with a tab. */
const hanging = (resume: ResumeTexts): Paragraph[] => [
  ...head(resume),
  heading(resume.headings.experience),
  ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
    tabbed([2_900], [dates, `${company}, ${place}`]),
    tabbed([2_900], ['', title]),
    ...duties.map((duty) => tabbed([2_900], ['', `– ${duty}`])),
  ]),
  heading(resume.headings.education),
  ...resume.education.flatMap(({ degree, school, dates }) => [
    tabbed([2_900], [dates, school]),
    tabbed([2_900], ['', degree]),
  ]),
  heading(resume.headings.summary),
  line(resume.summary),
  ...ends(resume),
];

/** Dates and employer separated by default tab stops, the title below. */
const plainTabs = (resume: ResumeTexts): Paragraph[] => [
  ...head(resume),
  heading(resume.headings.summary),
  line(resume.summary),
  heading(resume.headings.experience),
  ...resume.positions.flatMap(({ title, company, dates, duties }) => [
    tabbed([], [dates, `\t${company}`]),
    line(title, { bold: true }),
    ...duties.map((duty) => line(`- ${duty}`)),
  ]),
  heading(resume.headings.education),
  ...resume.education.flatMap(({ degree, school, dates }) => [
    tabbed([], [dates, `\t${school}`]),
    line(degree, { bold: true }),
  ]),
  ...ends(resume),
];

const SHADE = { type: ShadingType.CLEAR, fill: '24405C' };

/** The name in a filled paragraph, skills and languages in columns of a section. */
const columnSections = (resume: ResumeTexts): ISectionOptions[] => {
  const white = (text: string, size: number, bold = false): Paragraph =>
    new Paragraph({
      shading: SHADE,
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ text, size, bold, color: 'FFFFFF' })],
    });
  const properties = (count: number) => ({ type: SectionType.CONTINUOUS, column: { count, space: 500 } });
  return [
    {
      properties: properties(1),
      children: [
        white(resume.name, 44, true),
        white(resume.title, 24),
        white(contacts(resume).slice(0, 3).join('   '), 18),
        white(contacts(resume).slice(3).join('   '), 18),
        heading(resume.headings.experience),
        ...resume.positions.flatMap(({ title, company, dates, duties }) => [
          line(`${title} – ${company}`, { bold: true }),
          line(dates, { italics: true }),
          ...duties.map(bullet),
        ]),
        heading(resume.headings.education),
        ...resume.education.flatMap(({ degree, school, dates }) => [
          line(degree, { bold: true }),
          line(`${school}, ${dates}`),
        ]),
        heading(resume.headings.skills),
      ],
    },
    { properties: properties(3), children: resume.skills.map((skill) => line(skill)) },
    {
      properties: properties(2),
      children: [
        heading(resume.headings.languages),
        ...resume.languages.map(({ name, level }) => line(`${name} – ${level}`)),
        heading(resume.headings.summary),
        line(resume.summary),
      ],
    },
  ];
};

/** Skills in three columns separated by tabs, each with a bullet character or none. */
const tabbedSkills = (resume: ResumeTexts, draw: Draw): Paragraph[] => {
  const sign = draw.pick(['', '▪ ', '• ']);
  const skillRows = Array.from({ length: Math.ceil(resume.skills.length / 3) }, (_, index) =>
    tabbed(
      [3_200, 6_400],
      resume.skills.slice(3 * index, 3 * index + 3).map((skill) => sign + skill),
    ),
  );
  return [
    tabbed([RIGHT], [resume.name, resume.phone], { bold: true, size: 36 }),
    tabbed([RIGHT], [resume.title, resume.email]),
    tabbed([RIGHT], [resume.place, resume.linkedin]),
    ...(resume.portfolio === null ? [] : [tabbed([RIGHT], ['', resume.portfolio])]),
    heading(resume.headings.skills),
    ...skillRows,
    heading(resume.headings.experience),
    ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
      tabbed([RIGHT], [company, place], { bold: true }),
      tabbed([RIGHT], [title, dates], { italics: true }),
      ...duties.map(bullet),
    ]),
    heading(resume.headings.education),
    ...resume.education.flatMap(({ degree, school, dates }) => [
      tabbed([RIGHT], [school, dates], { bold: true }),
      line(degree, { italics: true }),
    ]),
    heading(resume.headings.languages),
    tabbed(
      [3_200, 6_400],
      resume.languages.map(({ name, level }) => `${name} (${level})`),
    ),
  ];
};

const word = (name: string, page: (resume: ResumeTexts, draw: Draw) => Paragraph[]): Layout => ({
  name: `docx-${name}`,
  isForTuning: true,
  extension: 'docx',
  make: async (resume, draw) =>
    new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children: page(resume, draw) }] }))),
});

const PREAMBLE =
  '\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\usepackage{tabularx}\\usepackage{array}';

/** The header is a table: name, title and contacts in one of four arrangements. */
const tableHead = (resume: ResumeTexts, draw: Draw): string => {
  const details = contacts(resume).map(tex);
  const table = draw.pick([
    `\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}\\textbf{\\Large ${tex(resume.name)}} & ${details[2]}\\\\ ${tex(resume.title)} & ${details[1]}\\\\ ${details[0]} & ${details.slice(3).join(' \\quad ')}\\end{tabular*}`,
    `\\begin{tabularx}{\\textwidth}{@{}Xr@{}}\\begin{tabular}{@{}l@{}}{\\Huge\\bfseries ${tex(resume.name)}}\\\\[4pt]{\\large ${tex(resume.title)}}\\end{tabular} & \\begin{tabular}{@{}r@{}}${details.join('\\\\ ')}\\end{tabular}\\end{tabularx}`,
    `\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}${details[0]} & ${details[1]}\\\\ ${details[2]} & ${details.slice(3).join(', ')}\\end{tabular*}\\par\\vspace{4mm}{\\centering\\Large\\textsc{${tex(resume.name)}}\\par ${tex(resume.title)}\\par}`,
    `\\begin{tabular}{@{}p{7.5cm}p{8.5cm}@{}}{\\LARGE ${tex(resume.name)}} & \\small ${details.slice(0, 3).join(' $|$ ')}\\\\ \\textit{${tex(resume.title)}} & \\small ${details.slice(3).join(' $|$ ')}\\end{tabular}`,
  ]);
  const block = (name: string): string => `\\section*{${tex(name)}}`;
  const row = (left: string, right: string): string => `${left} & ${right}`;
  const buildTabular = (all: readonly string[]): string =>
    `\\begin{tabular}{@{}>{\\raggedright}p{3.8cm}p{12.2cm}@{}}${all.join('\\\\[3pt]\n')}\\end{tabular}`;
  return `\\documentclass[10pt,a4paper]{article}
${PREAMBLE}\\usepackage[margin=2.2cm]{geometry}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\begin{document}
${table}
${block(resume.headings.summary)}
${tex(resume.summary)}
${block(resume.headings.experience)}
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      buildTabular([row(texDates(dates), `\\textbf{${tex(title)}}`), row('', `${tex(company)}, ${tex(place)}`)]) +
      itemized(duties),
  )
  .join('\n\n')}
${block(resume.headings.education)}
${buildTabular(resume.education.flatMap(({ degree, school, dates }) => [row(texDates(dates), `\\textbf{${tex(degree)}}`), row('', tex(school))]))}
${block(resume.headings.skills)}
${tex(resume.skills.join(', '))}
${block(resume.headings.languages)}
${buildTabular(resume.languages.map(({ name, level }) => row(tex(name), tex(level))))}
\\end{document}`;
};

export const TAB_FORM_LAYOUTS: readonly Layout[] = [
  word('tabbed-rows', rows),
  word('tabbed-employers', employerRows),
  word('tabbed-hanging', hanging),
  word('plain-tabs', plainTabs),
  word('tabbed-skills', tabbedSkills),
  {
    name: 'docx-column-sections',
    isForTuning: true,
    extension: 'docx',
    make: async (resume) => new Uint8Array(await Packer.toBuffer(new Document({ sections: columnSections(resume) }))),
  },
  {
    name: 'pdflatex-table-head',
    isForTuning: true,
    extension: 'pdf',
    make: (resume, draw) => compileTex('pdflatex', tableHead(resume, draw)),
  },
];
