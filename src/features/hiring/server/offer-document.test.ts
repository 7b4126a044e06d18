import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type DocumentFacts, makeDocument } from './offer-document.ts';
import { documentOf } from './offer-documents.ts';

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
  acceptedAt: '2027-01-03T10:20:30.400Z',
};

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text;
};

/** What stands in the stream of the attached file. */
const attachedTerms = (bytes: Uint8Array): unknown => {
  const pdf = Buffer.from(bytes);
  const start = pdf.indexOf('stream\n', pdf.indexOf('/EmbeddedFile')) + 'stream\n'.length;
  return JSON.parse(inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream', start))).toString('utf8'));
};

describe('the document of an accepted offer', () => {
  it('prints the parties and the terms, with the letters of Spanish and Portuguese', async () => {
    const text = await textOf(await makeDocument(FACTS));
    for (const said of [
      'Niño & Irmãos Construção',
      'José Ávila Peña',
      'US$28 an hour',
      '30 a week',
      '2027-08-31',
      'open',
      'version 2',
      '2027-01-03 10:20 UTC',
      'Mañana “hola” — €5.',
      'Ação.',
    ])
      expect(text).toContain(said);
  });

  it('is the same bytes for the same facts, and other bytes for others', async () => {
    const [one, same, other] = await Promise.all([
      documentOf(FACTS),
      documentOf(FACTS),
      documentOf({ ...FACTS, hourlyRate: 29 }),
    ]);
    expect(same).toEqual(one);
    expect(other.sha256).not.toBe(one.sha256);
    expect(one.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('carries every sign of the terms as it was written, also those it cannot print', async () => {
    const facts = { ...FACTS, candidateName: 'Łukasz 山田', note: 'תודה 😀' };
    const bytes = await makeDocument(facts);
    expect(attachedTerms(bytes)).toEqual(facts);
    expect(await textOf(bytes)).toContain('?ukasz ??');
  });

  it('takes the longest note', async () => {
    const bytes = await makeDocument({ ...FACTS, note: 'word '.repeat(2_000) });
    expect((await getDocumentProxy(bytes.slice())).numPages).toBeGreaterThan(1);
  });
});
