/** Share cards for public jobs and companies: access, wrong addresses, and many concurrent requests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardSubject, OpenCard } from '#features/jobs/open-page.domain.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { cards } from '#server/workers/cards.ts';
import { useTestApp } from '#testing/test-app.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { createApp } from './create-app.ts';
import type { Documents } from './documents.ts';
import { servedText } from './served-text.ts';

const UNKNOWN = '018f0000-0000-7000-8000-000000000000';
const SHARED = '/assets/share/jobs.png';
const COLORS = { ink: '#211b16', soft: '#463d34', accent: '#a23c22' };

const toOpenCard = (subject: CardSubject): OpenCard => ({
  kicker: subject.company.companyName,
  title: subject.kind === 'job' ? subject.facts.title : subject.company.companyName,
  facts: [],
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puente-cards-'));
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fbe9d9' } }).toFile(
    join(folder, 'background.png'),
  );
});
afterAll(async () => {
  cards.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns a build in which each page consists of the address of its card. */
const documents = (): Documents => ({
  shell: async () => servedText('the shell'),
  openPage: async (_page, _language, card) => servedText(`card: ${card?.address ?? 'none'}`),
  cards: {
    words: async (subject) => (toOpenCard(subject).title.startsWith('?') ? null : toOpenCard(subject)),
    background: { file: join(folder, 'background.png'), colors: COLORS },
    defaultAddress: () => SHARED,
  },
  publicPage: async () => null,
  notFound: async () => servedText('nothing here'),
  plainFile: async () => null,
  mountAssets: async () => {},
});

const createCardApp = (env: Record<string, string> = {}) => {
  const world = useTestApp(env);
  let app: FastifyInstance;
  beforeEach(async () => {
    const { platform, hub, matches } = world;
    app = await createApp({ platform, hub, matches, documents: documents(), migrationsFolder: MIGRATIONS_FOLDER });
  });
  afterEach(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
  return {
    world,
    get,
    /** Creates a public job, and returns it with the card address that its page shows. */
    job: async (values: Partial<typeof jobs.$inferInsert> = {}, language = 'en') => {
      const { company } = await world.company();
      const job = await world.build.job({ companyId: company.id, ...values });
      const { body } = await get(`${language === 'en' ? '' : `/${language}`}/jobs/${job.id}`);
      return { ...job, card: body.slice('card: '.length) };
    },
  };
};

describe('the share card of a job', () => {
  const { world, get, job } = createCardApp();

  it('is a picture that is cached forever, at the address on its page', async () => {
    const { id, card } = await job({ title: 'Bookkeeper' }, 'es');
    expect(card).toMatch(new RegExp(`^/cards/jobs/${id}/es-[\\w-]{16}\\.png$`));
    const { statusCode, headers, rawPayload } = await get(card);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['set-cookie']).toBeUndefined();
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const again = await get(card, { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('redirects any other version to the current one, without drawing anything', async () => {
    const { id, card } = await job();
    const before = cards.finished;
    for (const version of ['0', 'x'.repeat(16), '-'.repeat(40)]) {
      const { statusCode, headers } = await get(`/cards/jobs/${id}/en-${version}.png`);
      expect([statusCode, headers['location'], headers['cache-control']]).toEqual([302, card, 'no-store']);
    }
    await world.db.update(jobs).set({ title: 'Another title' }).where(eq(jobs.id, id));
    const moved = await get(card);
    expect(moved.statusCode).toBe(302);
    expect(moved.headers['location']).not.toBe(card);
    expect(cards.finished).toBe(before);
  });

  it('has the same status as the job page: not found for hidden jobs, gone for closed jobs', async () => {
    const { id, card } = await job();
    const requestCard = async (address: string) => {
      const { statusCode, body, headers } = await get(address);
      return { statusCode, body, cache: headers['cache-control'], names: Object.keys(headers).toSorted() };
    };
    const unknown = await requestCard(card.replace(id, UNKNOWN));
    expect(unknown.statusCode).toBe(404);
    const set = (values: Partial<typeof jobs.$inferInsert>) => world.db.update(jobs).set(values).where(eq(jobs.id, id));
    await set({ visibility: 'members' });
    expect(await requestCard(card)).toEqual(unknown);
    await set({ visibility: 'members', status: 'closed' });
    expect(await requestCard(card)).toEqual(unknown);
    await set({ visibility: 'public', status: 'paused' });
    expect(await requestCard(card)).toEqual(unknown);
    await set({ status: 'closed' });
    expect((await get(card)).statusCode).toBe(410);
  });

  it('does not exist at other addresses', async () => {
    const { id } = await job();
    for (const rest of [
      '',
      'jobs',
      `jobs/${id}`,
      `jobs/${id}/en.png`,
      `jobs/${id}/fr-x.png`,
      `jobs/${id}/en-x.svg`,
      `users/${id}/en-x.png`,
      `jobs/${id}%00/en-x.png`,
      'jobs/../../etc/passwd/en-x.png',
      `jobs/${'a'.repeat(5_000)}/en-x.png`,
    ])
      expect((await get(`/cards/${rest}`)).statusCode, rest).toBe(404);
  });

  it('is replaced by the default card if its text cannot be drawn', async () => {
    const { id, card } = await job({ title: '? unreadable' });
    expect(card).toBe('none');
    expect((await get(`/cards/jobs/${id}/en-x.png`)).headers['location']).toBe(SHARED);
    // The missing characters are only detected when the card is drawn.
    const { card: drawn } = await job({ title: '开发者' });
    const { statusCode, headers } = await get(drawn);
    expect([statusCode, headers['location'], headers['etag']]).toEqual([302, SHARED, undefined]);
  });

  it.each(['</svg><script>alert(1)</script>', '&x;<!ENTITY x>', '\u202Egnp.exe', 'W'.repeat(200), 'a '.repeat(100)])(
    'is drawn for a hostile title: %j',
    async (title) => {
      const { card } = await job({ title });
      const { statusCode, rawPayload } = await get(card);
      expect(statusCode).toBe(200);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    },
  );

  it('is drawn once for a thousand requests at the same time', async () => {
    const { card } = await job();
    const before = cards.finished;
    const answers = await Promise.all(Array.from({ length: 1_000 }, (_, index) => get(`${card}?${index}`)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(cards.finished).toBe(before + 1);
  });

  it('is replaced by the default card for some of many concurrent requests, and pages still respond', async () => {
    const { company } = await world.company();
    const flood = await Promise.all(
      Array.from({ length: 40 }, (_, index) => world.build.job({ companyId: company.id, title: `Job ${index}` })),
    );
    const addresses = await Promise.all(
      flood.map(async ({ id }) => (await get(`/jobs/${id}`)).body.slice('card: '.length)),
    );
    const pictures = Promise.all(addresses.map((address) => get(address)));
    const page = await get(`/jobs/${flood[0]?.id}`);
    expect(page.statusCode).toBe(200);
    const results = (await pictures).map(({ statusCode, headers }) =>
      statusCode === 200 ? 'picture' : headers['location'],
    );
    expect(new Set(results)).toEqual(new Set(['picture', SHARED]));
    expect(results.filter((result) => result === 'picture').length).toBeGreaterThanOrEqual(20);
  });
});

describe('the share card of a company', () => {
  const { world, get } = createCardApp();

  it('is at the address on its page, and not found for an unknown company', async () => {
    const { company } = await world.company();
    const card = (await get(`/companies/${company.id}`)).body.slice('card: '.length);
    expect(card).toMatch(new RegExp(`^/cards/companies/${company.id}/en-`));
    expect((await get(card)).statusCode).toBe(200);
    expect((await get(card.replace(company.id, UNKNOWN))).statusCode).toBe(404);
  });
});

describe('the rate limit of share cards', () => {
  const { get, job } = createCardApp({ RATE_LIMITS: 'on' });

  it('is shared with pages, and counts cards that the client already has', async () => {
    const { id, card } = await job();
    const tag = String((await get(card)).headers['etag']);
    for (let time = 2; time < 300; time += 1)
      expect((await get(card, { 'if-none-match': tag })).statusCode, String(time)).toBe(304);
    expect((await get(card)).statusCode).toBe(429);
    expect((await get(`/jobs/${id}`)).statusCode).toBe(429);
  });
});
