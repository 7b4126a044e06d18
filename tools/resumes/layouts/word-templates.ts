/**
 * Word templates, as DOCX and exported to PDF by LibreOffice: a table of jobs with a header row and the name in the page header, and headings in
 * the left cells of a table with small capitals.
 */
import {
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';
import { convertWithOffice } from './libreoffice.ts';

interface TextStyle {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly size?: number;
  readonly smallCaps?: boolean;
  readonly color?: string;
}

const text = (content: string, style: TextStyle = {}): Paragraph =>
  new Paragraph({ children: [new TextRun({ text: content, ...style })] });
const bullet = (content: string): Paragraph => new Paragraph({ text: content, bullet: { level: 0 } });

const table = (widths: readonly number[], rows: readonly (readonly (string | readonly Paragraph[])[])[]): Table =>
  new Table({
    columnWidths: [...widths],
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (cell, index) =>
              new TableCell({
                width: { size: widths[index] ?? 0, type: WidthType.DXA },
                children: typeof cell === 'string' ? [text(cell)] : [...cell],
              }),
          ),
        }),
    ),
  });

const contacts = ({ email, phone, place, linkedin, portfolio }: ResumeTexts): string[] =>
  [place, phone, email, linkedin, portfolio].filter((contact) => contact !== null);

const COLUMNS: Record<ResumeLanguage, readonly [string, string, string, string, string]> = {
  en: ['Dates', 'Employer', 'Job title', 'School', 'Qualification'],
  es: ['Fechas', 'Empresa', 'Puesto', 'Centro', 'Titulación'],
  pt: ['Datas', 'Empresa', 'Função', 'Instituição', 'Curso'],
};

/** The name only in the page header, jobs and education as rows of tables, skills in two columns of a table. */
const tables = (resume: ResumeTexts): Document => {
  const [dates, employer, title, school, degree] = COLUMNS[resume.language];
  const heading = (content: string): Paragraph => text(content, { bold: true, size: 26, color: '1F4E79' });
  const half = Math.ceil(resume.skills.length / 2);
  return new Document({
    sections: [
      {
        headers: { default: new Header({ children: [text(resume.name, { bold: true, size: 36 })] }) },
        footers: {
          default: new Footer({
            children: [new Paragraph({ children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
          }),
        },
        children: [
          text(resume.title),
          text(contacts(resume).join(' | ')),
          heading(resume.headings.summary),
          text(resume.summary),
          heading(resume.headings.experience),
          table(
            [2_200, 3_400, 3_600],
            [[dates, employer, title], ...resume.positions.map((job) => [job.dates, job.company, job.title])],
          ),
          heading(resume.headings.education),
          table(
            [2_200, 3_400, 3_600],
            [[dates, school, degree], ...resume.education.map((study) => [study.dates, study.school, study.degree])],
          ),
          heading(resume.headings.skills),
          table(
            [4_600, 4_600],
            Array.from({ length: half }, (_, index) => [resume.skills[index] ?? '', resume.skills[half + index] ?? '']),
          ),
          heading(resume.headings.languages),
          ...resume.languages.map(({ name, level }) => text(`${name}: ${level}`)),
        ],
      },
    ],
  });
};

/** Each section is a row: its heading in small capitals on the left, its text on the right. */
const headingCells = (resume: ResumeTexts): Document => {
  const heading = (content: string): Paragraph[] => [text(content, { bold: true, smallCaps: true, size: 24 })];
  const jobs = resume.positions.flatMap(({ title, company, place, dates, duties }) => [
    text(title, { bold: true }),
    text(`${company}, ${place}`, { italics: true }),
    text(dates),
    ...duties.map(bullet),
  ]);
  const studies = resume.education.flatMap(({ degree, school, dates }) => [
    text(degree, { bold: true }),
    text(school, { italics: true }),
    text(dates),
  ]);
  return new Document({
    sections: [
      {
        children: [
          text(resume.name, { bold: true, smallCaps: true, size: 44 }),
          text(resume.title),
          ...contacts(resume).map((contact) => text(contact)),
          table(
            [2_300, 7_000],
            [
              [heading(resume.headings.summary), [text(resume.summary), text('')]],
              [heading(resume.headings.experience), [...jobs, text('')]],
              [heading(resume.headings.education), [...studies, text('')]],
              [heading(resume.headings.skills), [text(resume.skills.join(', ')), text('')]],
              [
                heading(resume.headings.languages),
                resume.languages.map(({ name, level }) => text(`${name} (${level})`)),
              ],
            ],
          ),
        ],
      },
    ],
  });
};

const layouts = (name: string, page: (resume: ResumeTexts) => Document): Layout[] => [
  {
    name: `docx-${name}`,
    isForTuning: true,
    extension: 'docx',
    make: async (resume) => new Uint8Array(await Packer.toBuffer(page(resume))),
  },
  {
    name: `libreoffice-from-docx-${name}`,
    isForTuning: true,
    extension: 'pdf',
    make: async (resume) =>
      convertWithOffice(
        { ending: 'docx', content: await Packer.toBuffer(page(resume)) },
        { ending: 'pdf', filter: 'writer_pdf_Export' },
      ),
  },
];

export const WORD_TEMPLATE_LAYOUTS: readonly Layout[] = [
  ...layouts('tables', tables),
  ...layouts('heading-cells', headingCells),
];
