/** Word, LibreOffice, Typst and TeX files whose headings are pictures, or that have no headings: space or a line separates the parts. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { BorderStyle, Document, ImageRun, Packer, Paragraph, TabStopType, TextRun } from 'docx';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { renderHeadingPng } from './heading-pictures.ts';
import type { Layout } from './layout.ts';
import { convertWithOffice } from './libreoffice.ts';
import { compileTex, itemized, tex, texDates } from './tex.ts';

const RIGHT = 9_000;
const PIXELS = 96 / 72;

const line = (...children: (string | TextRun)[]): Paragraph =>
  new Paragraph({
    children: children.map((child) => (typeof child === 'string' ? new TextRun(child) : child)),
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
  });
const bold = (text: string): TextRun => new TextRun({ text, bold: true });
const bullet = (text: string): Paragraph => new Paragraph({ text, bullet: { level: 0 } });

const contacts = ({ email, phone, place, linkedin, portfolio }: ResumeTexts): string[] =>
  [place, phone, email, linkedin, portfolio].filter((contact) => contact !== null);

type Heading = (text: string) => Promise<Paragraph[]>;

const pictured: Heading = async (text) => {
  const { png, width, height } = await renderHeadingPng(text.toUpperCase(), 13, '#1f4e79');
  const transformation = { width: width * PIXELS, height: height * PIXELS };
  return [
    new Paragraph({ spacing: { before: 240 }, children: [new ImageRun({ type: 'png', data: png, transformation })] }),
  ];
};
const ruled: Heading = async () => [
  new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '888888', space: 1 } } }),
];

/** Employers first or titles first, skills as a list or on a line. */
const wordFile = async (resume: ResumeTexts, draw: Draw, heading: Heading): Promise<Uint8Array> => {
  const isEmployerFirst = draw.chance(0.5);
  const isListed = draw.chance(0.5);
  const { headings } = resume;
  const part = async (name: string, content: readonly Paragraph[]): Promise<Paragraph[]> =>
    content.length === 0 ? [] : [...(await heading(name)), ...content];
  const children = [
    new Paragraph({ children: [new TextRun({ text: resume.name, bold: true, size: 40 })] }),
    line(resume.title),
    line(contacts(resume).join(' | ')),
    ...(await part(headings.summary, [line(resume.summary)])),
    ...(await part(
      headings.experience,
      resume.positions.flatMap(({ title, company, place, dates, duties }) => [
        ...(isEmployerFirst
          ? [line(bold(company), `\t${place}`), line(title, `\t${dates}`)]
          : [line(bold(`${title}, ${company}`), `\t${dates}`)]),
        ...duties.map(bullet),
      ]),
    )),
    ...(await part(
      headings.education,
      resume.education.flatMap(({ degree, school, dates }) => [line(bold(degree), `\t${dates}`), line(school)]),
    )),
    ...(await part(headings.skills, isListed ? resume.skills.map(bullet) : [line(resume.skills.join(', '))])),
    ...(await part(
      headings.languages,
      resume.languages.map(({ name, level }) => line(`${name}: ${level}`)),
    )),
  ];
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
};

const word = (name: string, heading: Heading, omits?: Layout['omits']): Layout => ({
  name: `docx-${name}`,
  isForTuning: true,
  extension: 'docx',
  ...(omits === undefined ? {} : { omits }),
  make: (resume, draw) => wordFile(resume, draw, heading),
});

/** Parts between lines, years in a margin, no headings. */
const marginParts = (resume: ResumeTexts): string => {
  const row = (left: string, right: string): string =>
    `\\noindent\\begin{minipage}[t]{3.2cm}\\raggedright\\small ${left}\\end{minipage}\\hspace{4mm}\\begin{minipage}[t]{12cm}${right}\\end{minipage}\\par\\vspace{2mm}`;
  const rule = '\\par\\vspace{3mm}\\noindent\\rule{\\textwidth}{0.5pt}\\par\\vspace{3mm}';
  return `\\documentclass[10pt,a4paper]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\usepackage[margin=2.2cm]{geometry}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\begin{document}
{\\LARGE\\bfseries ${tex(resume.name)}}\\\\[2pt]{\\large ${tex(resume.title)}}\\\\ ${contacts(resume).map(tex).join(' $\\cdot$ ')}
${rule}${tex(resume.summary)}
${rule}${resume.positions
  .map(({ title, company, place, dates, duties }) =>
    row(texDates(dates), `\\textbf{${tex(title)}}\\\\ \\textit{${tex(company)}}, ${tex(place)}${itemized(duties)}`),
  )
  .join('\n')}
${rule}${resume.education.map(({ degree, school, dates }) => row(texDates(dates), `\\textbf{${tex(degree)}}\\\\ ${tex(school)}`)).join('\n')}
${rule}${tex(resume.skills.join(', '))}
${rule}${resume.languages.map(({ name, level }) => `${tex(name)}: ${tex(level)}`).join('\\\\ ')}
\\end{document}`;
};

let compiler: NodeCompiler | null = null;
const quoted = (text: string): string => `#${JSON.stringify(text)}`;

/** A shaded sidebar without headings: space separates contacts, skills and languages. */
const quietSidebar = (resume: ResumeTexts): string => `
#set page(paper: "a4", margin: 0cm)
#set text(size: 10pt)
#let entry(a, b, c) = block(below: 8pt, [#strong(a) \\ #b \\ #text(fill: gray, c)])
#grid(columns: (6cm, 1fr), rows: (1fr), fill: (x, y) => if x == 0 { rgb("#eef2f6") } else { white },
  block(inset: 18pt)[
    #text(size: 20pt, weight: "bold")[${quoted(resume.name)}] \\ ${quoted(resume.title)}
    #v(14pt)
    ${contacts(resume).map(quoted).join(' \\ ')}
    #v(18pt)
    ${resume.skills.map(quoted).join(' \\ ')}
    #v(18pt)
    ${resume.languages.map(({ name, level }) => quoted(`${name} (${level})`)).join(' \\ ')}
  ],
  block(inset: 22pt)[
    ${quoted(resume.summary)}
    #v(18pt)
    ${resume.positions
      .map(
        ({ title, company, dates, duties }) =>
          `#entry(${JSON.stringify(title)}, ${JSON.stringify(company)}, ${JSON.stringify(dates)})\n${duties.map((duty) => `- ${quoted(duty)}`).join('\n')}\n#v(4pt)`,
      )
      .join('\n')}
    #v(18pt)
    ${resume.education.map(({ degree, school, dates }) => `#entry(${JSON.stringify(degree)}, ${JSON.stringify(school)}, ${JSON.stringify(dates)})`).join('\n')}
  ],
)
`;

export const PICTURED_HEADING_FILES: readonly Layout[] = [
  word('pictured-headings', pictured),
  word('ruled-parts', ruled),
  word('ruled-without-studies', ruled, ['education']),
  {
    name: 'libreoffice-pictured-headings',
    isForTuning: true,
    extension: 'pdf',
    make: async (resume, draw) =>
      convertWithOffice(
        { ending: 'docx', content: await wordFile(resume, draw, pictured) },
        { ending: 'pdf', filter: 'writer_pdf_Export' },
      ),
  },
  {
    name: 'pdflatex-ruled-margin',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => compileTex('pdflatex', marginParts(resume)),
  },
  {
    name: 'typst-quiet-side',
    isForTuning: true,
    extension: 'pdf',
    make: async (resume) => {
      compiler ??= NodeCompiler.create();
      const pdf = compiler.pdf({ mainFileContent: quietSidebar(resume) });
      return pdf === undefined || pdf === null ? null : new Uint8Array(pdf);
    },
  },
];
