/**
 * The PDF of what was accepted: one or more plain pages with the parties, the terms, the note and when it was accepted. The same facts give
 * the same bytes. The standard fonts print Western European letters (ñ, ã, ç); the terms are also attached as JSON, in which every sign
 * stands as it was written.
 */
import PdfDocument from 'pdfkit';
import { brand } from '#shared/brand.ts';
import type { WorkType } from '#shared/vocabulary.ts';

/** What the document says. */
export interface DocumentFacts {
  offerId: string;
  version: number;
  companyName: string;
  candidateName: string;
  jobTitle: string;
  hourlyRate: number;
  hoursPerWeek: number;
  employmentType: WorkType;
  startDate: string;
  endDate: string | null;
  note: string | null;
  /** ISO 8601. */
  sentAt: string;
  acceptedAt: string;
}

const MARGIN = 64;
const INK = '#1f1a17';
const MUTED = '#6b615a';
const ACCENT = '#a8431f';
const LABEL_WIDTH = 130;

/** What the standard fonts have beyond Latin-1 (Windows-1252, 0x80 to 0x9f). */
const MORE_SIGNS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isPrinted = (sign: string): boolean =>
  sign === '\n' || (sign >= ' ' && sign <= '~') || (sign >= '\u00a1' && sign <= '\u00ff') || MORE_SIGNS.includes(sign);

/** A sign as the page can print it: without its accent, or `?`. */
const printedSign = (sign: string): string => {
  if (isPrinted(sign)) return sign;
  const base = sign.normalize('NFKD').slice(0, 1);
  return isPrinted(base) ? base : '?';
};

/** The text as the page can print it: other letters without their accents, and `?` for what has no such letter. */
const printed = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0]/g, ' ')
    .replace(/[^\n -~]/gu, printedSign);

/** `2027-02-28 15:04 UTC`. */
const moment = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;

const rowsOf = (facts: DocumentFacts): [label: string, value: string][] => [
  ['Company', facts.companyName],
  ['Professional', facts.candidateName],
  ['Position', facts.jobTitle],
  ['Rate', `US$${facts.hourlyRate} an hour`],
  ['Hours', `${facts.hoursPerWeek} a week`],
  ['Type', facts.employmentType],
  ['Start', facts.startDate],
  ['End', facts.endDate ?? 'open'],
  ['Offered', `${moment(facts.sentAt)}, version ${facts.version}`],
  ['Accepted', `${moment(facts.acceptedAt)}, by ${facts.candidateName}`],
];

const open = (facts: DocumentFacts): InstanceType<typeof PdfDocument> => {
  const at = new Date(facts.acceptedAt);
  return new PdfDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en',
    displayTitle: true,
    // A newer reader than needed would only keep older ones out; 1.7 knows attachments.
    pdfVersion: '1.7',
    info: {
      Title: printed(`Accepted offer: ${facts.jobTitle}`),
      Author: brand.name,
      Creator: brand.name,
      Producer: brand.name,
      CreationDate: at,
      ModDate: at,
    },
  });
};

const write = (pdf: InstanceType<typeof PdfDocument>, facts: DocumentFacts): void => {
  const at = new Date(facts.acceptedAt);
  const terms = Buffer.from(`${JSON.stringify(facts, null, 2)}\n`, 'utf8');
  pdf.file(terms, { name: 'terms.json', type: 'application/json', creationDate: at, modifiedDate: at });
  pdf.font('Times-Roman').fontSize(14).fillColor(ACCENT).text(brand.name);
  pdf.moveDown(0.6).fontSize(26).fillColor(INK).text('Accepted offer');
  pdf.moveDown(0.8);
  for (const [label, value] of rowsOf(facts)) {
    const top = pdf.y;
    pdf.font('Helvetica').fontSize(11).fillColor(MUTED).text(label, MARGIN, top, { width: LABEL_WIDTH });
    const width = pdf.page.width - 2 * MARGIN - LABEL_WIDTH;
    pdf.fillColor(INK).text(printed(value), MARGIN + LABEL_WIDTH, top, { width });
    pdf.moveDown(0.5);
  }
  if (facts.note !== null) {
    pdf.moveDown(0.5).font('Helvetica-Bold').fontSize(11).fillColor(INK).text('Note', MARGIN);
    pdf.moveDown(0.3).font('Helvetica').text(printed(facts.note), MARGIN, pdf.y, { lineGap: 2 });
  }
  pdf.moveDown(1.5).font('Helvetica').fontSize(9).fillColor(MUTED);
  pdf.text(
    `Offer ${facts.offerId}. The attached terms.json holds the same terms, sign by sign as they were written.`,
    MARGIN,
  );
};

export const makeDocument = (facts: DocumentFacts): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const pdf = open(facts);
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
    pdf.on('error', reject);
    write(pdf, facts);
    pdf.end();
  });
