/**
 * What a model of titles does to scores and what it cannot do to them, on a real database and beside a real local server.
 */
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseCandidate } from '#features/candidates/server/candidates.service.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { MEASURED_TITLES } from '#features/matching/server/meaning.service.ts';
import { rowsOf } from '#server/db/database.ts';
import { dueQuery, placeBefore } from '#server/db/meaning-rows.ts';
import { createEmbed, EmbeddingsError } from '#server/embeddings.ts';
import type { EmbeddingsEnv } from '#server/env.ts';
import { answering, type ModelServer, startModelServer, vectorOf } from '#testing/model-server.ts';
import { copyManyTimes } from '#testing/plans.ts';
import { useTestApp } from '#testing/test-app.ts';
import { compareByModel, createEmbedding } from './embedding.ts';
import { rekeyAll } from './rekeying.ts';

const world = useTestApp();
const NEVER = new AbortController().signal;
const SECRET = 'sk-not-for-the-log';
/** Long enough for a busy machine. */
const PATIENT_MS = 15_000;
const SEVEN = ['skills', 'title', 'experience', 'rate', 'timezone', 'availability', 'text'];

let server: ModelServer;
let env: EmbeddingsEnv;
let timeoutMs: number;

beforeEach(async () => {
  server = await startModelServer();
  env = { url: server.url, model: 'a-model', key: SECRET };
  timeoutMs = PATIENT_MS;
  compareByModel(env);
});

afterEach(async () => {
  compareByModel(null);
  await server.close();
});

const pass = (model = env, signal = NEVER) => createEmbedding(world.db, createEmbed(model, timeoutMs))(signal);

/** The texts the model was asked about, without those it was measured on. */
const askedAbout = (): string[] => {
  const isMeasured = (input: string[]) => input.join() === MEASURED_TITLES.join();
  return server.requests.flatMap(({ input }) => (isMeasured(input) ? [] : input)).toSorted();
};

interface Scored {
  compatibilityScore: number;
  compatibility: { factors: { factor: string; score: number; weight: number }[] };
}

const namesOf = ({ compatibility }: Scored): string[] => compatibility.factors.map(({ factor }) => factor);

/** Two titles of one occupation in two languages, and little else in common. */
const pair = async () => {
  const company = await world.company();
  const candidate = await world.candidate({ jobTitle: 'joiner', skills: ['Excel', 'Node.js'] });
  const job = await world.build.job({ companyId: company.company.id, title: 'carpintero' });
  const one = async (path: string): Promise<Scored> => (await company.get(path)).body;
  const first = async (client: typeof company | typeof candidate, path: string): Promise<Scored> =>
    (await client.get(path)).body[0];
  return {
    company,
    candidate,
    job,
    score: () => one(`/api/candidates/${candidate.candidate.id}`),
    /** The same pair wherever it is shown. */
    everywhere: () =>
      Promise.all([
        one(`/api/candidates/${candidate.candidate.id}`),
        first(company, '/api/candidates/browse'),
        first(company, '/api/candidates/browse?sort=newest'),
        first(company, `/api/candidates/compare?ids=${candidate.candidate.id}`),
        first(candidate, '/api/jobs/browse'),
        candidate.get(`/api/jobs/${job.id}`).then(({ body }): Scored => body),
        first(candidate, '/api/my-applications'),
        first(company, `/api/applications?jobId=${job.id}&sort=match`),
      ]),
  };
};

const rowOf = async (id: string) => {
  const [row] = await world.db.select().from(candidates).where(eq(candidates.id, id));
  if (row === undefined) throw new Error('The candidate is gone');
  return row;
};

describe('a model of titles', () => {
  it('adds one factor and leaves the scores of the other seven', async () => {
    const { score } = await pair();
    const before = await score();
    expect(namesOf(before)).toEqual(SEVEN);

    expect(await pass()).toEqual({ candidates: 1, jobs: 1 });

    const after = await score();
    expect(namesOf(after)).toEqual([...SEVEN, 'meaning']);
    const scores = ({ compatibility }: Scored) => compatibility.factors.slice(0, 7).map((one) => one.score);
    expect(scores(after)).toEqual(scores(before));
    expect(after.compatibility.factors[7]).toMatchObject({ score: 100, weight: expect.any(Number) });
    expect(after.compatibility.factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    expect(after.compatibilityScore).toBeGreaterThan(before.compatibilityScore);
  });

  it('gives a pair the same score everywhere, also where it was shown before', async () => {
    const { company, candidate, job, everywhere } = await pair();
    const ids = { companyId: company.company.id, jobId: job.id, candidateId: candidate.candidate.id };
    await world.build.application(ids);
    const before = await everywhere();
    expect(new Set(before.map(({ compatibilityScore }) => compatibilityScore)).size).toBe(1);
    await pass();
    const after = await everywhere();
    expect(after.map(namesOf)).toEqual(after.map(() => [...SEVEN, 'meaning']));
    expect(new Set(after.map(({ compatibilityScore }) => compatibilityScore)).size).toBe(1);
    expect(JSON.stringify(after)).not.toMatch(/meaningKey|meaningOf|"meaning":/);
  });

  it('is asked about titles alone, each once, with the key and nothing of who somebody is', async () => {
    const companyId = (await world.build.company()).id;
    for (const title of ['chef', 'chef', 'Night  nurse']) await world.build.job({ companyId, title });
    await world.build.candidate({ jobTitle: 'Cook, 34 years old, ana@mail.example', bio: 'Name: Ana Prueba' });
    await world.build.candidate({ jobTitle: 'Name: Ana Prueba' });
    await pass();
    expect(askedAbout()).toEqual(['Cook, ,', 'Night nurse', 'chef']);
    const senders = server.requests.map(({ model, authorization }) => `${model} ${authorization}`);
    expect(new Set(senders)).toEqual(new Set([`a-model Bearer ${SECRET}`]));
    expect(await pass()).toEqual({ candidates: 0, jobs: 0 });
    expect(askedAbout()).toHaveLength(3);
  });

  it('does its part once, however many processes pass at once', async () => {
    const companyId = (await world.build.company()).id;
    for (let number = 0; number < 120; number += 1) await world.build.job({ companyId, title: `chef ${number}` });
    await Promise.all([pass(), pass(), pass()]);
    expect(await world.db.$count(jobs, sql`meaning_of = meaning_key and octet_length(meaning) = 31`)).toBe(120);
    expect(await pass()).toEqual({ candidates: 0, jobs: 0 });
  });

  it('leaves nothing of a deleted account', async () => {
    const { candidate, user } = await world.candidate({ jobTitle: 'joiner' });
    await pass();
    expect((await rowOf(candidate.id)).meaning).not.toBeNull();
    await world.db.transaction((tx) => eraseCandidate(tx, user.id));
    await rekeyAll(world.db, NEVER);
    expect(await pass()).toEqual({ candidates: 0, jobs: 0 });
    expect(await rowOf(candidate.id)).toMatchObject({ meaning: null, meaningOf: null, meaningKey: null });
  });
});

describe('without a model', () => {
  it('stored vectors count for nothing: scores are what they were, and no row is due', async () => {
    compareByModel(null);
    const { everywhere } = await pair();
    const before = await everywhere();
    compareByModel(env);
    await rekeyAll(world.db, NEVER);
    await pass();
    expect(await everywhere()).not.toEqual(before);
    compareByModel(null);
    expect(await everywhere()).toEqual(before);
    await rekeyAll(world.db, NEVER);
    expect(await everywhere()).toEqual(before);
    expect(await world.db.$count(candidates, sql`meaning_key is not null`)).toBe(0);
  });
});

describe('a title that is changed', () => {
  it('has no meaning from the same moment on, and its new one after the pass', async () => {
    const { candidate, score } = await pair();
    await pass();
    await candidate.patch('/api/candidates/my-profile', { jobTitle: 'chef' });
    expect(namesOf(await score())).toEqual(SEVEN);
    expect(await pass()).toEqual({ candidates: 1, jobs: 0 });
    expect((await score()).compatibility.factors[7]).toMatchObject({ factor: 'meaning', score: 0 });
  });

  it('is asked about no more where something else is changed', async () => {
    const { company, candidate, job, score } = await pair();
    await pass();
    await candidate.patch('/api/candidates/my-profile', { bio: 'I build tables.', skills: ['Carpentry'] });
    await company.patch(`/api/jobs/${job.id}`, { hourlyBudget: 50 });
    expect(namesOf(await score())).toEqual([...SEVEN, 'meaning']);
    expect(await pass()).toEqual({ candidates: 0, jobs: 0 });
  });

  it('while the model thinks gets no vector of what it was', async () => {
    const { candidate, score } = await pair();
    server.answer = async (request, response) => {
      if (request.input.includes('joiner') && request.input.length === 1) {
        await candidate.patch('/api/candidates/my-profile', { jobTitle: 'chef' });
      }
      await answering((text) => vectorOf(text))(request, response);
    };
    await pass();
    // Passes begin anywhere: a change that falls behind the place that one has come to is for the next.
    await pass();
    expect(namesOf(await score())).toEqual([...SEVEN, 'meaning']);
    expect((await score()).compatibility.factors[7]?.score).toBe(0);
    expect(askedAbout()).toEqual(['carpintero', 'chef', 'joiner']);
  });
});

describe('another model', () => {
  it('is not compared with the one before, and takes its place once all keys are derived anew', async () => {
    const { score } = await pair();
    await pass();
    const other = { ...env, model: 'another-model' };
    server.answer = answering((text) => [...vectorOf(text), 0, 0]);
    compareByModel(other);
    expect(namesOf(await score())).toEqual(SEVEN);
    await rekeyAll(world.db, NEVER);
    expect(await pass(other)).toEqual({ candidates: 1, jobs: 1 });
    expect(namesOf(await score())).toEqual([...SEVEN, 'meaning']);
  });

  it('that another process is configured with is left to that process', async () => {
    const { score } = await pair();
    compareByModel({ ...env, url: 'http://127.0.0.1:9/v1/embeddings' });
    expect(await pass()).toEqual({ candidates: 0, jobs: 0 });
    expect(namesOf(await score())).toEqual(SEVEN);
    expect(server.requests).toEqual([]);
  });
});

describe('a model that fails', () => {
  const json = (status: number, body: unknown) => () => {
    server.answer = (_request, response) => {
      response.statusCode = status;
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  };
  const vectors = (embed: (text: string) => readonly unknown[]) => () => {
    server.answer = answering(embed);
  };

  const tooSlow = () => {
    timeoutMs = 500;
    server.answer = () => {};
  };

  it.each<[string, () => void, RegExp]>([
    ['is down', () => void (env = { ...env, url: 'http://127.0.0.1:9/v1/embeddings' }), /^It could not be reached/],
    ['answers 500', json(500, 'joiner'), /^It answered 500$/],
    ['answers 429', json(429, {}), /^It answered 429$/],
    ['answers something else', json(200, '<html>joiner</html>'), /^The answer does not hold/],
    ['answers without vectors', json(200, { data: [] }), /^The answer does not hold/],
    ['answers in words', vectors(() => ['joiner']), /^The answer does not hold/],
    ['answers with nothing in them', vectors(() => [0, 0]), /^The answer does not hold/],
    [
      'answers at different lengths',
      vectors((text) => Array.from({ length: text.length }, () => 1)),
      /^The answer does not hold/,
    ],
    ['sees no difference', vectors(() => [1, 1]), /^It does not tell titles .* apart$/],
    [
      'leads elsewhere',
      () => void (server.answer = (_, response) => response.writeHead(307, { location: '/' }).end()),
      /^It could not/,
    ],
    ['is too slow', tooSlow, /^No answer within 500 ms$/],
  ])('and %s changes no score, and says why without a word of what it was asked', async (_what, fail, reason) => {
    const { everywhere } = await pair();
    const before = await everywhere();
    fail();
    compareByModel(env);
    await rekeyAll(world.db, NEVER);
    const error = await pass().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EmbeddingsError);
    expect((error as Error).message).toMatch(reason);
    expect(String((error as Error).stack)).not.toMatch(/joiner|carpintero|sk-not|127\.0\.0\.1/);
    expect(await everywhere()).toEqual(before);
  });

  it('on one title holds up no other', async () => {
    const companyId = (await world.build.company()).id;
    for (let number = 0; number < 60; number += 1) await world.build.job({ companyId, title: `chef ${number}` });
    server.answer = (request, response) => {
      if (request.input.includes('chef 7')) response.writeHead(400).end();
      else void answering((text) => vectorOf(text))(request, response);
    };
    const embedAll = createEmbedding(world.db, createEmbed(env, timeoutMs));
    for (let tries = 0; tries < 3; tries += 1) await embedAll(NEVER).catch(() => {});
    const left = await world.db.$count(jobs, sql`meaning_of is null`);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(50);
  });
});

describe('the look for rows that are due', () => {
  it('reads neither table', { timeout: 60_000 }, async () => {
    await world.build.job();
    await world.build.candidate();
    await pass();
    await copyManyTimes(world.db);
    for (const after of [null, placeBefore(-5)]) {
      for (const query of [dueQuery(candidates, candidates.jobTitle, after), dueQuery(jobs, jobs.title, after)]) {
        const plan = rowsOf<object>(await world.db.execute(sql`explain ${query}`));
        expect(JSON.stringify(plan)).toMatch(/Index.* Scan using (?:candidates|jobs)_meaning_due_idx/);
      }
    }
  });
});
