/**
 * Compares cached list rows with new ones: after any change, a list returns the same rows as it would without a cache. Lists with explanations
 * and newly started apps use no cached rows.
 */
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import type { ListedCandidate } from '#features/candidates/candidates.contract.ts';
import { renameCandidate } from '#features/candidates/server/candidates.service.ts';
import { candidates, shortlists } from '#features/candidates/server/candidates.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { verifications } from '#features/verifications/server/verifications.tables.ts';
import { type CandidateClient, type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { createApp } from './create-app.ts';

const world = useTestApp();

const LISTS = ['sort=newest', 'sort=rate', 'sort=match', 'sort=newest&skills=react', 'sort=newest&q=prueba&limit=3'];

const SKILLS = [['React', 'Node.js'], ['Excel'], ['React', 'Excel', 'QuickBooks', 'Payroll', 'Bookkeeping', 'English']];
const BIO_SENTENCE = 'I build and keep web shops, ¡también con niños!, and answer their "customers"\n\\ each day. ';

let freshApp: FastifyInstance | null = null;

afterEach(async () => {
  await freshApp?.close();
  freshApp = null;
});

/** Requests a list from a newly started app, and returns its text. */
const requestFresh = async (company: CompanyClient, path: string): Promise<string> => {
  const { platform, hub, matches } = world;
  freshApp = await createApp({ platform, hub, matches, documents: null, migrationsFolder: MIGRATIONS_FOLDER });
  const headers = { host: 'localhost:3000', cookie: company.cookie };
  const response = await freshApp.inject({ method: 'GET', url: path, headers });
  await freshApp.close();
  freshApp = null;
  return response.body;
};

/** Removes the explanation from a row of the list with explanations. */
const withoutExplanation = (row: ListedCandidate): ListedCandidate => {
  if (row.compatibility === null) return row;
  const { score, band, jobId, confidence, headline } = row.compatibility;
  return { ...row, compatibility: { score, band, jobId, confidence, headline } };
};

/** Reads every list with and without the cache. */
const readBothWays = async (company: CompanyClient) => {
  const cached: unknown[] = [];
  const fresh: unknown[] = [];
  for (const list of LISTS) {
    const path = `/api/candidates/browse?${list}&includeHired=true`;
    const response = await company.get(path);
    const explained = await company.get(`${path}&explain=true`);
    const link = explained.headers.link?.toString().replace('&explain=true', '');
    cached.push([list, response.status, response.body, response.headers.link, response.headers['content-type']]);
    fresh.push([list, 200, explained.body.map(withoutExplanation), link, explained.headers['content-type']]);
  }
  return { cached, fresh };
};

interface Scene {
  company: CompanyClient;
  people: CandidateClient[];
  jobIds: string[];
}

const createScene = async (): Promise<Scene> => {
  const company = await world.company();
  const people: CandidateClient[] = [];
  for (const [index, skills] of SKILLS.entries()) {
    people.push(
      await world.candidate({ skills, jobTitle: `Role ${index}`, hourlyRate: index === 1 ? null : 10 * index + 10 }),
    );
  }
  const jobIds: string[] = [];
  for (const requiredSkills of SKILLS.slice(0, 2)) {
    jobIds.push((await world.build.job({ companyId: company.company.id, requiredSkills })).id);
  }
  return { company, people, jobIds };
};

type Change = (scene: Scene, index: number, value: number) => Promise<unknown>;

const personAt = ({ people }: Scene, index: number): CandidateClient => {
  const person = people[index % people.length];
  if (person === undefined) throw new Error('There is no person');
  return person;
};

const jobAt = ({ jobIds }: Scene, index: number): string => jobIds[index % jobIds.length] ?? '';

const shortlistKey = (scene: Scene, index: number) => ({
  companyId: scene.company.company.id,
  candidateId: personAt(scene, index).candidate.id,
});

/** Changes to everything that a row shows. Each makes a call or the same write as the feature. */
const CHANGES: Record<string, Change> = {
  profile: (scene, index, value) =>
    personAt(scene, index).patch('/api/candidates/my-profile', {
      jobTitle: `Developer ${value % 4}`,
      skills: SKILLS[value % 3],
      bio: BIO_SENTENCE.repeat(value % 7),
      hourlyRate: value % 5 === 0 ? null : 5 + (value % 60),
    }),
  openToWork: (scene, index, value) =>
    personAt(scene, index).patch('/api/candidates/my-profile', { openToWork: value % 2 === 0 }),
  name: (scene, index, value) => {
    const [firstName, lastName] = ['José', `Prueba ${value % 5}`];
    return world.db.transaction(async (tx) => {
      const { user } = personAt(scene, index);
      await tx.update(users).set({ firstName, lastName }).where(eq(users.id, user.id));
      await renameCandidate(tx, user.id, `${firstName} ${lastName}`);
    });
  },
  photo: (scene, index, value) =>
    world.db
      .update(users)
      .set({ profileImageUrl: value % 2 === 0 ? null : `/api/photos/${value}` })
      .where(eq(users.id, personAt(scene, index).user.id)),
  listed: (scene, index, value) =>
    world.db
      .update(candidates)
      .set({ isListed: value % 3 !== 0 })
      .where(eq(candidates.id, personAt(scene, index).candidate.id)),
  verified: (scene, index, value) =>
    world.db.execute(sql`insert into ${verifications} (id, user_id, kind, subject_key, status, verified_at, expires_at)
      values (gen_random_uuid(), ${personAt(scene, index).user.id}, ${value % 2 === 0 ? 'identity' : 'english'}, '', 'verified', now() - interval '1 hour',
        ${value % 3 === 0 ? sql`null` : sql`now() + interval '1 day'`})`),
  expired: (scene, index) =>
    world.db
      .update(verifications)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(verifications.userId, personAt(scene, index).user.id)),
  revoked: (scene, index) =>
    world.db
      .update(verifications)
      .set({ status: 'revoked' })
      .where(eq(verifications.userId, personAt(scene, index).user.id)),
  shortlist: (scene, index, value) =>
    scene.company.post('/api/shortlists', {
      candidateId: personAt(scene, index).candidate.id,
      ...(value % 2 === 0 ? { notes: 'Call them' } : {}),
    }),
  notes: (scene, index, value) =>
    world.db
      .update(shortlists)
      .set({ notes: value % 2 === 0 ? null : 'Call them' })
      .where(eq(shortlists.candidateId, shortlistKey(scene, index).candidateId)),
  removeFromShortlist: (scene, index) => scene.company.delete(`/api/shortlists/${personAt(scene, index).candidate.id}`),
  job: (scene, index, value) =>
    scene.company.patch(`/api/jobs/${jobAt(scene, index)}`, {
      title: `Wanted ${value % 3}`,
      requiredSkills: SKILLS[value % 3],
      hourlyBudget: 10 + (value % 50),
    }),
  jobState: (scene, index, value) =>
    world.db
      .update(jobs)
      .set({ status: value % 2 === 0 ? 'open' : 'paused' })
      .where(eq(jobs.id, jobAt(scene, index))),
  newJob: async (scene, _index, value) => {
    const { id } = await world.build.job({
      companyId: scene.company.company.id,
      title: `Another ${value}`,
      requiredSkills: SKILLS[value % 3] ?? [],
    });
    scene.jobIds.push(id);
  },
  hired: async (scene, index, value) => {
    const { candidateId, companyId } = shortlistKey(scene, index);
    await world.db.delete(applications).where(eq(applications.candidateId, candidateId));
    if (value % 2 === 0) return;
    await world.build.application({ jobId: jobAt(scene, 0), companyId, candidateId, status: 'hired' });
  },
};

const change = fc.record({
  what: fc.constantFrom(...Object.keys(CHANGES)),
  index: fc.nat(2),
  value: fc.nat(100),
});

describe('cached rows', () => {
  it('equal new rows after any changes', async () => {
    const scene = await createScene();
    await readBothWays(scene.company);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        for (const { what, index, value } of changes) await CHANGES[what]?.(scene, index, value);
        const { cached, fresh } = await readBothWays(scene.company);
        expect(cached).toEqual(fresh);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  }, 300_000);

  it('reflect each kind of change', async () => {
    const scene = await createScene();
    await readBothWays(scene.company);
    for (const [what, make] of Object.entries(CHANGES)) {
      for (const value of [1, 2]) {
        await make(scene, value, value);
        const { cached, fresh } = await readBothWays(scene.company);
        expect([what, cached]).toEqual([what, fresh]);
      }
    }
  }, 300_000);

  it('equal the rows of a newly started app', async () => {
    const scene = await createScene();
    await scene.company.get('/api/candidates/browse?sort=newest&includeHired=true');
    for (const what of ['profile', 'openToWork', 'verified', 'shortlist', 'hired', 'job'])
      await CHANGES[what]?.(scene, 0, 1);
    for (const list of LISTS) {
      const path = `/api/candidates/browse?${list}&includeHired=true`;
      const { text } = await scene.company.get(path);
      expect(text).toBe(await requestFresh(scene.company, path));
    }
  }, 60_000);

  it("equal new rows in a company's first list after another company's list has read the same profiles", async () => {
    const scene = await createScene();
    const other = await world.company();
    await world.build.job({ companyId: other.company.id, requiredSkills: ['QuickBooks'], title: 'Contadora' });
    await CHANGES.profile?.(scene, 0, 6);
    const path = '/api/candidates/browse?sort=newest&includeHired=true';
    const own = await scene.company.get(path);
    const first = await other.get(path);
    const second = await other.get(path);
    expect(first.text).not.toBe(own.text);
    expect(second.text).toBe(first.text);
    expect(first.text).toBe(await requestFresh(other, path));
  }, 60_000);

  it('do not leak shortlists, notes, hires and scores between companies', async () => {
    const scene = await createScene();
    const other = await world.company();
    await world.build.job({ companyId: other.company.id, requiredSkills: ['QuickBooks'] });
    for (const what of ['shortlist', 'hired']) await CHANGES[what]?.(scene, 0, 1);
    await CHANGES.shortlist?.(scene, 1, 2);
    for (const company of [scene.company, other]) {
      const { cached, fresh } = await readBothWays(company);
      expect(cached).toEqual(fresh);
    }
    const { body } = await other.get('/api/candidates/browse?sort=newest&includeHired=true');
    const marks = body.map(({ isShortlisted, hasShortlistNotes, isHired }: ListedCandidate) => [
      isShortlisted,
      hasShortlistNotes,
      isHired,
    ]);
    expect(marks).toEqual(SKILLS.map(() => [undefined, undefined, undefined]));
  }, 60_000);

  it('are correct for a chosen job that is too old to be scored by default', async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const { candidate } = await world.candidate({ skills: ['QuickBooks'] });
    const createdAt = '2026-01-01T00:00:00.000Z';
    const oldest = await world.build.job({ companyId, requiredSkills: ['QuickBooks'], createdAt });
    for (let count = 0; count < 50; count++) await world.build.job({ companyId, requiredSkills: ['Excel'] });
    for (const sort of ['newest', 'match']) {
      const path = `/api/candidates/browse?sort=${sort}`;
      const listForOldest = () => company.get(`${path}&jobId=${oldest.id}`);
      expect((await listForOldest()).body).toMatchObject([{ id: candidate.id, compatibility: { jobId: oldest.id } }]);
      const { body } = await company.get(path);
      expect(body[0].compatibility.jobId).not.toBe(oldest.id);
    }
    await company.patch(`/api/jobs/${oldest.id}`, { status: 'paused' });
    expect((await company.get(`/api/candidates/browse?sort=newest&jobId=${oldest.id}`)).status).toBe(404);
  }, 60_000);

  it('are not mixed up between concurrent requests from several companies', async () => {
    const scene = await createScene();
    const companies = [scene.company, await world.company(), await world.company()];
    const requesters = Array.from({ length: 10 }, () => companies).flat();
    await CHANGES.shortlist?.(scene, 0, 1);
    const path = '/api/candidates/browse?sort=newest&includeHired=true';
    const expected: unknown[] = [];
    for (const company of companies) expected.push((await company.get(path)).body);
    const responses = await Promise.all(requesters.map((company) => company.get(path)));
    expect(responses.map(({ body }) => body)).toEqual(
      requesters.map((company) => expected[companies.indexOf(company)]),
    );
  }, 60_000);
});
