/** Résumés of two pages by PDFKit with an embedded font: soft hyphens for dashes, a line with name and page number on each page. */
import PdfKit from 'pdfkit';
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { fontFile } from './fonts.ts';
import type { Layout } from './layout.ts';
import { pdfKitBytes } from './pdfkit.ts';

const replaceDashes = (text: string): string => text.replace(/[–—]/gu, '-');

/** Maps the hyphen to the soft hyphen in the character maps of an uncompressed PDF, as LuaTeX does with some fonts. */
export const withSoftHyphens = (pdf: Uint8Array): Uint8Array => {
  const soften = (map: string): string => map.replaceAll('<002d>', '<00ad>');
  const text = Buffer.from(pdf)
    .toString('latin1')
    .replace(/^<[0-9a-f]+> <[0-9a-f]+> \[[^\]]*\]$/gmu, soften);
  return new Uint8Array(Buffer.from(text, 'latin1'));
};

const MARGIN = 72;
const RUNNING_TITLE: Record<ResumeLanguage, string> = {
  en: 'Curriculum Vitae',
  es: 'Currículum vítae',
  pt: 'Curriculum Vitae',
};

const write = (document: PDFKit.PDFDocument, resume: ResumeTexts): void => {
  const heading = (text: string): void => {
    document.moveDown(0.9).font('bold').fontSize(14).text(text).moveDown(0.2).font('regular').fontSize(11.5);
  };
  const pair = (left: string, right: string, font: 'regular' | 'bold'): void => {
    const { y } = document;
    document.font(font).text(left, MARGIN, y, { width: 290 }).font('regular');
    const below = document.y;
    document.text(right, MARGIN, y, { align: 'right' });
    document.x = MARGIN;
    document.y = Math.max(below, document.y);
  };
  document.font('bold').fontSize(24).text(resume.name).font('regular').fontSize(13).text(resume.title);
  document.fontSize(10.5).text([resume.place, resume.phone, resume.email].join(' | '));
  document.text([resume.linkedin, resume.portfolio].filter((contact) => contact !== null).join(' | '));
  heading(resume.headings.summary);
  document.text(resume.summary, { lineGap: 4 });
  heading(resume.headings.experience);
  for (const { title, company, place, dates, duties } of resume.positions) {
    pair(company, place, 'bold');
    pair(title, replaceDashes(dates), 'regular');
    for (const duty of duties) document.text(`• ${duty}`, MARGIN + 10, undefined, { lineGap: 5 });
    document.moveDown(0.8);
    document.x = MARGIN;
  }
  if (document.bufferedPageRange().count === 1) document.addPage();
  heading(resume.headings.education);
  for (const { degree, school, dates } of resume.education) {
    pair(school, replaceDashes(dates), 'bold');
    document.text(degree).moveDown(0.5);
  }
  heading(resume.headings.skills);
  document.text(resume.skills.join(', '), { lineGap: 4 });
  heading(resume.headings.languages);
  for (const { name, level } of resume.languages) document.text(`${name}: ${level}`, { lineGap: 4 });
};

/** Writes the name and the page number above or below the text of each page. */
const writePageNumbers = (document: PDFKit.PDFDocument, resume: ResumeTexts, isFooter: boolean): void => {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    document.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    const line = [resume.name, RUNNING_TITLE[resume.language], `${page + 1}/${count}`].join(' - ');
    document
      .font('regular')
      .fontSize(9)
      .text(line, MARGIN, isFooter ? document.page.height - 40 : 30, { width: 451, align: 'center' });
  }
};

const make = async (resume: ResumeTexts, draw: Draw): Promise<Uint8Array> => {
  const [regular, bold] = await Promise.all([fontFile('serif', 'regular'), fontFile('serif', 'bold')]);
  const document = new PdfKit({ size: 'A4', margin: MARGIN, bufferPages: true, compress: false });
  document.registerFont('regular', regular).registerFont('bold', bold);
  const isFooter = draw.chance(0.7);
  const pdf = await pdfKitBytes(document, () => {
    write(document, resume);
    writePageNumbers(document, resume, isFooter);
  });
  return withSoftHyphens(pdf);
};

export const SOFT_HYPHEN_LAYOUT: Layout = { name: 'pdfkit-soft-hyphens', isForTuning: true, extension: 'pdf', make };
