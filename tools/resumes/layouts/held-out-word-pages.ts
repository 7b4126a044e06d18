/**
 * Held-out layouts of Word files as most people write them: styled headings with page numbers, a shaded cell on the left, skills first, roles below
 * their employer.
 */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import {
  groupByEmployer,
  labeledContacts,
  namedSkillGroups,
  pageWords,
  personLinks,
  splitIntoGroups,
} from './held-out-words.ts';
import type { Layout } from './layout.ts';

const RIGHT = 9_360;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const NO_LINES = { top: NONE, left: NONE, right: NONE, bottom: NONE };
const MARGIN = { top: 1_000, bottom: 1_000, left: 1_440, right: 1_440 };

const strong = (text: string): TextRun => new TextRun({ text, bold: true });
const slanted = (text: string): TextRun => new TextRun({ text, italics: true });
/** Creates a line of runs. A tab moves to the right margin. */
const line = (runs: readonly (string | TextRun)[], options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
    ...options,
    children: runs.map((run) => (typeof run === 'string' ? new TextRun(run) : run)),
  });
const bullet = (text: string): Paragraph => new Paragraph({ text, bullet: { level: 0 } });
const heading = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const SPACED = { spacing: { before: 160 } };

/** Creates the styles of the headings, with a font and a color. */
const createStyles = (font: string, color: string): Pick<ConstructorParameters<typeof Document>[0], 'styles'> => ({
  styles: {
    default: {
      document: { run: { font, size: 21 }, paragraph: { spacing: { after: 40 } } },
      title: { run: { font, size: 48, bold: true, color } },
      heading1: {
        run: { font, size: 26, bold: true, color },
        paragraph: { spacing: { before: 240, after: 80 } },
      },
      heading2: { run: { font, size: 22, bold: true, color: '000000' }, paragraph: { spacing: { before: 140 } } },
    },
  },
});

const coursesSection = ({ headings, courses }: ResumeTexts): Paragraph[] =>
  courses.length > 0 ? [heading(headings.courses), ...courses.map(bullet)] : [];

/** "Title, employer, place" before dates at the right margin; the name at the top of the second page, page numbers at the bottom. */
const styledHeadings = (resume: ResumeTexts, draw: Draw): Document => {
  const isEducationFirst = draw.chance(0.25);
  const [page, of] = pageWords(resume.language);
  const numbers = new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [`${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });
  const experience = [
    heading(resume.headings.experience),
    ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
      line([strong(title), `, ${company}, ${place}\t${dates}`], SPACED),
      ...duties.map(bullet),
    ]),
  ];
  const education = [
    heading(resume.headings.education),
    ...resume.education.map(({ degree, school, dates }) => line([strong(degree), `, ${school}\t${dates}`])),
  ];
  return new Document({
    ...createStyles('Calibri', '1F3763'),
    sections: [
      {
        properties: { titlePage: true, page: { margin: MARGIN } },
        headers: {
          first: new Header({ children: [new Paragraph('')] }),
          default: new Header({ children: [line([`${resume.name}\t${resume.email}`])] }),
        },
        footers: { first: numbers, default: numbers },
        children: [
          new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE }),
          line([resume.title]),
          line([[resume.place, resume.phone, resume.email].join(' | ')]),
          line([personLinks(resume).join(' | ')]),
          heading(resume.headings.summary),
          line([resume.summary]),
          ...(isEducationFirst ? [...education, ...experience] : [...experience, ...education]),
          heading(resume.headings.skills),
          line([resume.skills.join(', ')]),
          heading(resume.headings.languages),
          line([resume.languages.map(({ name, level }) => `${name} (${level})`).join(', ')]),
          ...coursesSection(resume),
        ],
      },
    ],
  });
};

/** A table of two cells: contacts, education, skills and languages on a gray background, then name, summary and jobs. */
const shadedCell = (resume: ResumeTexts): Document => {
  const cell = (width: number, children: Paragraph[], fill?: string): TableCell =>
    new TableCell({
      borders: NO_LINES,
      margins: { top: 200, bottom: 200, left: 220, right: 220 },
      width: { size: width, type: WidthType.DXA },
      ...(fill === undefined ? {} : { shading: { type: ShadingType.CLEAR, fill } }),
      children,
    });
  const part = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  const left = [
    part(resume.headings.contact),
    ...labeledContacts(resume).flatMap(([label, value]) => [line([strong(label)]), line([value])]),
    part(resume.headings.education),
    ...resume.education.flatMap(({ degree, school, dates }) => [line([strong(degree)]), line([school]), line([dates])]),
    part(resume.headings.skills),
    ...resume.skills.map(bullet),
    part(resume.headings.languages),
    ...resume.languages.map(({ name, level }) => line([`${name}: ${level}`])),
  ];
  const right = [
    new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE }),
    line([slanted(resume.title)]),
    part(resume.headings.summary),
    line([resume.summary]),
    part(resume.headings.experience),
    ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
      line([strong(title)], SPACED),
      line([company, ` – ${place}`]),
      line([slanted(dates)]),
      ...duties.map(bullet),
    ]),
    ...coursesSection(resume),
  ];
  return new Document({
    ...createStyles('Arial', '404040'),
    sections: [
      {
        properties: { page: { margin: { top: 600, bottom: 600, left: 600, right: 600 } } },
        children: [
          new Table({
            layout: TableLayoutType.FIXED,
            width: { size: 10_700, type: WidthType.DXA },
            columnWidths: [3_700, 7_000],
            rows: [new TableRow({ children: [cell(3_700, left, 'EDEDED'), cell(7_000, right)] })],
          }),
        ],
      },
    ],
  });
};

/** Skills in a grid and languages before the jobs; "employer | place | dates" above the title in italics; "degree | school | dates". */
const skillsFirst = (resume: ResumeTexts, draw: Draw): Document => {
  const columns = draw.pick([2, 3]);
  const rule = (text: string): Paragraph =>
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { before: 220, after: 100 },
      border: {
        top: { style: BorderStyle.SINGLE, size: 6, color: '000000', space: 2 },
        bottom: { style: BorderStyle.SINGLE, size: 6, color: '000000', space: 2 },
      },
      children: [new TextRun({ text: text.toUpperCase(), bold: true, characterSpacing: 20 })],
    });
  const grid = new Table({
    width: { size: RIGHT, type: WidthType.DXA },
    columnWidths: Array.from({ length: columns }, () => RIGHT / columns),
    rows: splitIntoGroups(resume.skills, Math.ceil(resume.skills.length / columns)).map(
      (row) =>
        new TableRow({
          children: Array.from(
            { length: columns },
            (_, index) =>
              new TableCell({
                borders: NO_LINES,
                width: { size: RIGHT / columns, type: WidthType.DXA },
                children: [row[index] === undefined ? new Paragraph('') : bullet(row[index])],
              }),
          ),
        }),
    ),
  });
  const centered = { alignment: AlignmentType.CENTER };
  return new Document({
    ...createStyles('Times New Roman', '000000'),
    sections: [
      {
        properties: { page: { margin: MARGIN } },
        children: [
          line([new TextRun({ text: resume.name.toUpperCase(), bold: true, size: 36 })], centered),
          line([[resume.place, resume.phone].join(' | ')], centered),
          line([[resume.email, ...personLinks(resume)].join(' | ')], centered),
          line([new TextRun({ text: resume.title, bold: true, size: 24 })], { ...centered, ...SPACED }),
          line([resume.summary]),
          rule(resume.headings.skills),
          grid,
          rule(resume.headings.languages),
          line([resume.languages.map(({ name, level }) => `${name} – ${level}`).join(' | ')], centered),
          rule(resume.headings.experience),
          ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
            line([strong(company), ` | ${place} | ${dates}`], SPACED),
            line([slanted(title)]),
            ...duties.map(bullet),
          ]),
          rule(resume.headings.education),
          ...resume.education.map(({ degree, school, dates }) => line([strong(degree), ` | ${school} | ${dates}`])),
          ...(resume.courses.length > 0 ? [rule(resume.headings.courses), ...resume.courses.map(bullet)] : []),
        ],
      },
    ],
  });
};

/** An employer with its place as a heading, followed by its roles, each with its dates at the right margin and its own list. */
const rolesBelow = (resume: ResumeTexts): Document => {
  const employer = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
  return new Document({
    ...createStyles('Cambria', '2E74B5'),
    sections: [
      {
        properties: { page: { margin: MARGIN } },
        children: [
          line([new TextRun({ text: resume.name, bold: true, size: 36 })], { alignment: AlignmentType.CENTER }),
          line([[resume.title, resume.place].join(' · ')], { alignment: AlignmentType.CENTER }),
          line([[resume.phone, resume.email, ...personLinks(resume)].join(' · ')], { alignment: AlignmentType.CENTER }),
          heading(resume.headings.summary),
          line([resume.summary]),
          heading(resume.headings.experience),
          ...groupByEmployer(resume.positions).flatMap(({ company, place, roles }) => [
            employer(`${company}, ${place}`),
            ...roles.flatMap(({ title, dates, duties }) => [
              line([slanted(title), `\t${dates}`]),
              ...duties.map(bullet),
            ]),
          ]),
          heading(resume.headings.education),
          ...resume.education.flatMap(({ degree, school, dates }) => [
            employer(school),
            line([slanted(degree), `\t${dates}`]),
          ]),
          heading(resume.headings.skills),
          ...namedSkillGroups(resume).map(([name, skills]) => line([strong(`${name}: `), skills.join(', ')])),
          heading(resume.headings.languages),
          ...resume.languages.map(({ name, level }) => line([strong(`${name}: `), level])),
          ...coursesSection(resume),
        ],
      },
    ],
  });
};

const word = (
  name: string,
  page: (resume: ResumeTexts, draw: Draw) => Document,
  traits: Pick<Layout, 'hasPromotion'> = {},
): Layout => ({
  name: `docx-${name}`,
  isForTuning: false,
  extension: 'docx',
  ...traits,
  make: async (resume, draw) => new Uint8Array(await Packer.toBuffer(page(resume, draw))),
});

export const HELD_OUT_WORD_PAGES: readonly Layout[] = [
  word('styled-headings', styledHeadings),
  word('shaded-cell', shadedCell),
  word('skills-first', skillsFirst),
  word('roles-below-employer', rolesBelow, { hasPromotion: true }),
];
