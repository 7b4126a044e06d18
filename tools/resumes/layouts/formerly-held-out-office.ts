/** Formerly held-out layouts in Word files: a college template exported to PDF, and the export of an online editor's two-column template. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';
import { convertWithOffice } from './libreoffice.ts';

const links = ({ linkedin, portfolio }: ResumeTexts): string[] =>
  [linkedin, portfolio].filter((contact) => contact !== null);

interface LabelWords {
  readonly skills: string;
  readonly languages: string;
  readonly interests: string;
  readonly hobbies: string;
}

const LABELS: Record<ResumeLanguage, LabelWords> = {
  en: { skills: 'Technical', languages: 'Language', interests: 'Interests', hobbies: 'Trail running, pottery, chess' },
  es: { skills: 'Técnicas', languages: 'Idiomas', interests: 'Intereses', hobbies: 'Senderismo, cerámica, ajedrez' },
  pt: { skills: 'Técnicas', languages: 'Idiomas', interests: 'Interesses', hobbies: 'Trilhas, cerâmica, xadrez' },
};

const RIGHT = 10_400;
const MARGIN = 900;

/** Education first, places and dates at a right tab stop, skills and languages as labeled lines under one heading. */
const college = (resume: ResumeTexts): Document => {
  const words = LABELS[resume.language];
  const font = 'Liberation Serif';
  const centered = (text: string, size: number, bold = false): Paragraph =>
    new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, size, bold, font })] });
  const heading = (text: string): Paragraph =>
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { before: 200, after: 60 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '000000', space: 1 } },
      children: [new TextRun({ text, bold: true, size: 23, font })],
    });
  const pair = (left: string, right: string, style: { bold?: boolean; italics?: boolean } = {}): Paragraph =>
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
      children: [
        new TextRun({ text: left, ...style, size: 22, font }),
        new TextRun({ text: `\t${right}`, size: 22, font }),
      ],
    });
  const labeled = (label: string, text: string): Paragraph =>
    new Paragraph({
      children: [
        new TextRun({ text: `${label}: `, bold: true, size: 22, font }),
        new TextRun({ text, size: 22, font }),
      ],
    });
  const bullet = (text: string): Paragraph =>
    new Paragraph({ bullet: { level: 0 }, children: [new TextRun({ text, size: 22, font })] });
  const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };
  return new Document({
    sections: [
      {
        properties: { page: { margin, size: { width: 12_240, height: 15_840 } } },
        children: [
          centered(resume.name, 32, true),
          centered([resume.place, resume.email, resume.phone].join(' • '), 20),
          centered(links(resume).join(' • '), 20),
          heading(resume.headings.education),
          ...resume.education.flatMap(({ degree, school, dates }) => [
            pair(school.toUpperCase(), dates, { bold: true }),
            pair(degree, ''),
          ]),
          heading(resume.headings.experience),
          ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
            pair(company.toUpperCase(), place, { bold: true }),
            pair(title, dates, { italics: true }),
            ...duties.map(bullet),
          ]),
          heading(resume.headings.skills),
          labeled(words.skills, resume.skills.join(', ')),
          labeled(words.languages, resume.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
          labeled(words.interests, words.hobbies),
        ],
      },
    ],
  });
};

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const BORDERLESS = { top: NONE, bottom: NONE, left: NONE, right: NONE };

/** "Employer, City — Title" with the dates in capitals below; contacts, skills and languages in the right cells of a table without lines. */
const editor = (resume: ResumeTexts): Document => {
  const text = (content: string, style: { bold?: boolean; size?: number; color?: string } = {}): Paragraph =>
    new Paragraph({
      spacing: { after: 60 },
      children: [new TextRun({ text: content, size: 18, font: 'Open Sans', ...style })],
    });
  const heading = (content: string): Paragraph =>
    new Paragraph({
      spacing: { before: 360, after: 120 },
      children: [
        new TextRun({ text: content.toUpperCase(), bold: true, size: 18, color: '2079C7', font: 'Open Sans' }),
      ],
    });
  const entry = (bold: string, plain: string, italic: string): Paragraph =>
    new Paragraph({
      spacing: { before: 200 },
      children: [
        new TextRun({ text: bold, bold: true, size: 22, font: 'Liberation Serif' }),
        new TextRun({ text: plain, size: 22, font: 'Liberation Serif' }),
        new TextRun({ text: italic, italics: true, size: 22, font: 'Liberation Serif' }),
      ],
    });
  const dates = (content: string): Paragraph => text(content.toUpperCase(), { size: 16, color: '666666' });
  const bullet = (content: string): Paragraph =>
    new Paragraph({ bullet: { level: 0 }, children: [new TextRun({ text: content, size: 18, font: 'Open Sans' })] });
  const left = [
    heading(resume.headings.experience),
    ...resume.positions.flatMap((job) => [
      entry(job.company, `, ${job.place} — `, job.title),
      dates(job.dates),
      ...job.duties.map(bullet),
    ]),
    heading(resume.headings.education),
    ...resume.education.flatMap((study) => [entry(study.school, ' — ', study.degree), dates(study.dates)]),
  ];
  const right = [
    heading(resume.headings.skills),
    ...resume.skills.map((skill) => text(skill)),
    heading(resume.headings.languages),
    text(resume.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
  ];
  const row = (first: Paragraph[], second: Paragraph[]): TableRow =>
    new TableRow({
      children: [first, second].map((children) => new TableCell({ borders: BORDERLESS, children })),
    });
  const head = [text(resume.name, { bold: true, size: 60 }), text(resume.title, { size: 22 }), text(resume.summary)];
  const contacts = [resume.place, resume.phone, resume.email, ...links(resume)].map((contact) =>
    text(contact, { bold: true }),
  );
  const table = new Table({
    width: { size: 9_900, type: WidthType.DXA },
    columnWidths: [6_700, 3_200],
    rows: [row(head, contacts), row(left, right)],
  });
  return new Document({ sections: [{ children: [table] }] });
};

export const FORMERLY_HELD_OUT_OFFICE: readonly Layout[] = [
  {
    name: 'libreoffice-college',
    isForTuning: true,
    extension: 'pdf',
    make: async (resume) =>
      convertWithOffice(
        { ending: 'docx', content: await Packer.toBuffer(college(resume)) },
        { ending: 'pdf', filter: 'writer_pdf_Export' },
      ),
  },
  {
    name: 'docx-online-editor',
    isForTuning: true,
    extension: 'docx',
    make: async (resume) => new Uint8Array(await Packer.toBuffer(editor(resume))),
  },
];
