/**
 * Renders the PDF of an offer: plain pages with the parties, the terms, the note and the acceptance time. Before acceptance, it states that the offer
 * has not been accepted. Identical facts produce identical bytes. If a character is in none of the fonts, no document is generated. The terms are
 * also attached as JSON.
 */
import { createHash } from 'node:crypto';
import { createPdfPrinter } from '#server/pdf/pdf-printer.ts';
import { brand } from '#shared/brand.ts';
import { DEADLINE_ZONE } from '#shared/time.ts';
import type { WorkType } from '#shared/vocabulary.ts';
import { averageMonthlyPay } from '../hiring.domain.ts';

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
  expiresAt: string;
  /** Null while the offer is open. */
  acceptedAt: string | null;
}

/** The document with its SHA-256 hash in hex, or the characters that no font contains. */
export type OfferDocument = { content: Uint8Array; sha256: string } | { unprintable: string[] };

export const offerPrinter = createPdfPrinter();

const TEMPLATE = `
#let ink = rgb("#1f1a17")
#let muted = rgb("#6b615a")
#set document(title: data.title, author: data.brand, date: auto)
#set page(paper: "us-letter", margin: 64pt)
#set text(size: 11pt, fill: ink, lang: "en")
#set par(leading: 0.6em)
#show heading: set text(font: bold, weight: "bold")
#show heading.where(level: 1): set text(size: 26pt)
#show heading.where(level: 2): set text(size: 11pt)
#text(size: 14pt, fill: rgb("#a8431f"), data.brand)
#heading(level: 1, data.heading)
#if data.notice != none { text(fill: muted, data.notice) }
#v(8pt)
#grid(
  columns: (130pt, 1fr),
  row-gutter: 11pt,
  ..data.rows.map(((label, value)) => (text(fill: muted, label), align(left, user-text(value)))).flatten(),
)
#if data.note != none {
  v(6pt)
  heading(level: 2, "Note")
  block(width: 100%, user-text(data.note))
}
#v(16pt)
#text(size: 9pt, fill: muted)[Offer #data.offerId. The attached terms.json contains the same terms exactly as they were entered.]
#pdf.attach(
  "terms.json",
  bytes(data.rawTerms),
  mime-type: "application/json",
  relationship: "data",
  description: "The terms exactly as they were entered",
)
`;

/** Formats an expiry as `2027-02-28 23:59 UTC-8`, on the day that the screens show. */
const formatExpiry = (instant: string): string => {
  const local = new Date(Date.parse(instant) - DEADLINE_ZONE.behindUtcMs).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 16)} ${DEADLINE_ZONE.name}`;
};

/** Formats a timestamp as `2027-02-28 15:04 UTC`. */
const formatUtcTime = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;

const formatMonthlyPay = (facts: DocumentFacts): string => `US$${averageMonthlyPay(facts).toLocaleString('en-US')}`;

/** Returns the last row: the acceptance time, or the deadline of an open offer. */
const answerRow = ({ acceptedAt, expiresAt, candidateName }: DocumentFacts): [label: string, value: string] =>
  acceptedAt === null
    ? ['Valid until', formatExpiry(expiresAt)]
    : ['Accepted', `${formatUtcTime(acceptedAt)}, by ${candidateName}`];

const documentRows = (facts: DocumentFacts): [label: string, value: string][] => [
  ['Company', facts.companyName],
  ['Professional', facts.candidateName],
  ['Position', facts.jobTitle],
  ['Rate', `US$${facts.hourlyRate} an hour`],
  ['Hours', `${facts.hoursPerWeek} a week`],
  ['Monthly average', `${formatMonthlyPay(facts)} (hours a week × rate × 52 / 12)`],
  ['Type', facts.employmentType],
  ['Start', facts.startDate],
  ['End', facts.endDate ?? 'no end date'],
  ['Offered', `${formatUtcTime(facts.sentAt)}, version ${facts.version}`],
  answerRow(facts),
];

/** Renders the document. Rejects with `unavailable` if too many documents are waiting to be rendered. */
export const printOfferDocument = async (facts: DocumentFacts): Promise<OfferDocument> => {
  const isAccepted = facts.acceptedAt !== null;
  const heading = isAccepted ? 'Accepted offer' : 'Offer';
  const data = {
    title: `${heading}: ${facts.jobTitle}`,
    heading,
    notice: isAccepted ? null : 'This offer has not been accepted.',
    brand: brand.name,
    rows: documentRows(facts),
    note: facts.note,
    offerId: facts.offerId,
    rawTerms: `${JSON.stringify(facts, null, 2)}\n`,
  };
  const printed = await offerPrinter.print({
    template: TEMPLATE,
    data,
    boldTexts: [],
    at: facts.acceptedAt ?? facts.sentAt,
  });
  if ('unprintable' in printed) return printed;
  return { content: printed.pdf, sha256: createHash('sha256').update(printed.pdf).digest('hex') };
};
