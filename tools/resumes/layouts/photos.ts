/** Layouts with text on pictures: a photo across the page by PDFKit, a side column on a photo by React PDF. */
import { Document, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import PdfKit from 'pdfkit';
import { createElement as h, type ReactElement } from 'react';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';
import { pdfKitBytes } from './pdfkit.ts';
import { darkPicture } from './pictures.ts';

const LEFT = 45;
const HEADER = 150;

const photoHeader = (document: PDFKit.PDFDocument, resume: ResumeTexts, photo: Buffer): void => {
  document.image(photo, 0, 0, { width: document.page.width, height: HEADER });
  document.fillColor('#ffffff').font('Times-Bold').fontSize(30).text(resume.name, LEFT, 38, { align: 'center' });
  document.font('Times-Roman').fontSize(14).text(resume.title, { align: 'center' });
  document.fontSize(10).text([resume.email, resume.phone, resume.place].join('   '), { align: 'center' });
  document.text([resume.linkedin, resume.portfolio].filter((contact) => contact !== null).join('   '), {
    align: 'center',
  });
  document.y = HEADER + 14;
  const heading = (text: string): void => {
    document.moveDown(0.6).fillColor('#7a4a10').font('Times-Bold').fontSize(14).text(text, { characterSpacing: 1 });
    document.fillColor('#000000').font('Times-Roman').fontSize(10.5).moveDown(0.2);
  };
  heading(resume.headings.experience);
  for (const { title, company, place, dates, duties } of resume.positions) {
    document.font('Times-Italic').text(`${dates}   ${place}`);
    document.font('Times-Bold').text(company, { continued: true }).font('Times-Roman').text(` — ${title}`);
    document.list([...duties], { bulletRadius: 1.5, textIndent: 10 }).moveDown(0.4);
    document.x = LEFT;
  }
  heading(resume.headings.education);
  for (const { degree, school, dates } of resume.education) {
    document.font('Times-Italic').text(dates);
    document.font('Times-Bold').text(school).font('Times-Roman').text(degree).moveDown(0.3);
  }
  heading(resume.headings.languages);
  document.text(resume.languages.map(({ name, level }) => `${name}: ${level}`).join(' / '));
  heading(resume.headings.skills);
  document.text(resume.skills.join(' / '));
  heading(resume.headings.summary);
  document.text(resume.summary);
};

const WHITE = { color: '#ffffff' };
const text = (content: string, style: Record<string, string | number> = {}): ReactElement =>
  h(Text, { style }, content);

const photoSide = (resume: ResumeTexts, photo: Buffer): ReactElement => {
  const heading = { fontFamily: 'Helvetica-Bold', fontSize: 11, marginTop: 12, marginBottom: 3 };
  const side = [
    text(resume.headings.contact, { ...heading, ...WHITE }),
    ...[resume.place, resume.email, resume.phone, resume.linkedin, resume.portfolio]
      .filter((contact) => contact !== null)
      .map((contact) => text(contact, { ...WHITE, fontSize: 7.5 })),
    text(resume.headings.languages, { ...heading, ...WHITE }),
    ...resume.languages.flatMap(({ name, level }) => [text(name, WHITE), text(level, { ...WHITE, fontSize: 8.5 })]),
    text(resume.headings.skills, { ...heading, ...WHITE }),
    ...resume.skills.map((skill) => text(`• ${skill}`, WHITE)),
  ];
  const main = [
    text(resume.name, { fontSize: 26, fontFamily: 'Helvetica-Bold' }),
    text(resume.title.toUpperCase(), { fontSize: 11 }),
    text(resume.headings.summary, heading),
    text(resume.summary),
    text(resume.headings.experience, heading),
    ...resume.positions.flatMap(({ title, company, dates, duties }) => [
      text(`${dates} | ${title}`, { fontFamily: 'Helvetica-Bold', marginTop: 5 }),
      text(company),
      ...duties.map((duty) => text(`– ${duty}`)),
    ]),
    text(resume.headings.education, heading),
    ...resume.education.flatMap(({ degree, school, dates }) => [
      text(`${dates} | ${degree}`, { fontFamily: 'Helvetica-Bold', marginTop: 4 }),
      text(school),
    ]),
  ];
  const image = h(Image, {
    src: { data: photo, format: 'jpg' },
    style: { position: 'absolute', right: 0, top: 0, width: 205, height: 842 },
    fixed: true,
  });
  return h(
    Page,
    { size: 'A4', style: { fontSize: 9.5, fontFamily: 'Helvetica', flexDirection: 'row' } },
    image,
    h(View, { style: { width: 390, padding: 28 } }, ...main),
    h(View, { style: { width: 205, padding: 16 } }, ...side),
  );
};

export const PHOTO_LAYOUTS: readonly Layout[] = [
  {
    name: 'pdfkit-photo-header',
    isForTuning: true,
    extension: 'pdf',
    make: async (resume, draw) => {
      const photo = await darkPicture(600, 150, draw, 'png');
      const document = new PdfKit({ size: 'A4', margins: { top: 40, bottom: 40, left: LEFT, right: LEFT } });
      return pdfKitBytes(document, () => photoHeader(document, resume, photo));
    },
  },
  {
    name: 'react-pdf-photo-side',
    isForTuning: true,
    extension: 'pdf',
    make: async (resume, draw) => {
      const photo = await darkPicture(205, 842, draw, 'jpeg');
      return new Uint8Array(await renderToBuffer(h(Document, null, photoSide(resume, photo)) as never));
    },
  },
];
