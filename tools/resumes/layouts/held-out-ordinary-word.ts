/**
 * Held-out layouts of ordinary Word files: the form of a college's career office, lines with bars between facts as PDF, and a filled header above
 * two columns.
 */
import {
  AlignmentType,
  BorderStyle,
  Document,
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
import { bullet, line, run, word } from './held-out-word.ts';
import { joinWithAnd, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';
import { convertWithOffice } from './libreoffice.ts';

const MARGIN = 1_000;
const PAGE = { page: { margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } };
const RIGHT = 9_900;

/** Times, a centered header, "employer" and place, "title" and dates at a right tab stop; skills and languages in one part at the end. */
const careerOffice = (resume: ResumeTexts, draw: Draw): Document => {
  const isEducationFirst = draw.chance(0.5);
  const times = (text: string, style: Parameters<typeof run>[1] = {}): TextRun =>
    new TextRun({ text, font: 'Times New Roman', size: 22, ...style });
  const centered = (...children: readonly TextRun[]): Paragraph =>
    new Paragraph({ alignment: AlignmentType.CENTER, children: [...children] });
  const heading = (text: string): Paragraph =>
    new Paragraph({
      spacing: { before: 200, after: 60 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '000000', space: 1 } },
      children: [times(text.toUpperCase(), { bold: true })],
    });
  const ends = (left: TextRun, right: string): Paragraph =>
    new Paragraph({ tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }], children: [left, times(`\t${right}`)] });
  const point = (text: string): Paragraph => new Paragraph({ bullet: { level: 0 }, children: [times(text)] });
  const plain = (...children: readonly TextRun[]): Paragraph => new Paragraph({ children: [...children] });
  const { headings } = resume;
  const education = [
    heading(headings.education),
    ...resume.education.flatMap(({ degree, school, dates }) => [
      ends(times(school, { bold: true }), dates),
      plain(times(degree, { italics: true })),
    ]),
  ];
  const experience = [
    heading(headings.experience),
    ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
      ends(times(company, { bold: true }), place),
      ends(times(title, { italics: true }), dates),
      ...duties.map(point),
    ]),
  ];
  return new Document({
    sections: [
      {
        properties: PAGE,
        children: [
          centered(times(resume.name, { bold: true, size: 32 })),
          centered(times([resume.place, resume.phone, resume.email].join(' • '))),
          centered(times(personLinks(resume).join(' • '))),
          centered(times(resume.title, { italics: true, size: 24 })),
          heading(headings.summary),
          plain(times(resume.summary)),
          ...(isEducationFirst ? [...education, ...experience] : [...experience, ...education]),
          heading(joinWithAnd([headings.skills, headings.languages], resume.language)),
          plain(times(`${headings.skills}: `, { bold: true }), times(resume.skills.join(', '))),
          plain(
            times(`${headings.languages}: `, { bold: true }),
            times(resume.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
          ),
          ...(resume.courses.length > 0 ? [heading(headings.courses), ...resume.courses.map(point)] : []),
        ],
      },
    ],
  });
};

/** One column in Calibri: the title in bold, then "employer | place | dates" on a line; skills separated by bars or as a list. */
const barLines = (resume: ResumeTexts, draw: Draw): Document => {
  const isListed = draw.chance(0.4);
  const heading = (text: string): Paragraph =>
    new Paragraph({ spacing: { before: 280, after: 100 }, children: [run(text, { bold: true, size: 26 })] });
  const { headings } = resume;
  return new Document({
    sections: [
      {
        properties: PAGE,
        children: [
          line(run(resume.name, { bold: true, size: 40 })),
          line(run(resume.title, { size: 24 })),
          line(run([resume.place, resume.phone, resume.email].join(' | '))),
          line(run(personLinks(resume).join(' | '))),
          heading(headings.summary),
          line(run(resume.summary)),
          heading(headings.skills),
          ...(isListed ? resume.skills.map(bullet) : [line(run(resume.skills.join(' | ')))]),
          heading(headings.experience),
          ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
            line(run(title, { bold: true })),
            line(run([company, place, dates].join(' | '))),
            ...duties.map(bullet),
            line(),
          ]),
          heading(headings.education),
          ...resume.education.flatMap(({ degree, school, dates }) => [
            line(run(degree, { bold: true })),
            line(run([school, dates].join(' | '))),
          ]),
          heading(headings.languages),
          ...resume.languages.map(({ name, level }) => line(run(`${name}: ${level}`))),
          ...(resume.courses.length > 0 ? [heading(headings.courses), ...resume.courses.map(bullet)] : []),
        ],
      },
    ],
  });
};

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const BARE = { top: NONE, left: NONE, right: NONE, bottom: NONE };
const MAIN = 6_700;
const SIDE = 3_200;

/** A filled row with name and title across the page; work and education on the left, facts in a tinted column on the right. */
const filledHead = (resume: ResumeTexts, draw: Draw): Document => {
  const color = draw.pick(['7B2D43', '1D5C63', '3B3F8F']);
  const heading = (text: string): Paragraph =>
    new Paragraph({ spacing: { before: 220, after: 80 }, children: [run(text, { bold: true, size: 25, color })] });
  const cell = (width: number, fill: string, children: readonly Paragraph[], columnSpan = 1): TableCell =>
    new TableCell({
      columnSpan,
      borders: BARE,
      width: { size: width, type: WidthType.DXA },
      margins: { top: 140, bottom: 140, left: 180, right: 180 },
      shading: { type: ShadingType.CLEAR, fill },
      children: [...children],
    });
  const { headings } = resume;
  const head = [
    line(run(resume.name, { bold: true, size: 56, color: 'FFFFFF' })),
    line(run(resume.title, { size: 26, color: 'FFFFFF' })),
  ];
  const main = [
    heading(headings.summary),
    line(run(resume.summary)),
    heading(headings.experience),
    ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
      line(run(title, { bold: true }), run(`  ${dates}`, { color: '6B6B6B' })),
      line(run(`${company}, ${place}`, { italics: true })),
      ...duties.map(bullet),
    ]),
    heading(headings.education),
    ...resume.education.flatMap(({ degree, school, dates }) => [
      line(run(degree, { bold: true }), run(`  ${dates}`, { color: '6B6B6B' })),
      line(run(school, { italics: true })),
    ]),
  ];
  const side = [
    heading(headings.contact),
    ...[resume.phone, resume.email, resume.place, ...personLinks(resume)].map((contact) =>
      line(run(contact, { size: 19 })),
    ),
    heading(headings.skills),
    ...resume.skills.map(bullet),
    heading(headings.languages),
    ...resume.languages.flatMap(({ name, level }) => [line(run(name, { bold: true })), line(run(level))]),
    ...(resume.courses.length > 0
      ? [heading(headings.courses), ...resume.courses.map((course) => line(run(course, { size: 19 })))]
      : []),
  ];
  return new Document({
    sections: [
      {
        properties: PAGE,
        children: [
          new Table({
            width: { size: MAIN + SIDE, type: WidthType.DXA },
            columnWidths: [MAIN, SIDE],
            rows: [
              new TableRow({ children: [cell(MAIN + SIDE, color, head, 2)] }),
              new TableRow({ children: [cell(MAIN, 'FFFFFF', main), cell(SIDE, 'F1F1F4', side)] }),
            ],
          }),
        ],
      },
    ],
  });
};

export const HELD_OUT_ORDINARY_WORD: readonly Layout[] = [
  word('career-office', careerOffice),
  {
    name: 'libreoffice-bar-lines',
    isForTuning: false,
    extension: 'pdf',
    make: async (resume, draw) => {
      const content = new Uint8Array(await Packer.toBuffer(barLines(resume, draw)));
      return convertWithOffice({ ending: 'docx', content }, { ending: 'pdf', filter: 'writer_pdf_Export' });
    },
  },
  word('filled-head', filledHead),
];
