/** Held-out layouts of Word files: dates before a tab stop, a table for each part, and a colored block above two columns of text. */
import {
  AlignmentType,
  BorderStyle,
  ColumnBreak,
  Document,
  Packer,
  Paragraph,
  SectionType,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { joinDuties, joinWithAnd, labeledContacts, personLinks, splitIntoGroups } from './held-out-words.ts';
import type { Layout } from './layout.ts';

interface TextStyle {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly size?: number;
  readonly color?: string;
  readonly allCaps?: boolean;
}

export const run = (text: string, style: TextStyle = {}): TextRun =>
  new TextRun({ text, font: 'Calibri', size: 21, ...style });
export const line = (...runs: readonly TextRun[]): Paragraph =>
  new Paragraph({ spacing: { after: 60 }, children: [...runs] });
export const bullet = (text: string): Paragraph => new Paragraph({ bullet: { level: 0 }, children: [run(text)] });

const DATES_WIDTH = 3_000;
const HALF = 4_600;

/** Dates, a tab, and "title, employer (place)" with a hanging indent; a paragraph for each job; skills in two columns separated by a tab. */
const tabbed = (resume: ResumeTexts, draw: Draw): Document => {
  const heading = (text: string): Paragraph =>
    new Paragraph({
      spacing: { before: 260, after: 80 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: '7F7F7F', space: 1 } },
      children: [run(text, { bold: true, size: 24, color: '2F5496' })],
    });
  const dated = (dates: string, ...runs: readonly TextRun[]): Paragraph =>
    new Paragraph({
      spacing: { before: 100 },
      tabStops: [{ type: TabStopType.LEFT, position: DATES_WIDTH }],
      indent: { left: DATES_WIDTH, hanging: DATES_WIDTH },
      children: [run(`${dates}\t`), ...runs],
    });
  const indented = (text: string): Paragraph =>
    new Paragraph({ indent: { left: DATES_WIDTH }, spacing: { after: 60 }, children: [run(text)] });
  const pair = (left: string, right: string): Paragraph =>
    new Paragraph({
      tabStops: [{ type: TabStopType.LEFT, position: HALF }],
      children: [run(`• ${left}${right === '' ? '' : `\t• ${right}`}`)],
    });
  const [first = [], second = []] = splitIntoGroups(resume.skills, 2);
  const isLabeled = draw.chance(0.5);
  const contacts = isLabeled
    ? labeledContacts(resume).map(([label, value]) => line(run(`${label}:\t`, { bold: true }), run(value)))
    : [line(run(`${resume.place}\t${resume.phone}`)), line(run([resume.email, ...personLinks(resume)].join('  |  ')))];
  return new Document({
    sections: [
      {
        children: [
          line(run(resume.name, { size: 52, color: '2F5496' })),
          line(run(resume.title, { size: 26 })),
          ...contacts,
          heading(resume.headings.summary),
          line(run(resume.summary)),
          heading(resume.headings.experience),
          ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
            dated(dates, run(title, { bold: true }), run(`, ${company} (${place})`)),
            indented(joinDuties(duties)),
          ]),
          heading(resume.headings.education),
          ...resume.education.map(({ degree, school, dates }) =>
            dated(dates, run(degree, { bold: true }), run(`, ${school}`)),
          ),
          heading(resume.headings.skills),
          ...first.map((skill, index) => pair(skill, second[index] ?? '')),
          heading(resume.headings.languages),
          ...resume.languages.map(({ name, level }) => dated(name, run(level))),
          ...(resume.courses.length > 0 ? [heading(resume.headings.courses), ...resume.courses.map(bullet)] : []),
        ],
      },
    ],
  });
};

const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'BFBFBF' };
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const ROWS = { top: NONE, left: NONE, right: NONE, bottom: LINE };
const WIDTH = 9_600;

/** A table for each part with a filled row for its heading: "employer, place" on the left, title and duties in the middle, dates on the right. */
const tables = (resume: ResumeTexts): Document => {
  const table = (heading: string, widths: readonly number[], rows: readonly (readonly Paragraph[])[][]): Table =>
    new Table({
      width: { size: WIDTH, type: WidthType.DXA },
      columnWidths: [...widths],
      rows: [
        new TableRow({
          children: [
            new TableCell({
              columnSpan: widths.length,
              borders: ROWS,
              shading: { type: ShadingType.CLEAR, fill: 'E2EFD9' },
              children: [line(run(heading, { bold: true, allCaps: true }))],
            }),
          ],
        }),
        ...rows.map(
          (cells) =>
            new TableRow({
              children: cells.map(
                (children, index) =>
                  new TableCell({
                    borders: ROWS,
                    width: { size: widths[index] ?? WIDTH, type: WidthType.DXA },
                    children: [...children],
                  }),
              ),
            }),
        ),
      ],
    });
  const space = line(run(''));
  const pairs = splitIntoGroups(resume.skills, Math.ceil(resume.skills.length / 2));
  return new Document({
    sections: [
      {
        children: [
          new Paragraph({ alignment: AlignmentType.RIGHT, children: [run(resume.name, { bold: true, size: 40 })] }),
          new Paragraph({ alignment: AlignmentType.RIGHT, children: [run(resume.title, { size: 24 })] }),
          space,
          table(
            resume.headings.contact,
            [2_400, 7_200],
            labeledContacts(resume).map(([label, value]) => [[line(run(label))], [line(run(value))]]),
          ),
          space,
          table(resume.headings.summary, [WIDTH], [[[line(run(resume.summary))]]]),
          space,
          table(
            resume.headings.education,
            [3_700, 3_700, 2_200],
            resume.education.map(({ degree, school, dates }) => [
              [line(run(school))],
              [line(run(degree, { bold: true }))],
              [line(run(dates))],
            ]),
          ),
          space,
          table(
            resume.headings.experience,
            [2_500, 4_900, 2_200],
            resume.positions.map(({ title, company, place, dates, duties }) => [
              [line(run(company)), line(run(place, { italics: true }))],
              [line(run(title, { bold: true })), ...duties.map(bullet)],
              [line(run(dates))],
            ]),
          ),
          space,
          table(
            resume.headings.skills,
            [WIDTH / 2, WIDTH / 2],
            pairs.map(([left = '', right = '']) => [[line(run(left))], [line(run(right))]]),
          ),
          space,
          table(
            resume.headings.languages,
            [WIDTH / 2, WIDTH / 2],
            resume.languages.map(({ name, level }) => [[line(run(name))], [line(run(level))]]),
          ),
        ],
      },
    ],
  });
};

const COMMAND_OF: Record<ResumeLanguage, string> = {
  en: 'Good command of',
  es: 'Buen manejo de',
  pt: 'Bom domínio de',
};

const NO_LINES = { top: NONE, left: NONE, right: NONE, bottom: NONE };

/** A filled block with the name on the left and contacts on the right; below it text flows in two columns; skills are a sentence. */
const block = (resume: ResumeTexts): Document => {
  const white = { color: 'FFFFFF' };
  const cell = (width: number, children: Paragraph[]): TableCell =>
    new TableCell({
      borders: NO_LINES,
      margins: { top: 160, bottom: 160, left: 200, right: 200 },
      width: { size: width, type: WidthType.DXA },
      shading: { type: ShadingType.CLEAR, fill: '833C0B' },
      children,
    });
  const right = (text: string): Paragraph =>
    new Paragraph({ alignment: AlignmentType.RIGHT, children: [run(text, { size: 18, ...white })] });
  const head = new Table({
    width: { size: 10_200, type: WidthType.DXA },
    columnWidths: [5_600, 4_600],
    rows: [
      new TableRow({
        children: [
          cell(5_600, [line(run(resume.name, { size: 44, bold: true, ...white })), line(run(resume.title, white))]),
          cell(4_600, [resume.email, resume.phone, resume.place, ...personLinks(resume)].map(right)),
        ],
      }),
    ],
  });
  const heading = (text: string): Paragraph =>
    new Paragraph({
      spacing: { before: 220, after: 80 },
      keepNext: true,
      children: [run(text, { bold: true, size: 26, color: '833C0B' })],
    });
  const languages = resume.languages.map(({ name, level }) => `${name} (${level})`);
  const margin = { top: 800, bottom: 800, left: 850, right: 850 };
  return new Document({
    sections: [
      { properties: { page: { margin } }, children: [head] },
      {
        properties: { page: { margin }, type: SectionType.CONTINUOUS, column: { count: 2, space: 500 } },
        children: [
          heading(resume.headings.summary),
          line(run(resume.summary)),
          heading(resume.headings.skills),
          line(run(`${COMMAND_OF[resume.language]} ${joinWithAnd(resume.skills, resume.language)}.`)),
          heading(resume.headings.languages),
          line(run(`${joinWithAnd(languages, resume.language)}.`)),
          heading(resume.headings.education),
          ...resume.education.map(({ degree, school, dates }) =>
            line(run(degree, { bold: true }), run(`. ${school}. ${dates}`)),
          ),
          new Paragraph({ children: [new ColumnBreak()] }),
          heading(resume.headings.experience),
          ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
            line(run(title, { bold: true }), run(` (${dates})`)),
            line(run(`${company}, ${place}`, { italics: true })),
            ...duties.map(bullet),
          ]),
        ],
      },
    ],
  });
};

export const word = (name: string, page: (resume: ResumeTexts, draw: Draw) => Document): Layout => ({
  name: `docx-${name}`,
  isForTuning: false,
  extension: 'docx',
  make: async (resume, draw) => new Uint8Array(await Packer.toBuffer(page(resume, draw))),
});

export const HELD_OUT_WORD: readonly Layout[] = [
  word('tab-stops', tabbed),
  word('table-for-each-part', tables),
  word('block-and-columns', block),
];
