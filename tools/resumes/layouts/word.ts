/** Résumés as DOCX: one with headings, tabs and lists, one as a table of two columns. */
import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import type { Layout } from './layout.ts';

const RIGHT = 9_000;

const heading = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const bullet = (text: string): Paragraph => new Paragraph({ text, bullet: { level: 0 } });
const line = (...children: (string | TextRun)[]): Paragraph =>
  new Paragraph({
    children: children.map((child) => (typeof child === 'string' ? new TextRun(child) : child)),
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
  });
const bold = (text: string): TextRun => new TextRun({ text, bold: true });

const contacts = ({ email, phone, place, linkedin, portfolio }: ResumeTexts): string[] =>
  [email, phone, place, linkedin, portfolio].filter((contact) => contact !== null);

const plain = (resume: ResumeTexts, draw: Draw): Document => {
  const isCompanyFirst = draw.chance(0.5);
  const positions = resume.positions.flatMap(({ title, company, place, dates, duties }) => [
    ...(isCompanyFirst
      ? [line(bold(company), ` – ${place}`), line(new TextRun({ text: title, italics: true }), `\t${dates}`)]
      : [line(bold(title), ` | ${company}\t${dates}`)]),
    ...duties.map(bullet),
  ]);
  const skills = draw.chance(0.5) ? [line(resume.skills.join(', '))] : resume.skills.map(bullet);
  return new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE }),
          line(resume.title),
          line(contacts(resume).join(' | ')),
          heading(resume.headings.summary),
          line(resume.summary),
          heading(resume.headings.experience),
          ...positions,
          heading(resume.headings.education),
          ...resume.education.flatMap(({ degree, school, dates }) => [line(bold(degree), `\t${dates}`), line(school)]),
          heading(resume.headings.skills),
          ...skills,
          heading(resume.headings.languages),
          ...resume.languages.map(({ name, level }) => line(`${name}: ${level}`)),
          ...(resume.courses.length > 0 ? [heading(resume.headings.courses), ...resume.courses.map(bullet)] : []),
        ],
      },
    ],
  });
};

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const BORDERLESS = { top: NONE, bottom: NONE, left: NONE, right: NONE };

const columns = (resume: ResumeTexts, draw: Draw): Document => {
  const white = (text: string, isBold = false): Paragraph =>
    new Paragraph({ children: [new TextRun({ text, color: 'FFFFFF', bold: isBold })] });
  const side = [
    white(resume.headings.contact, true),
    ...contacts(resume).map((contact) => white(contact)),
    white(resume.headings.skills, true),
    ...resume.skills.map((skill) => white(skill)),
    white(resume.headings.languages, true),
    ...resume.languages.map(({ name, level }) => white(`${name} (${level})`)),
  ];
  const main = [
    line(new TextRun({ text: draw.chance(0.5) ? resume.name.toUpperCase() : resume.name, bold: true, size: 48 })),
    line(resume.title),
    heading(resume.headings.summary),
    line(resume.summary),
    heading(resume.headings.experience),
    ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
      line(bold(title)),
      line(`${company}, ${place}`),
      line(dates),
      ...duties.map(bullet),
    ]),
    heading(resume.headings.education),
    ...resume.education.flatMap(({ degree, school, dates }) => [line(bold(school)), line(`${degree}, ${dates}`)]),
  ];
  return new Document({
    sections: [
      {
        children: [
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            columnWidths: [2_800, 6_800],
            rows: [
              new TableRow({
                children: [
                  new TableCell({
                    borders: BORDERLESS,
                    shading: { type: ShadingType.CLEAR, fill: '24405C' },
                    children: side,
                  }),
                  new TableCell({ borders: BORDERLESS, children: main }),
                ],
              }),
            ],
          }),
        ],
      },
    ],
  });
};

const layout = (name: string, isForTuning: boolean, page: (resume: ResumeTexts, draw: Draw) => Document): Layout => ({
  name: `docx-${name}`,
  isForTuning,
  extension: 'docx',
  make: async (resume, draw) => new Uint8Array(await Packer.toBuffer(page(resume, draw))),
});

export const WORD_LAYOUTS: readonly Layout[] = [layout('plain', true, plain), layout('columns', true, columns)];
