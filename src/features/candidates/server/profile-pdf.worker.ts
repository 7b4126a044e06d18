/** A thread that draws profiles as PDFs: laying out a long one takes longer than a request may hold up the others. */
import { fileURLToPath } from 'node:url';
import PdfDocument from 'pdfkit';
import { serveTasks } from '#server/workers/serve-tasks.ts';
import type { ProfileSheet } from '../profile-sheet.domain.ts';

type Document = InstanceType<typeof PdfDocument>;

/** The typeface of the product, with all Latin letters. */
const fontFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/hanken-grotesk/${name}/HankenGrotesk_${name}.ttf`));
const [REGULAR, BOLD] = [fontFile('400Regular'), fontFile('700Bold')];

const MARGIN = 54;
const INK = '#1c1917';
const MUTED = '#57534e';
const LINE = '#d6d3d1';
/** A heading does not stand alone at the end of a page: so much must fit below it, in points. */
const KEPT_TOGETHER = 64;

const write = (
  document: Document,
  text: string,
  size: number,
  look: { isBold?: boolean; colour?: string } = {},
): void => {
  document
    .font(look.isBold ? BOLD : REGULAR)
    .fontSize(size)
    .fillColor(look.colour ?? INK)
    .text(text, { lineGap: size * 0.25 });
};

const keepTogether = (document: Document): void => {
  if (document.y > document.page.height - MARGIN - KEPT_TOGETHER) document.addPage();
};

const drawHead = (document: Document, { name, title, contact, links }: ProfileSheet): void => {
  write(document, name, 22, { isBold: true });
  write(document, title, 12.5);
  document.moveDown(0.3);
  if (contact.length > 0) write(document, contact.join('  ·  '), 9.5, { colour: MUTED });
  for (const link of links) write(document, link, 9.5, { colour: MUTED });
};

const drawHeading = (document: Document, heading: string): void => {
  document.moveDown(0.9);
  keepTogether(document);
  write(document, heading, 12, { isBold: true });
  const { y, page } = document;
  document
    .moveTo(MARGIN, y)
    .lineTo(page.width - MARGIN, y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke();
  document.moveDown(0.5);
};

const drawSection = (document: Document, { heading, text, entries }: ProfileSheet['sections'][number]): void => {
  drawHeading(document, heading);
  if (text) write(document, text, 10);
  for (const [index, entry] of (entries ?? []).entries()) {
    if (index > 0) document.moveDown(0.7);
    keepTogether(document);
    write(document, entry.title, 10.5, { isBold: true });
    if (entry.facts !== '') write(document, entry.facts, 9.5, { colour: MUTED });
    if (entry.text !== '') write(document, entry.text, 10);
  }
};

/** On each of several pages: whose it is, and which. */
const drawFeet = (document: Document, name: string): void => {
  const { start, count } = document.bufferedPageRange();
  if (count < 2) return;
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Below the margin a text would begin another page.
    document.page.margins.bottom = 0;
    const y = document.page.height - MARGIN / 2 - 8;
    document.font(REGULAR).fontSize(8.5).fillColor(MUTED);
    document.text(`${name}  ·  ${page - start + 1}/${count}`, MARGIN, y, {
      align: 'right',
      lineBreak: false,
      width: document.page.width - 2 * MARGIN,
    });
  }
};

const draw = (sheet: ProfileSheet): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const document = new PdfDocument({
      size: 'LETTER',
      margin: MARGIN,
      bufferPages: true,
      lang: sheet.language,
      displayTitle: true,
      info: { Title: `${sheet.name} – ${sheet.title}`, Author: sheet.name },
    });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
    drawHead(document, sheet);
    for (const section of sheet.sections) drawSection(document, section);
    drawFeet(document, sheet.name);
    document.end();
  });

serveTasks<ProfileSheet, Uint8Array>(draw);
