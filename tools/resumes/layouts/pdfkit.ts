/** Résumés drawn by PDFKit: employer first, dates in parentheses, duties as a paragraph or as lines with dashes. */
import PdfKit from 'pdfkit';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import type { Layout } from './layout.ts';

const drawResume = (document: PDFKit.PDFDocument, resume: ResumeTexts, draw: Draw): void => {
  const heading = (text: string): void => {
    document.moveDown(0.7).font('Helvetica-Bold').fontSize(13).fillColor('#224488').text(text.toUpperCase());
    document.font('Helvetica').fontSize(10).fillColor('#000000').moveDown(0.2);
  };
  const hasDashes = draw.chance(0.5);
  document.font('Helvetica-Bold').fontSize(22).text(resume.name);
  document.font('Helvetica').fontSize(12).text(resume.title);
  document.fontSize(9).text([resume.email, resume.phone, resume.place].join('  •  '));
  document.text([resume.linkedin, resume.portfolio].filter((contact) => contact !== null).join('  •  '));
  heading(resume.headings.summary);
  document.text(resume.summary);
  heading(resume.headings.experience);
  for (const { title, company, place, dates, duties } of resume.positions) {
    document
      .font('Helvetica-Bold')
      .text(`${company}, ${place}`, { continued: true })
      .font('Helvetica')
      .text(` (${dates})`);
    document.font('Helvetica-Oblique').text(title).font('Helvetica');
    if (hasDashes) for (const duty of duties) document.text(`- ${duty}`, { indent: 8 });
    else document.text(duties.map((duty) => `${duty.replace(/\.$/, '')}.`).join(' '));
    document.moveDown(0.5);
  }
  heading(resume.headings.education);
  for (const { degree, school, dates } of resume.education) {
    document.font('Helvetica-Bold').text(school).font('Helvetica').text(`${degree} (${dates})`).moveDown(0.3);
  }
  heading(resume.headings.skills);
  document.text(resume.skills.join(' • '));
  heading(resume.headings.languages);
  document.text(resume.languages.map(({ name, level }) => `${name} – ${level}`).join('; '));
};

/** Draws on a document and returns its file. */
export const pdfKitBytes = (document: PDFKit.PDFDocument, write: () => void): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
    write();
    document.end();
  });

const make = (resume: ResumeTexts, draw: Draw): Promise<Uint8Array> => {
  const document = new PdfKit({ size: 'A4', margin: 48 });
  return pdfKitBytes(document, () => drawResume(document, resume, draw));
};

export const PDFKIT_LAYOUT: Layout = { name: 'pdfkit-employer-first', isForTuning: true, extension: 'pdf', make };
