/** Held-out layouts by other programs: a DOCX with a table of dates and texts, a PDF with absolute positions, and one by React PDF. */
import { Page, Document as PdfDocument, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { jsPDF } from 'jspdf';
import { createElement as h, type ReactElement } from 'react';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';

const text = (content: string, look: { bold?: boolean; italics?: boolean; size?: number } = {}): Paragraph =>
  new Paragraph({ children: [new TextRun({ text: content, ...look })] });

const tableOfDates = (written: ResumeTexts): Document => {
  const row = (left: string, ...right: Paragraph[]): TableRow =>
    new TableRow({ children: [new TableCell({ children: [text(left)] }), new TableCell({ children: right })] });
  const table = (...rows: TableRow[]): Table =>
    new Table({ rows, columnWidths: [2_600, 6_800], width: { size: 100, type: WidthType.PERCENTAGE } });
  const heading = (content: string): Paragraph => text(content.toUpperCase(), { bold: true, size: 24 });
  return new Document({
    sections: [
      {
        children: [
          text(written.name, { bold: true, size: 40 }),
          text(`${written.title} – ${written.place}`),
          text(`${written.email}\t${written.phone}`),
          text([written.linkedin, written.portfolio].filter((one) => one !== null).join('\t')),
          heading(written.headings.experience),
          table(
            ...written.positions.map(({ title, company, dates, duties }) =>
              row(
                dates,
                text(company, { bold: true }),
                text(title, { italics: true }),
                ...duties.map((duty) => new Paragraph({ text: duty, bullet: { level: 0 } })),
              ),
            ),
          ),
          heading(written.headings.education),
          table(
            ...written.education.map(({ degree, school, dates }) =>
              row(dates, text(degree, { bold: true }), text(school)),
            ),
          ),
          heading(written.headings.skills),
          text(written.skills.join(' · ')),
          heading(written.headings.languages),
          table(...written.languages.map(({ name, level }) => row(name, text(level)))),
          heading(written.headings.summary),
          text(written.summary),
        ],
      },
    ],
  });
};

/** Two columns at fixed positions, the narrow one on the right. */
const drawn = (written: ResumeTexts): Uint8Array => {
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
  head(written.name, 22, 'bold');
  head(written.title, 12);
  const main = column(40, 330, 110);
  main(written.headings.summary, 12, 'bold');
  main(written.summary);
  main(written.headings.experience, 12, 'bold', 8);
  for (const { title, company, place, dates, duties } of written.positions) {
    main(title, 10, 'bold', 4);
    main(`${company} | ${place} | ${dates}`);
    for (const duty of duties) main(`- ${duty}`);
  }
  const side = column(400, 160, 110);
  side(written.headings.contact, 12, 'bold');
  for (const one of [written.email, written.phone, written.place, written.linkedin, written.portfolio])
    if (one !== null) side(one, 8.5);
  side(written.headings.skills, 12, 'bold', 8);
  for (const skill of written.skills) side(skill);
  side(written.headings.languages, 12, 'bold', 8);
  for (const { name, level } of written.languages) side(`${name}: ${level}`);
  side(written.headings.education, 12, 'bold', 8);
  for (const { degree, school, dates } of written.education) {
    side(school, 9.5, 'bold', 3);
    side(degree);
    side(dates);
  }
  return new Uint8Array(document.output('arraybuffer'));
};

const line = (content: string, style: Record<string, string | number> = {}): ReactElement =>
  h(Text, { style }, content);
const BOLD = { fontFamily: 'Times-Bold' };

const sheet = (written: ResumeTexts): ReactElement =>
  h(
    Page,
    { size: 'LETTER', style: { padding: 44, fontSize: 10.5, fontFamily: 'Times-Roman' } },
    h(
      View,
      { style: { alignItems: 'center' } },
      line(written.name, { ...BOLD, fontSize: 20 }),
      line([written.place, written.email, written.phone].join(' • ')),
      line([written.linkedin, written.portfolio].filter((one) => one !== null).join(' • ')),
    ),
    line(written.headings.education, { ...BOLD, marginTop: 10, fontSize: 12 }),
    ...written.education.map(({ degree, school, dates }) =>
      h(
        View,
        { style: { flexDirection: 'row', justifyContent: 'space-between' } },
        h(Text, {}, h(Text, { style: BOLD }, school), `, ${degree}`),
        line(dates),
      ),
    ),
    line(written.headings.experience, { ...BOLD, marginTop: 10, fontSize: 12 }),
    ...written.positions.flatMap(({ title, company, dates, duties }) => [
      h(
        View,
        { style: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 4 } },
        h(Text, {}, h(Text, { style: BOLD }, company), ` — ${title}`),
        line(dates),
      ),
      ...duties.map((duty) => line(`•  ${duty}`, { marginLeft: 12 })),
    ]),
    line(written.headings.skills, { ...BOLD, marginTop: 10, fontSize: 12 }),
    line(written.skills.join(', ')),
    line(written.headings.languages, { ...BOLD, marginTop: 10, fontSize: 12 }),
    line(written.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
  );

export const HELD_OUT_FILES: readonly Layout[] = [
  {
    name: 'docx-table-of-dates',
    isTunedTo: false,
    ending: 'docx',
    make: async (written) => new Uint8Array(await Packer.toBuffer(tableOfDates(written))),
  },
  { name: 'jspdf-drawn-columns', isTunedTo: false, ending: 'pdf', make: async (written) => drawn(written) },
  {
    name: 'react-pdf-academic',
    isTunedTo: false,
    ending: 'pdf',
    make: async (written) => new Uint8Array(await renderToBuffer(h(PdfDocument, null, sheet(written)) as never)),
  },
];
