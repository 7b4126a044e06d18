/**
 * Scores in lists have only a head by default, and the explanation on request. Also checks the size of a page when all texts have the maximum length.
 */
import { describe, expect, it } from 'vitest';
import { LIMITS, SHOWN } from '#shared/limits.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const HEAD = ['band', 'confidence', 'headline', 'jobId', 'score'];
const WHOLE_FOR_CANDIDATES = [
  ...HEAD,
  'factors',
  'improvements',
  'matchedSkills',
  'missingSkills',
  'relatedSkills',
].toSorted();
const WHOLE_FOR_COMPANIES = [...WHOLE_FOR_CANDIDATES, 'copied'].toSorted();

/** Creates a company and a candidate with data in every scored list: a job, an application, a shortlist entry and a saved job. */
const createPair = async () => {
  const company = await world.company();
  const candidate = await world.candidate();
  const companyId = company.company.id;
  const job = await world.build.job({ companyId });
  const saved = await world.build.job({ companyId, title: 'Nurse' });
  await world.build.application({ jobId: job.id, companyId, candidateId: candidate.candidate.id });
  await company.post('/api/shortlists', { candidateId: candidate.candidate.id });
  await candidate.put(`/api/saved-jobs/${saved.id}`);
  return { company, candidate, job };
};

type Row = Record<string, unknown> & { compatibilityScore: number; compatibility: Record<string, unknown> };
const loadRows = async (client: TestClient, path: string): Promise<Row[]> => {
  const { status, body } = await client.get(path);
  expect([path, status]).toEqual([path, 200]);
  expect(body.length, path).toBeGreaterThan(0);
  return body.map((row: Row & { candidate?: Row }) => (path.startsWith('/api/shortlists') ? row.candidate : row));
};

const COMPANY_LISTS = ['/api/candidates/browse', '/api/shortlists', '/api/applications'];
const CANDIDATE_LISTS = ['/api/jobs/browse', '/api/job-matches', '/api/saved-jobs', '/api/my-applications'];
const COMPANY_ORDERS = [
  '/api/candidates/browse?sort=newest',
  '/api/candidates/browse?sort=rate',
  '/api/shortlists?sort=match',
  '/api/applications?status=pending&sort=moved',
];
const CANDIDATE_ORDERS = ['/api/jobs/browse?sort=newest', '/api/jobs/browse?sort=budget'];

const withExplain = (path: string, explain: string) => `${path}${path.includes('?') ? '&' : '?'}explain=${explain}`;

describe('a scored list', () => {
  it('has the head of each score, and the explanation on request', async () => {
    const { company, candidate, job } = await createPair();
    const compared = `/api/candidates/compare?ids=${candidate.candidate.id}`;
    const ranked = `/api/applications?jobId=${job.id}&sort=match`;
    const lists = [
      ...[...COMPANY_LISTS, ...COMPANY_ORDERS, compared, ranked].map(
        (path) => [company, path, WHOLE_FOR_COMPANIES] as const,
      ),
      ...[...CANDIDATE_LISTS, ...CANDIDATE_ORDERS].map((path) => [candidate, path, WHOLE_FOR_CANDIDATES] as const),
    ];
    for (const [reader, path, whole] of lists) {
      for (const address of [path, withExplain(path, 'false')]) {
        for (const { compatibility, compatibilityScore } of await loadRows(reader, address)) {
          expect([address, Object.keys(compatibility).toSorted()]).toEqual([address, HEAD]);
          expect(compatibility.score).toBe(compatibilityScore);
        }
      }
      for (const { compatibility } of await loadRows(reader, withExplain(path, 'true'))) {
        expect([path, Object.keys(compatibility).toSorted()]).toEqual([path, whole]);
      }
    }
  });

  it('has the same head for both sides and on the page of the application', async () => {
    const { company, candidate, job } = await createPair();
    const [row] = await loadRows(company, '/api/applications');
    const page = (await company.get(`/api/applications/${String(row?.id)}`)).body.compatibility;
    expect(page).toMatchObject(row?.compatibility ?? {});
    expect(row?.compatibility.jobId).toBe(job.id);
    const [own] = await loadRows(candidate, '/api/my-applications');
    expect(own?.compatibility).toEqual(row?.compatibility);
  });

  it('rejects invalid values of "explain"', async () => {
    const { company, candidate } = await createPair();
    for (const path of COMPANY_LISTS) expect((await company.get(withExplain(path, 'yes'))).status, path).toBe(400);
    for (const path of CANDIDATE_LISTS) expect((await candidate.get(withExplain(path, 'yes'))).status, path).toBe(400);
  });
});

const LONG = 'Runs the books of small firms and closes each month on time. '.repeat(200).slice(0, LIMITS.text);
const SKILLS = Array.from({ length: LIMITS.skills }, (_, index) => `Bookkeeping ${index}`);

const countJsonBytes = (body: unknown): number => Buffer.byteLength(JSON.stringify(body));

describe('a page of 25 rows', () => {
  it('of candidates has at most 26 KB, with texts of any length', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id, title: 'Senior Bookkeeper for Small Firms' });
    for (let count = 0; count < LIMITS.pageDefault; count += 1) {
      await world.build.candidate({
        jobTitle: 'Senior Bookkeeper and Accountant',
        timezone: 'America/Argentina/Buenos_Aires',
        bio: LONG,
        skills: SKILLS,
        linkedinUrl: `https://www.linkedin.com/in/${'x'.repeat(500)}`,
      });
    }
    for (const sort of ['match', 'newest', 'rate']) {
      const { body } = await company.get(`/api/candidates/browse?sort=${sort}`);
      expect(body).toHaveLength(LIMITS.pageDefault);
      expect(countJsonBytes(body), sort).toBeLessThanOrEqual(LIMITS.listBytes.max);
      const { skills, skillCount } = body[0];
      expect(skills.length).toBeGreaterThanOrEqual(SHOWN.skillsOnCandidateCard);
      expect([skills, skillCount]).toEqual([SKILLS.slice(0, skills.length), SKILLS.length]);
      expect(LONG.startsWith(body[0].bio.slice(0, -1))).toBe(true);
      const whole = (await company.get(`/api/candidates/${body[0].id}`)).body;
      expect(whole).toMatchObject({ bio: LONG, skills: SKILLS });
    }
  });

  it('of jobs has at most 29 KB, with texts of any length and two lines of each description', async () => {
    const candidate = await world.candidate();
    const { id: companyId } = await world.build.company({ companyName: 'Bluebonnet Home Services', description: LONG });
    for (let count = 0; count < LIMITS.pageDefault; count += 1) {
      const values = {
        title: 'Senior Bookkeeper for Small Firms',
        timezone: 'America/New_York',
        requiredSkills: SKILLS,
      };
      const job = await world.build.job({ companyId, description: LONG, responsibilities: LONG, ...values });
      await candidate.put(`/api/saved-jobs/${job.id}`);
    }
    for (const path of ['/api/jobs/browse', '/api/jobs/browse?sort=newest', '/api/job-matches']) {
      const { body } = await candidate.get(path);
      expect(body).toHaveLength(LIMITS.pageDefault);
      expect(countJsonBytes(body), path).toBeLessThanOrEqual(LIMITS.listBytes.jobs);
      expect(body[0].description.length).toBeGreaterThan(LIMITS.jobTeaser - 20);
      expect(body[0]).toMatchObject({ skillCount: SKILLS.length });
      const whole = (await candidate.get(`/api/jobs/${body[0].id}`)).body;
      expect(whole).toMatchObject({ description: LONG, responsibilities: LONG, requiredSkills: SKILLS });
      expect(whole.company.description).toBe(LONG);
    }
  });
});
