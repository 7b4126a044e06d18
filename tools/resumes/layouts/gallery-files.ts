/** Word files in the styles of built-in templates: dates in capitals above "Title, Employer" in two weights, and tables for entries and skills. */
import { BorderStyle, Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import type { ResumeTexts } from '../people/resume-person.ts';
import { contacts } from './chromium.ts';
import type { Layout } from './layout.ts';

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const BORDERLESS = { top: NONE, bottom: NONE, left: NONE, right: NONE };
type TextStyle = { bold?: boolean; size?: number; color?: string; allCaps?: boolean };

const text = (content: string, style: TextStyle = {}): Paragraph =>
  new Paragraph({ children: [new TextRun({ text: content, size: 20, font: 'Calibri', ...style })] });
const bullet = (content: string): Paragraph =>
  new Paragraph({ bullet: { level: 0 }, children: [new TextRun({ text: content, size: 20, font: 'Calibri' })] });
const table = (widths: readonly number[], rows: readonly (readonly Paragraph[])[][]): Table =>
  new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map((children) => new TableCell({ borders: BORDERLESS, children: [...children] })),
        }),
    ),
  });

const chronological = (resume: ResumeTexts): Document => {
  const heading = (content: string): Paragraph => text(content, { bold: true, size: 28 });
  const entry = (dates: string, bold: string, plain: string): Paragraph[] => [
    text(dates.toUpperCase(), { size: 18, color: '595959' }),
    new Paragraph({
      children: [
        new TextRun({ text: bold.toUpperCase(), bold: true, size: 24, color: '1D824C', font: 'Calibri' }),
        new TextRun({ text: `, ${plain.toUpperCase()}`, size: 24, font: 'Calibri' }),
      ],
    }),
  ];
  const half = Math.ceil(resume.skills.length / 2);
  return new Document({
    sections: [
      {
        children: [
          text(resume.name.toUpperCase(), { size: 70 }),
          text(contacts(resume).join(' · ')),
          text(resume.summary),
          heading(resume.headings.experience),
          ...resume.positions.flatMap((job) => [
            ...entry(job.dates, job.title, job.company),
            ...job.duties.map((duty) => text(duty)),
          ]),
          heading(resume.headings.education),
          ...resume.education.flatMap((study) => entry(study.dates, study.degree, study.school)),
          heading(resume.headings.skills),
          table([4_700, 4_700], [[resume.skills.slice(0, half).map(bullet), resume.skills.slice(half).map(bullet)]]),
          heading(resume.headings.languages),
          ...resume.languages.map(({ name, level }) => bullet(`${name}, ${level}`)),
        ],
      },
    ],
  });
};

const tables = (resume: ResumeTexts): Document => {
  const heading = (content: string): Paragraph => text(content, { bold: true, size: 24, allCaps: true });
  const side = (title: string, rows: readonly (readonly Paragraph[])[][]): (Paragraph | Table)[] => [
    heading(title),
    table([2_400, 7_000], rows),
  ];
  const thirds = Array.from({ length: Math.ceil(resume.skills.length / 3) }, (_, row) =>
    [0, 1, 2].map((index) => [text(resume.skills[3 * row + index] ?? '')]),
  );
  return new Document({
    sections: [
      {
        children: [
          table(
            [6_000, 3_400],
            [
              [
                [text(resume.name, { bold: true, size: 40 }), text(resume.title)],
                contacts(resume).map((contact) => text(contact)),
              ],
            ],
          ),
          heading(resume.headings.summary),
          text(resume.summary),
          ...side(
            resume.headings.experience,
            resume.positions.map((job) => [
              [text(job.dates)],
              [text(job.company, { bold: true }), text(`${job.title} | ${job.place}`), ...job.duties.map(bullet)],
            ]),
          ),
          ...side(
            resume.headings.education,
            resume.education.map((study) => [
              [text(study.dates)],
              [text(study.school, { bold: true }), text(study.degree)],
            ]),
          ),
          heading(resume.headings.skills),
          table([3_100, 3_100, 3_100], thirds),
          heading(resume.headings.languages),
          table(
            [3_100, 3_100],
            resume.languages.map(({ name, level }) => [[text(name)], [text(level)]]),
          ),
        ],
      },
    ],
  });
};

const word = (name: string, document: (resume: ResumeTexts) => Document): Layout => ({
  name: `docx-${name}`,
  isForTuning: true,
  extension: 'docx',
  make: async (resume) => new Uint8Array(await Packer.toBuffer(document(resume))),
});

export const GALLERY_FILES: readonly Layout[] = [word('chronological', chronological), word('cells', tables)];
