/** Dates of positions and education keep their stated precision in forms, the database, JSON Resume and the PDF. */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { resumes } from '#features/resumes/server/resumes.service.ts';
import { isBefore } from '#shared/partial-date.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { Candidate } from './candidates.contract.ts';
import { profileValues } from './client/public/profile-values.ts';
import { profilePrinter } from './server/profile-pdf.ts';

const MINE = '/api/candidates/my-profile';
const world = useTestApp();
afterAll(() => {
  resumes.stop();
  profilePrinter.stop();
});

interface Span {
  start: string;
  end: string | null;
}
/** Years and months that are in the past on any machine's clock. */
const date = fc
  .tuple(fc.integer({ min: 1960, max: 2024 }), fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }))
  .map(([year, month]) => (month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`));
const span: fc.Arbitrary<Span> = fc
  .tuple(date, fc.option(date, { nil: null, freq: 4 }))
  .map(([start, end]) => (end !== null && isBefore(end, start) ? { start: end, end: start } : { start, end }));

const NAMES = ['Bookkeeper', 'Accountant', 'Nurse'];
const buildProfile = (spans: readonly Span[]) => ({
  bio: 'I keep the books of small firms.',
  positions: spans.map((dates, index) => ({ title: NAMES[index] ?? '', company: 'Aroeira', ...dates, summary: null })),
  education: spans.map(({ start, end }, index) => ({
    school: 'Universidad del Valle',
    degree: `BSc in ${NAMES[index]}`,
    field: null,
    start,
    end: end ?? start,
  })),
});

const formatSpans = (entries: readonly { start: string | null; end: string | null }[]) =>
  entries.map(({ start, end }) => `${start} – ${end}`).toSorted();

describe('the dates of a profile', { timeout: 120_000 }, () => {
  it('keep their precision through form, API, JSON Resume and PDF', async () => {
    const candidate = await world.candidate();
    await fc.assert(
      fc.asyncProperty(fc.array(span, { minLength: 1, maxLength: 3 }), async (spans) => {
        const sent = buildProfile(spans);
        expect((await candidate.patch(MINE, sent)).status).toBe(200);
        const profile: Candidate = (await candidate.get(MINE)).body;
        expect(formatSpans(profile.positions)).toEqual(formatSpans(sent.positions));
        expect(profile.education).toEqual(sent.education);

        const { positions, education } = (await candidate.patch(MINE, profileValues(profile))).body;
        expect({ positions, education }).toEqual({ positions: profile.positions, education: profile.education });

        const { body } = await candidate.get(`${MINE}/export?format=json-resume`);
        const exported = [...body.work, ...body.education].map(({ startDate, endDate = null }) => ({
          start: startDate,
          end: endDate,
        }));
        expect(formatSpans(exported)).toEqual(formatSpans([...profile.positions, ...profile.education]));

        const { bytes } = await candidate.request({ method: 'GET', url: `${MINE}/export?format=pdf` });
        expect(formatSpans((await resumes.read(bytes)).positions)).toEqual(formatSpans(profile.positions));
      }),
      { numRuns: 12 },
    );
  });
});
