/** Layouts by other programs: a DOCX with a table of dates and texts, a PDF with absolute positions, and one by React PDF. */
import { Page, Document as PdfDocument, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { jsPDF } from 'jspdf';
import { createElement as h, type ReactElement } from 'react';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';

const text = (content: string, style: { bold?: boolean; italics?: boolean; size?: number } = {}): Paragraph =>
  new Paragraph({ children: [new TextRun({ text: content, ...style })] });

const dateTable = (resume: ResumeTexts): Document => {
  const row = (left: string, ...right: Paragraph[]): TableRow =>
    new TableRow({ children: [new TableCell({ children: [text(left)] }), new TableCell({ children: right })] });
  const table = (...rows: TableRow[]): Table =>
    new Table({ rows, columnWidths: [2_600, 6_800], width: { size: 100, type: WidthType.PERCENTAGE } });
  const heading = (content: string): Paragraph => text(content.toUpperCase(), { bold: true, size: 24 });
  return new Document({
    sections: [
      {
        children: [
          text(resume.name, { bold: true, size: 40 }),
          text(`${resume.title} – ${resume.place}`),
          text(`${resume.email}\t${resume.phone}`),
          text([resume.linkedin, resume.portfolio].filter((contact) => contact !== null).join('\t')),
          heading(resume.headings.experience),
          table(
            ...resume.positions.map(({ title, company, dates, duties }) =>
              row(
                dates,
                text(company, { bold: true }),
                text(title, { italics: true }),
                ...duties.map((duty) => new Paragraph({ text: duty, bullet: { level: 0 } })),
              ),
            ),
          ),
          heading(resume.headings.education),
          table(
            ...resume.education.map(({ degree, school, dates }) =>
              row(dates, text(degree, { bold: true }), text(school)),
            ),
          ),
          heading(resume.headings.skills),
          text(resume.skills.join(' · ')),
          heading(resume.headings.languages),
          table(...resume.languages.map(({ name, level }) => row(name, text(level)))),
          heading(resume.headings.summary),
          text(resume.summary),
        ],
      },
    ],
  });
};

/** Two columns at fixed positions, the narrow one on the right. */
const drawn = (resume: ResumeTexts): Uint8Array => {
  const document = new jsPDF({ unit: 'pt', format: 'a4' });
  const column = (x: number, width: number, top: number) => {
    let y = top;
    return (content: string, size = 9.5, style: 'normal' | 'bold' = 'normal', gap = 0): void => {
      y += gap;
      document.setFont('helvetica', style).setFontSize(size);
      for (const line of document.splitTextToSize(content, width) as string[]) {
        document.text(line, x, y);
        y += size * 1.3;
      }
    };
  };
  const head = column(40, 500, 50);
  head(resume.name, 22, 'bold');
  head(resume.title, 12);
  const main = column(40, 330, 110);
  main(resume.headings.summary, 12, 'bold');
  main(resume.summary);
  main(resume.headings.experience, 12, 'bold', 8);
  for (const { title, company, place, dates, duties } of resume.positions) {
    main(title, 10, 'bold', 4);
    main(`${company} | ${place} | ${dates}`);
    for (const duty of duties) main(`- ${duty}`);
  }
  const side = column(400, 160, 110);
  side(resume.headings.contact, 12, 'bold');
  for (const contact of [resume.email, resume.phone, resume.place, resume.linkedin, resume.portfolio])
    if (contact !== null) side(contact, 8.5);
  side(resume.headings.skills, 12, 'bold', 8);
  for (const skill of resume.skills) side(skill);
  side(resume.headings.languages, 12, 'bold', 8);
  for (const { name, level } of resume.languages) side(`${name}: ${level}`);
  side(resume.headings.education, 12, 'bold', 8);
  for (const { degree, school, dates } of resume.education) {
    side(school, 9.5, 'bold', 3);
    side(degree);
    side(dates);
  }
  return new Uint8Array(document.output('arraybuffer'));
};

const line = (content: string, style: Record<string, string | number> = {}): ReactElement =>
  h(Text, { style }, content);
const BOLD = { fontFamily: 'Times-Bold' };

const sheet = (resume: ResumeTexts): ReactElement =>
  h(
    Page,
    { size: 'LETTER', style: { padding: 44, fontSize: 10.5, fontFamily: 'Times-Roman' } },
    h(
      View,
      { style: { alignItems: 'center' } },
      line(resume.name, { ...BOLD, fontSize: 20 }),
      line([resume.place, resume.email, resume.phone].join(' • ')),
      line([resume.linkedin, resume.portfolio].filter((contact) => contact !== null).join(' • ')),
    ),
    line(resume.headings.education, { ...BOLD, marginTop: 10, fontSize: 12 }),
    ...resume.education.map(({ degree, school, dates }) =>
      h(
        View,
        { style: { flexDirection: 'row', justifyContent: 'space-between' } },
        h(Text, {}, h(Text, { style: BOLD }, school), `, ${degree}`),
        line(dates),
      ),
    ),
    line(resume.headings.experience, { ...BOLD, marginTop: 10, fontSize: 12 }),
    ...resume.positions.flatMap(({ title, company, dates, duties }) => [
      h(
        View,
        { style: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 4 } },
        h(Text, {}, h(Text, { style: BOLD }, company), ` — ${title}`),
        line(dates),
      ),
      ...duties.map((duty) => line(`•  ${duty}`, { marginLeft: 12 })),
    ]),
    line(resume.headings.skills, { ...BOLD, marginTop: 10, fontSize: 12 }),
    line(resume.skills.join(', ')),
    line(resume.headings.languages, { ...BOLD, marginTop: 10, fontSize: 12 }),
    line(resume.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
  );

export const OTHER_PROGRAM_LAYOUTS: readonly Layout[] = [
  {
    name: 'docx-table-of-dates',
    isForTuning: true,
    extension: 'docx',
    make: async (resume) => new Uint8Array(await Packer.toBuffer(dateTable(resume))),
  },
  { name: 'jspdf-drawn-columns', isForTuning: true, extension: 'pdf', make: async (resume) => drawn(resume) },
  {
    name: 'react-pdf-academic',
    isForTuning: true,
    extension: 'pdf',
    make: async (resume) => new Uint8Array(await renderToBuffer(h(PdfDocument, null, sheet(resume)) as never)),
  },
];
