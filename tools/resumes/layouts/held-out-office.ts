/**
 * Held-out layouts exported by LibreOffice as PDF: a list of jobs, the table of a European CV, headers and footers on two pages, and a table with
 * dates on the right.
 */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { joinDuties, joinWithAnd, labeledContacts, pageWords, personLinks } from './held-out-words.ts';
import { bullets, openDocument, strong, line as textLine } from './held-out-writer.ts';
import type { Layout } from './layout.ts';
import { convertWithOffice } from './libreoffice.ts';

interface JobWords {
  readonly role: string;
  readonly tasks: string;
}

const JOB: Record<ResumeLanguage, JobWords> = {
  en: { role: 'Position', tasks: 'Main tasks' },
  es: { role: 'Cargo', tasks: 'Principales actividades' },
  pt: { role: 'Cargo', tasks: 'Principais atividades' },
};

/** A common Brazilian form: bullets with "dates – employer", below them lines for the role and the main tasks. */
const listedJobs = (resume: ResumeTexts): string => {
  const words = JOB[resume.language];
  const styles = {
    font: 'Liberation Sans',
    color: '#000000',
    heading: 'fo:border-bottom="0.75pt solid #808080"',
    name: 'fo:text-align="center"',
  };
  const part = (text: string): string => textLine(text.toUpperCase(), 'Part');
  return openDocument(styles, [
    textLine(resume.name, 'Name'),
    textLine(resume.title, 'Role'),
    ...[resume.place, resume.phone, resume.email, ...personLinks(resume)].map((contact) => textLine(contact)),
    part(resume.headings.summary),
    textLine(resume.summary),
    part(resume.headings.education),
    bullets(resume.education.map(({ degree, school, dates }) => `${degree}. ${school}, ${dates}.`)),
    part(resume.headings.experience),
    ...resume.positions.flatMap(({ title, company, dates, duties }) => [
      bullets([`${dates} – ${company}`]),
      strong(`${words.role}: `, title),
      strong(`${words.tasks}: `, joinDuties(duties)),
      textLine(''),
    ]),
    part(resume.headings.skills),
    bullets(resume.skills),
    part(resume.headings.languages),
    bullets(resume.languages.map(({ name, level }) => `${name} – ${level}`)),
    ...(resume.courses.length > 0 ? [part(resume.headings.courses), bullets(resume.courses)] : []),
  ]);
};

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const THIN = { style: BorderStyle.SINGLE, size: 4, color: '9FB3C8' };
const BARE = { top: NONE, left: NONE, right: NONE, bottom: NONE };
const BOXED = { top: THIN, left: THIN, right: THIN, bottom: THIN };

interface TextStyle {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly size?: number;
  readonly color?: string;
}

const run = (text: string, style: TextStyle = {}): TextRun =>
  new TextRun({ text, font: 'Liberation Sans', size: 20, ...style });
const line = (...runs: readonly TextRun[]): Paragraph => new Paragraph({ spacing: { after: 50 }, children: [...runs] });
const bullet = (text: string): Paragraph => new Paragraph({ bullet: { level: 0 }, children: [run(text)] });

const createTable = (
  widths: readonly number[],
  rows: readonly (readonly Paragraph[])[][],
  borders: typeof BARE | typeof BOXED = BARE,
): Table =>
  new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    rows: rows.map(
      (cells) =>
        new TableRow({
          cantSplit: true,
          children: cells.map(
            (children, index) =>
              new TableCell({
                borders,
                margins: { top: 40, bottom: 40, left: 80, right: 80 },
                width: { size: widths[index] ?? 0, type: WidthType.DXA },
                children: [...children],
              }),
          ),
        }),
    ),
  });

interface EuropeWords {
  readonly name: string;
  readonly job: string;
  readonly mother: string;
  readonly skills: readonly [string, string, string];
}

const EUROPE: Record<ResumeLanguage, EuropeWords> = {
  en: {
    name: 'First name(s) / Surname(s)',
    job: 'Occupation',
    mother: 'Mother tongue',
    skills: ['Understanding', 'Speaking', 'Writing'],
  },
  es: {
    name: 'Nombre(s) / Apellido(s)',
    job: 'Ocupación',
    mother: 'Lengua materna',
    skills: ['Comprensión', 'Expresión oral', 'Expresión escrita'],
  },
  pt: {
    name: 'Nome(s) / Sobrenome(s)',
    job: 'Profissão',
    mother: 'Língua materna',
    skills: ['Compreensão', 'Conversação', 'Escrita'],
  },
};

const LABELS = 2_900;
const TEXTS = 6_900;

/** The older European CV: right-aligned headings, labels and dates in the left column, texts in the right one, and a grid for other languages. */
const europeanTable = (resume: ResumeTexts): Document => {
  const words = EUROPE[resume.language];
  const blue = { color: '1F5AA6' };
  const right = (text: string, style: TextStyle): Paragraph =>
    new Paragraph({ alignment: AlignmentType.RIGHT, spacing: { after: 50 }, children: [run(text, style)] });
  type Row = (readonly Paragraph[])[];
  const row = (label: string, ...texts: Paragraph[]): Row => [[right(label, blue)], texts];
  const part = (text: string): Row => [[right(text, { bold: true, size: 22, ...blue })], [line(run(''))]];
  const [mother, ...others] = resume.languages;
  const page = { margin: { top: 900, bottom: 900, left: 1_000, right: 1_000 } };
  const above = createTable(
    [LABELS, TEXTS],
    [
      part('Curriculum vitae'),
      part(resume.headings.contact),
      row(words.name, line(run(resume.name, { bold: true, size: 26 }))),
      ...labeledContacts(resume).map(([label, value]) => row(label, line(run(value)))),
      row(words.job, line(run(resume.title, { bold: true }))),
      part(resume.headings.experience),
      ...resume.positions.map(({ title, company, place, dates, duties }) =>
        row(dates, line(run(title, { bold: true })), line(run(`${company}, ${place}`)), ...duties.map(bullet)),
      ),
      part(resume.headings.education),
      ...resume.education.map(({ degree, school, dates }) =>
        row(dates, line(run(degree, { bold: true })), line(run(school))),
      ),
      part(resume.headings.languages),
      row(words.mother, line(run(mother?.name ?? '', { bold: true }))),
    ],
  );
  const grid = createTable(
    [LABELS, TEXTS / 3, TEXTS / 3, TEXTS / 3],
    [
      [[line(run(''))], ...words.skills.map((skill) => [line(run(skill, { size: 18 }))])],
      ...others.map(({ name, code }) => [[right(name, { bold: true })], ...words.skills.map(() => [line(run(code))])]),
    ],
    BOXED,
  );
  const below = createTable(
    [LABELS, TEXTS],
    [
      part(resume.headings.skills),
      row('', line(run(joinWithAnd(resume.skills, resume.language)))),
      ...(resume.courses.length > 0 ? [part(resume.headings.courses), row('', ...resume.courses.map(bullet))] : []),
    ],
  );
  const space = line(run(''));
  return new Document({ sections: [{ properties: { page }, children: [above, grid, space, below] }] });
};

/** Wide line spacing over two pages: name and title at the top of each, contacts and page number at the bottom; dates on their own line. */
const runningHeads = (resume: ResumeTexts): Document => {
  const [page, of] = pageWords(resume.language);
  const wide = { spacing: { line: 480, after: 120 } };
  const small = { size: 17, font: 'Liberation Serif', color: '595959' };
  const text = (content: string, style: TextStyle = {}): Paragraph =>
    new Paragraph({ ...wide, children: [run(content, { size: 24, ...style })] });
  const heading = (content: string): Paragraph =>
    new Paragraph({
      spacing: { before: 320, after: 100 },
      keepNext: true,
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '7B2D26', space: 1 } },
      children: [run(content, { bold: true, size: 26, color: '7B2D26' })],
    });
  const item = (content: string): Paragraph =>
    new Paragraph({ ...wide, bullet: { level: 0 }, children: [run(content, { size: 24 })] });
  const tabStops = [{ type: TabStopType.RIGHT, position: 9_000 }];
  return new Document({
    sections: [
      {
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                tabStops,
                children: [new TextRun({ text: `${resume.name}\t${resume.title}`, bold: true, ...small, size: 24 })],
              }),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                tabStops,
                children: [
                  new TextRun({ text: `${resume.phone} · ${resume.email}\t`, ...small }),
                  new TextRun({
                    children: [`${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES],
                    ...small,
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          text([resume.place, ...personLinks(resume)].join(' · ')),
          heading(resume.headings.summary),
          text(resume.summary),
          heading(resume.headings.experience),
          ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
            text(`${company}, ${place}`, { bold: true }),
            text(title, { italics: true }),
            text(dates),
            ...duties.map(item),
          ]),
          heading(resume.headings.education),
          ...resume.education.flatMap(({ degree, school, dates }) => [
            text(school, { bold: true }),
            text(degree, { italics: true }),
            text(dates),
          ]),
          heading(resume.headings.skills),
          text(resume.skills.join(' · ')),
          heading(resume.headings.languages),
          text(resume.languages.map(({ name, level }) => `${name}: ${level}`).join(' · ')),
        ],
      },
    ],
  });
};

/** Contacts to the right of the name; each part is a table with texts on the left and dates on the right; the summary is last. */
const datesCell = (resume: ResumeTexts, draw: Draw): Document => {
  const isTitleFirst = draw.chance(0.6);
  const widths = [7_300, 2_500];
  const heading = (text: string): Paragraph =>
    new Paragraph({
      spacing: { before: 240, after: 80 },
      keepNext: true,
      children: [run(text, { bold: true, size: 24, color: '385623' })],
    });
  const right = (text: string): Paragraph =>
    new Paragraph({ alignment: AlignmentType.RIGHT, children: [run(text, { size: 18 })] });
  const jobs = resume.positions.map(({ title, company, place, dates, duties }) => {
    const [first, second] = isTitleFirst ? [title, company] : [company, title];
    return [
      [line(run(first, { bold: true })), line(run(second, { italics: true })), ...duties.map(bullet)],
      [right(dates), right(place)],
    ];
  });
  const studies = resume.education.map(({ degree, school, dates }) => [
    [line(run(degree, { bold: true })), line(run(school, { italics: true }))],
    [right(dates)],
  ]);
  return new Document({
    sections: [
      {
        properties: { page: { margin: { top: 900, bottom: 900, left: 1_050, right: 1_050 } } },
        children: [
          createTable(
            [5_400, 4_400],
            [
              [
                [line(run(resume.name, { bold: true, size: 44 })), line(run(resume.title, { size: 24 }))],
                [resume.phone, resume.email, resume.place, ...personLinks(resume)].map(right),
              ],
            ],
          ),
          heading(resume.headings.experience),
          createTable(widths, jobs),
          heading(resume.headings.education),
          createTable(widths, studies),
          heading(resume.headings.languages),
          createTable(
            widths,
            resume.languages.map(({ name, level }) => [[line(run(name))], [right(level)]]),
          ),
          heading(resume.headings.skills),
          line(run(resume.skills.join('; '))),
          heading(resume.headings.summary),
          line(run(resume.summary)),
        ],
      },
    ],
  });
};

const PDF = { ending: 'pdf', filter: 'writer_pdf_Export' } as const;

const exported = (name: string, page: (resume: ResumeTexts, draw: Draw) => Document): Layout => ({
  name: `libreoffice-${name}`,
  isForTuning: false,
  extension: 'pdf',
  make: async (resume, draw) =>
    convertWithOffice({ ending: 'docx', content: new Uint8Array(await Packer.toBuffer(page(resume, draw))) }, PDF),
});

export const HELD_OUT_OFFICE: readonly Layout[] = [
  {
    name: 'libreoffice-listed-jobs',
    isForTuning: false,
    extension: 'pdf',
    make: (resume) => convertWithOffice({ ending: 'fodt', content: listedJobs(resume) }, PDF),
  },
  exported('european-table', europeanTable),
  exported('running-heads', runningHeads),
  exported('dates-cell', datesCell),
];
