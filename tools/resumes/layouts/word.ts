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
  [email, phone, place, linkedin, portfolio].filter((one) => one !== null);

const plain = (written: ResumeTexts, draw: Draw): Document => {
  const isCompanyFirst = draw.chance(0.5);
  const positions = written.positions.flatMap(({ title, company, place, dates, duties }) => [
    ...(isCompanyFirst
      ? [line(bold(company), ` – ${place}`), line(new TextRun({ text: title, italics: true }), `\t${dates}`)]
      : [line(bold(title), ` | ${company}\t${dates}`)]),
    ...duties.map(bullet),
  ]);
  const skills = draw.chance(0.5) ? [line(written.skills.join(', '))] : written.skills.map(bullet);
  return new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: written.name, heading: HeadingLevel.TITLE }),
          line(written.title),
          line(contacts(written).join(' | ')),
          heading(written.headings.summary),
          line(written.summary),
          heading(written.headings.experience),
          ...positions,
          heading(written.headings.education),
          ...written.education.flatMap(({ degree, school, dates }) => [line(bold(degree), `\t${dates}`), line(school)]),
          heading(written.headings.skills),
          ...skills,
          heading(written.headings.languages),
          ...written.languages.map(({ name, level }) => line(`${name}: ${level}`)),
          ...(written.courses.length > 0 ? [heading(written.headings.courses), ...written.courses.map(bullet)] : []),
        ],
      },
    ],
  });
};

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const BORDERLESS = { top: NONE, bottom: NONE, left: NONE, right: NONE };

const columns = (written: ResumeTexts, draw: Draw): Document => {
  const white = (text: string, isBold = false): Paragraph =>
    new Paragraph({ children: [new TextRun({ text, color: 'FFFFFF', bold: isBold })] });
  const side = [
    white(written.headings.contact, true),
    ...contacts(written).map((one) => white(one)),
    white(written.headings.skills, true),
    ...written.skills.map((one) => white(one)),
    white(written.headings.languages, true),
    ...written.languages.map(({ name, level }) => white(`${name} (${level})`)),
  ];
  const main = [
    line(new TextRun({ text: draw.chance(0.5) ? written.name.toUpperCase() : written.name, bold: true, size: 48 })),
    line(written.title),
    heading(written.headings.summary),
    line(written.summary),
    heading(written.headings.experience),
    ...written.positions.flatMap(({ title, company, place, dates, duties }) => [
      line(bold(title)),
      line(`${company}, ${place}`),
      line(dates),
      ...duties.map(bullet),
    ]),
    heading(written.headings.education),
    ...written.education.flatMap(({ degree, school, dates }) => [line(bold(school)), line(`${degree}, ${dates}`)]),
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

const layout = (name: string, isTunedTo: boolean, page: (written: ResumeTexts, draw: Draw) => Document): Layout => ({
  name: `docx-${name}`,
  isTunedTo,
  ending: 'docx',
  make: async (written, draw) => new Uint8Array(await Packer.toBuffer(page(written, draw))),
});

export const WORD_LAYOUTS: readonly Layout[] = [layout('plain', true, plain), layout('columns', true, columns)];
