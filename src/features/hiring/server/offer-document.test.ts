import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { type DocumentFacts, offerPrinter, printOfferDocument } from './offer-document.ts';

afterAll(() => offerPrinter.stop());

const FACTS: DocumentFacts = {
  offerId: '0198f3a2-7c11-7d50-8a3e-2f9d5b1c4e60',
  version: 2,
  companyName: 'Niño & Irmãos Construção',
  candidateName: 'José Ávila Peña',
  jobTitle: 'Accountant',
  hourlyRate: 28,
  hoursPerWeek: 30,
  employmentType: 'part-time',
  startDate: '2027-08-31',
  endDate: null,
  note: 'Mañana “hola” — €5.\nAção.',
  sentAt: '2027-01-02T03:04:05.006Z',
  expiresAt: '2027-01-16T03:04:05.006Z',
  acceptedAt: '2027-01-03T10:20:30.400Z',
};

const createDocument = async (facts: DocumentFacts) => {
  const document = await printOfferDocument(facts);
  if ('unprintable' in document) throw new Error(`Not printed: ${document.unprintable.join(' ')}`);
  return document;
};

/** Loads the PDF. Suppresses warnings about fonts that contain only a space. */
const openPdf = (bytes: Uint8Array) => getDocumentProxy(bytes.slice(), { verbosity: 0 });

const readPdfText = async (bytes: Uint8Array): Promise<string> =>
  (await extractText(await openPdf(bytes), { mergePages: true })).text;

/** Missing from the library's types. */
interface WithFiles {
  getAttachments(): Promise<Map<string, unknown>>;
  getAttachmentContent(name: string): Promise<Uint8Array>;
}

const readAttachedTerms = async (bytes: Uint8Array): Promise<unknown> => {
  const pdf = (await openPdf(bytes)) as unknown as WithFiles;
  await pdf.getAttachments();
  return JSON.parse(Buffer.from(await pdf.getAttachmentContent('terms.json')).toString('utf8'));
};

describe('the document of an offer', () => {
  it('shows the parties and the terms, including Spanish and Portuguese letters', async () => {
    const text = await readPdfText((await createDocument(FACTS)).content);
    for (const phrase of [
      'Niño & Irmãos Construção',
      'José Ávila Peña',
      'US$28 an hour',
      '30 a week',
      'US$3,640',
      '2027-08-31',
      'no end date',
      'Monthly average',
      'version 2',
      '2027-01-03 10:20 UTC',
      'Mañana “hola” — €5.',
      'Ação.',
    ])
      expect(text).toContain(phrase);
  });

  it('states before acceptance that the offer has not been accepted, and when it expires', async () => {
    const text = await readPdfText((await createDocument({ ...FACTS, acceptedAt: null })).content);
    for (const phrase of ['This offer has not been accepted.', 'Valid until', '2027-01-15 19:04 UTC-8'])
      expect(text).toContain(phrase);
    expect(text).not.toMatch(/Accepted/);
    expect(await readPdfText((await createDocument(FACTS)).content)).not.toMatch(/not been accepted|Valid until/);
  });

  it('has identical bytes for identical facts, and different bytes for different facts', async () => {
    const [first, same, other] = await Promise.all([
      createDocument(FACTS),
      createDocument(FACTS),
      createDocument({ ...FACTS, hourlyRate: 29 }),
    ]);
    expect(same).toEqual(first);
    expect(other.sha256).not.toBe(first.sha256);
    expect(first.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('shows every name exactly, and attaches the exact terms', async () => {
    const facts = {
      ...FACTS,
      candidateName: 'Łukasz Nguyễn',
      companyName: '山田商店',
      note: 'At least ≥ 10 %, Наталія. 😀',
    };
    const { content } = await createDocument(facts);
    const text = await readPdfText(content);
    for (const phrase of ['Łukasz Nguyễn', 'by Łukasz Nguyễn', '山田商店', '≥ 10 %, Наталія. 😀'])
      expect(text).toContain(phrase);
    expect(await readAttachedTerms(content)).toEqual(facts);
  });

  it('is not generated if a character is missing from all fonts', async () => {
    expect(await printOfferDocument({ ...FACTS, candidateName: 'Jane \u{12000}' })).toEqual({
      unprintable: ['\u{12000}'],
    });
  });

  it('has room for the longest allowed note', async () => {
    const { content } = await createDocument({ ...FACTS, note: 'word '.repeat(2_000) });
    expect((await openPdf(content)).numPages).toBeGreaterThan(1);
  });
});
