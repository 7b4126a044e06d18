/** How the work beside the requests begins, waits, complains and ends while the model does what it likes. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { createLog } from '#server/log.ts';
import { type ModelServer, startModelServer } from '#testing/model-server.ts';
import { useTestApp } from '#testing/test-app.ts';
import { compareByModel, startEmbedding, waitAfter } from './embedding.ts';

const world = useTestApp();
const SECRET = 'sk-not-for-the-log';

let server: ModelServer;
let lines: string;

beforeEach(async () => {
  server = await startModelServer();
  lines = '';
  compareByModel({ url: server.url, model: 'a-model', key: SECRET });
});

afterEach(async () => {
  compareByModel(null);
  await server.close();
});

const start = (embeddings = { url: server.url, model: 'a-model', key: SECRET }) => {
  const destination = { write: (line: string) => void (lines += line) };
  const log = createLog('info', destination);
  return startEmbedding({ ...world.platform, env: { ...world.platform.env, embeddings }, log });
};

const countDue = () => world.db.$count(jobs, sql`meaning_key is distinct from meaning_of`);
const whenAsked = () => expect.poll(() => server.requests.length, { timeout: 10_000 }).toBeGreaterThan(0);

it('begins soon after the start, says once what it wrote, and stops', async () => {
  const job = await world.build.job({ title: 'joiner' });
  const embedding = start();
  await expect.poll(countDue, { timeout: 10_000 }).toBe(0);
  await expect.poll(() => lines, { timeout: 10_000 }).toContain('titles embedded');
  await embedding.stop();
  expect(JSON.parse(lines)).toMatchObject({ candidates: 0, jobs: 1 });
  expect(lines).not.toContain(job.title);
});

it('says that it failed in one line without a title, the key or the address, and goes on', async () => {
  const { title } = await world.build.job({ title: 'joiner' });
  server.answer = (request, response) => response.writeHead(500).end(JSON.stringify(request));
  const embedding = start();
  await expect.poll(() => lines, { timeout: 10_000 }).toContain('not embedded');
  await embedding.stop();
  expect(JSON.parse(lines)).toMatchObject({ level: 40, reason: 'It answered 500' });
  for (const unsaid of [title, SECRET, server.url]) expect(lines).not.toContain(unsaid);
  expect(server.requests).toHaveLength(1);
});

it('ends at once when it is told to while the model thinks, and calls that no failure', async () => {
  await world.build.job({ title: 'joiner' });
  server.answer = () => {};
  const embedding = start();
  await whenAsked();
  const asked = performance.now();
  await embedding.stop();
  expect(performance.now() - asked).toBeLessThan(2_000);
  expect(lines).toBe('');
});

it('waits twice as long after every failure, up to a quarter of an hour, and as ever once it works', () => {
  const waits = Array.from({ length: 9 }).reduce<number[]>((all) => [...all, waitAfter(all.at(-1) ?? 0, true)], []);
  expect(waits.map((ms) => ms / 1_000)).toEqual([20, 40, 80, 160, 320, 640, 900, 900, 900]);
  expect(waitAfter(900_000, false)).toBe(10_000);
});

it('asks nobody anything where no model is configured', async () => {
  await world.build.job({ title: 'joiner' });
  const embedding = startEmbedding(world.platform);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await embedding.stop();
  expect([world.platform.env.embeddings, server.requests]).toEqual([null, []]);
});
