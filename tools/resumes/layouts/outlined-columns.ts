/** A layout by PDFKit: two columns in which each line consists of filled outlines, with invisible letters on top. */
import PdfKit from 'pdfkit';
import type { ResumeTexts } from '../people/resume-person.ts';
import { fontFile } from './fonts.ts';
import type { Layout } from './layout.ts';
import { pdfKitBytes } from './pdfkit.ts';

/** PDFKit's internal object for the current font. */
interface CurrentFont {
  readonly ascender: number;
  readonly font: {
    readonly unitsPerEm: number;
    layout(text: string): {
      readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
      readonly positions: readonly { readonly xAdvance: number }[];
    };
  };
}

const BASE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LEADING = 1.38;
const BOTTOM = 800;

interface TextStyle {
  readonly size?: number;
  readonly font?: 'regular' | 'bold';
  readonly gap?: number;
}

/** Writes one line: its outlines, and the same letters with alpha 0. */
const writeLine = (document: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void => {
  const { ascender, font } = (document as unknown as { _font: CurrentFont })._font;
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let advance = 0;
  document
    .save()
    .translate(x, y + (ascender / 1000) * size)
    .scale(scale, -scale);
  for (const [index, glyph] of glyphs.entries()) {
    const outline = glyph.path.toSVG();
    if (outline !== '') document.save().translate(advance, 0).path(outline).fill('#222222').restore();
    advance += positions[index]?.xAdvance ?? 0;
  }
  document.restore();
  document.fillOpacity(0).text(text, x, y, { lineBreak: false }).fillOpacity(1);
};

/** Wraps text at word boundaries to lines of at most `width`. */
const wrapText = (document: PDFKit.PDFDocument, text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && document.widthOfString(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

const column = (document: PDFKit.PDFDocument, x: number, width: number, top: number) => {
  let y = top;
  return (text: string, { size = 9.5, font = 'regular', gap = 0 }: TextStyle = {}): void => {
    y += gap;
    document.font(font).fontSize(size);
    for (const line of wrapText(document, text, width)) {
      if (y > BOTTOM) {
        document.addPage();
        y = top;
      }
      writeLine(document, line, x, y, size);
      y += size * LEADING;
    }
  };
};

const write = (document: PDFKit.PDFDocument, resume: ResumeTexts): void => {
  const heading: TextStyle = { size: 12, font: 'bold', gap: 12 };
  const head = column(document, 40, 520, 36);
  head(resume.name.toUpperCase(), { size: 24, font: 'bold' });
  head(resume.title, { size: 13 });
  // The sidebar is written first, because it always fits on one page.
  const sidebar = column(document, 40, 150, 100);
  sidebar(resume.headings.contact, heading);
  for (const contact of [resume.phone, resume.email, resume.place, resume.linkedin, resume.portfolio])
    if (contact !== null) sidebar(contact, { size: 8.5 });
  sidebar(resume.headings.education, heading);
  for (const { degree, school, dates } of resume.education) {
    sidebar(degree, { font: 'bold', gap: 4 });
    sidebar(school);
    sidebar(dates);
  }
  sidebar(resume.headings.skills, heading);
  for (const skill of resume.skills) sidebar(skill);
  sidebar(resume.headings.languages, heading);
  for (const { name, level } of resume.languages) sidebar(`${name} – ${level}`);
  const main = column(document, 215, 340, 100);
  main(resume.headings.summary, heading);
  main(resume.summary);
  main(resume.headings.experience, heading);
  for (const { title, company, place, dates, duties } of resume.positions) {
    main(title, { size: 10.5, font: 'bold', gap: 6 });
    main(`${company}, ${place} | ${dates}`);
    for (const duty of duties) main(`• ${duty}`);
  }
};

export const OUTLINED_COLUMNS_LAYOUT: Layout = {
  name: 'pdfkit-outlines',
  isForTuning: true,
  extension: 'pdf',
  make: async (resume) => {
    const document = new PdfKit({ size: 'A4', margin: 0 });
    const [regular, bold] = await Promise.all([fontFile('sans', 'regular'), fontFile('sans', 'bold')]);
    document.registerFont('regular', regular).registerFont('bold', bold);
    // Loads plain letters before accented ones. Otherwise a letter could be embedded without a character code.
    for (const font of ['regular', 'bold']) document.font(font).widthOfString(BASE_LETTERS);
    return pdfKitBytes(document, () => write(document, resume));
  },
};
