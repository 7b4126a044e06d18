/**
 * Visitors cannot find out that a hidden job exists. Its id gets the same response as an unknown id at every address, and every list of jobs is the
 * same with and without the job, filtered or not. Visitors first read everything while the job is still public, so that stale caches are detected.
 */
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companySlug, jobSlug } from '#features/jobs/public-address.domain.ts';
import { newId } from '#server/ids.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { type SignedUp, useTestApp } from '#testing/test-app.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { renderNotFound, renderOpenPage, renderPlainFiles, renderPublicPage } from './client/public-renderer.tsx';
import { createApp } from './server/create-app.ts';
import type { Documents } from './server/documents.ts';
import { servedText } from './server/served-text.ts';

const world = useTestApp();
const ASSETS = { script: '/script.js', styles: [] };

/** Returns the product's pages as in a build. */
const createDocuments = (publicUrl: string): Documents => ({
  shell: async () => servedText('the shell'),
  publicPage: async (path, language) => {
    const html = await renderPublicPage(path, language, ASSETS);
    return html === null ? null : servedText(html);
  },
  openPage: async (page, language) => servedText(await renderOpenPage(page, language, ASSETS, { site: publicUrl })),
  cards: null,
  notFound: async (language) => servedText(await renderNotFound(language, ASSETS)),
  plainFile: async (path) => {
    const text = renderPlainFiles()[path];
    return text === undefined ? null : servedText(text);
  },
  mountAssets: async () => undefined,
});

let app: FastifyInstance;
beforeAll(async () => {
  const { platform, hub, matches } = world;
  const documents = createDocuments(platform.env.publicUrl);
  app = await createApp({ platform, hub, matches, documents, migrationsFolder: MIGRATIONS_FOLDER });
  await app.ready();
});
afterAll(() => app.close());

/** A word and conditions that only the hidden job has. */
const WORD = 'Zanzibarite';
const HIDDEN_JOB = {
  title: `${WORD} Buyer`,
  description: `Buys ${WORD} for the whole group, every month.`,
  requiredSkills: [WORD, 'Excel'],
  jobType: 'contract' as const,
  countries: ['UY'],
  hourlyBudget: 95,
};
const FILTERS = [
  '',
  `?q=${WORD}`,
  `?q=${WORD.toLowerCase()} buyer`,
  `?skills=${WORD}`,
  '?skills=excel',
  '?jobType=contract',
  '?country=UY',
  '?minBudget=90',
  `?q=${WORD}&country=UY&jobType=contract`,
];

interface Ids {
  jobId: string;
  companyId: string;
}

/** Calls that visitors can make about a single object, such as `/api/public/jobs/:id/posting`. */
const CALLS_BY_ID = ALL_ROUTES.filter(
  ({ access, method, path }) => access === 'visitor' && method === 'GET' && /\/:id(?:\/|$)/.test(path),
).map(({ path }) => path);

/** Returns every address that contains a job's id. */
const jobAddresses = ({ jobId }: Ids): string[] => [
  ...['', '/es', '/pt'].flatMap((prefix) =>
    [jobId, jobId.toUpperCase(), `${jobId}-${jobSlug(HIDDEN_JOB.title)}`, `${jobId}-x`].map(
      (part) => `${prefix}/jobs/${part}`,
    ),
  ),
  `/jobs/${jobId}?language=pt`,
  `/apply?job=${jobId}`,
  `/es/apply?job=${jobId}`,
  ...CALLS_BY_ID.map((path) => path.replace(':id', jobId)),
];

/** Returns every address for a company's page. */
const companyAddresses = ({ companyId }: Ids, companyName: string): string[] =>
  ['', '/es', '/pt'].flatMap((prefix) =>
    [companyId, `${companyId}-${companySlug(companyName)}`].map((part) => `${prefix}/companies/${part}`),
  );

/** Returns every address that lists jobs, including the pages of other jobs, because they show similar jobs. */
const listAddresses = (others: readonly string[]): string[] => [
  ...FILTERS.flatMap((filter) =>
    ['/jobs', '/jobs/feed.xml', '/jobs/feed.json', '/api/public/jobs'].map((path) => path + encodeURI(filter)),
  ),
  '/es/jobs',
  '/pt/jobs',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-jobs-1.xml',
  '/sitemap-jobs-2.xml',
  ...others,
];

interface VisitorResponse {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Returns a visitor's response without headers that differ each time. Replaces `ids`, so that responses about different objects can be compared. */
const readAt = async (url: string, ids: readonly string[] = []): Promise<VisitorResponse> => {
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url, headers: { host: 'localhost:3000' } });
  const { date: _date, 'x-request-id': _requestId, ...others } = headers;
  const text = ids.reduce((all, id) => all.replaceAll(new RegExp(id, 'gi'), 'ID'), body);
  return { status: statusCode, headers: others, text };
};

const readAll = async (urls: readonly string[]): Promise<Map<string, VisitorResponse>> => {
  const responses = new Map<string, VisitorResponse>();
  for (const url of urls) responses.set(url, await readAt(url));
  return responses;
};

interface Scene extends Ids {
  admin: SignedUp;
  company: SignedUp;
}

const patchJob = async ({ company, jobId }: Scene, changes: object) =>
  expect((await company.patch(`/api/jobs/${jobId}`, changes)).status).toBe(200);
const takeDown = async ({ admin, jobId }: Scene) =>
  expect((await admin.post(`/api/admin/jobs/${jobId}/take-down`, { reason: 'Not a job' })).status).toBe(200);
const suspend = async ({ admin, company }: Scene) =>
  expect((await admin.patch(`/api/admin/users/${company.userId}`, { suspended: true })).status).toBe(200);
const close = (scene: Scene) => patchJob(scene, { status: 'closed' });

type Hide = (scene: Scene) => Promise<void>;

/** The ways in which a public job becomes hidden, and whether its company does too. */
const WAYS_TO_HIDE: readonly [string, Hide, boolean?][] = [
  ['for members only', (scene) => patchJob(scene, { visibility: 'members' })],
  [
    'for members only and closed',
    async (scene) => {
      await patchJob(scene, { visibility: 'members' });
      await close(scene);
    },
  ],
  ['paused', (scene) => patchJob(scene, { status: 'paused' })],
  ['taken down by an admin', takeDown],
  [
    'closed and taken down by an admin',
    async (scene) => {
      await close(scene);
      await takeDown(scene);
    },
  ],
  ['of a suspended company', suspend, true],
  [
    'closed, of a suspended company',
    async (scene) => {
      await close(scene);
      await suspend(scene);
    },
    true,
  ],
];

/** Creates a company with an open and a closed job, whose pages list similar jobs. Returns their addresses. */
const buildOtherJobs = async (): Promise<string[]> => {
  const { company } = await world.company();
  // Without a time zone, the page shows no clock.
  const values = { companyId: company.id, requiredSkills: ['Excel'], timezone: null };
  const open = await world.build.job(values);
  const gone = await world.build.job({ ...values, status: 'closed' });
  return [open, gone].flatMap(({ id }) => ['', '/es', '/pt'].map((prefix) => `${prefix}/jobs/${id}`));
};

describe.each(WAYS_TO_HIDE)('a job that is %s', (_name, hide, hidesCompany = false) => {
  it('looks to visitors as if it did not exist', async () => {
    const others = listAddresses(await buildOtherJobs());
    const { company, ...client } = await world.company();
    const pages = companyAddresses({ jobId: '', companyId: company.id }, company.companyName);
    const lists = hidesCompany ? others : [...others, ...pages];
    const before = await readAll(lists);

    const { id } = await world.build.job({ companyId: company.id, ...HIDDEN_JOB });
    const hidden: Ids = { jobId: id, companyId: company.id };
    const hiddenAddresses = hidesCompany ? [...jobAddresses(hidden), ...pages] : jobAddresses(hidden);
    expect((await readAt(`/jobs/${id}`)).status).toBe(200);
    expect((await readAt(`/jobs?q=${WORD}`)).text).toContain(id);
    await readAll([...lists, ...hiddenAddresses]);
    await hide({ ...hidden, admin: await world.admin(), company: client });

    const after = await readAll(lists);
    const differs = (url: string): boolean => !isDeepStrictEqual(after.get(url), before.get(url));
    expect(lists.filter(differs)).toEqual([]);
    const unknown: Ids = { jobId: newId(), companyId: newId() };
    const unknownPages = companyAddresses(unknown, company.companyName);
    const unknownAddresses = hidesCompany ? [...jobAddresses(unknown), ...unknownPages] : jobAddresses(unknown);
    const reads = hiddenAddresses.map(async (url, index) => {
      const expected = await readAt(unknownAddresses[index] ?? '', [unknown.jobId, unknown.companyId]);
      const response = await readAt(url, [id, company.id]);
      return isDeepStrictEqual(response, expected) && !response.text.includes(WORD) ? [] : [url];
    });
    expect((await Promise.all(reads)).flat()).toEqual([]);
  });
});
