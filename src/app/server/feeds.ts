/**
 * Public jobs for programs: the sitemap, split at 10,000 jobs, and two feeds of the newest 100 jobs with the filters of the list. A library
 * generates the XML, and characters that XML forbids are removed.
 */
import XMLBuilder from 'fast-xml-builder';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { PublicJobDetail } from '#features/jobs/job-posting.domain.ts';
import { companyPagePath, jobPagePath, jobSlug } from '#features/jobs/public-address.domain.ts';
import { type PublicJobsQuery, publicJobsQuerySchema } from '#features/jobs/public-jobs.contract.ts';
import {
  type CountRead,
  countPublicJobs,
  findPublicJobs,
  findSiteMapVersion,
  listSiteMapJobs,
  searchPublicKeys,
  today,
} from '#features/jobs/server/public-jobs.service.ts';
import { createByteCache } from '#server/byte-cache.ts';
import type { Platform } from '#server/platform.ts';
import { createSharedReads } from '#server/shared-reads.ts';
import { brand } from '#shared/brand.ts';
import { invalidField, notFound, type Refusal } from '#shared/errors.ts';
import { type ServedText, sendText, servedText } from './served-text.ts';

/** Search engines accept up to 50,000. */
const JOBS_PER_MAP = 10_000;
const FEED_JOBS = 100;
/** The maximum size of the feeds and sitemap parts that are cached in memory. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Two bytes for UTF-16, and one for the compressed forms. */
const BYTES_PER_CHARACTER = 3;
const SITE_MAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XML = 'application/xml; charset=utf-8';

/** All characters that XML 1.0 does not allow. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const withoutForbidden = (text: string): string => text.replace(FORBIDDEN, '');

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });
const toXml = (root: object): string => builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root });

/** Returns the index of all parts of the sitemap. */
const siteMapIndex = (publicUrl: string, jobs: number): string => {
  const parts = Array.from({ length: Math.ceil(jobs / JOBS_PER_MAP) }, (_, index) => `/sitemap-jobs-${index + 1}.xml`);
  return toXml({
    sitemapindex: {
      '@xmlns': SITE_MAPS,
      sitemap: ['/sitemap-pages.xml', ...parts].map((path) => ({ loc: publicUrl + path })),
    },
  });
};

const parseFilters = (request: FastifyRequest): PublicJobsQuery => {
  const parsed = z.safeParse(publicJobsQuerySchema, request.query);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidField(String(issue?.path[0] ?? 'q'), (issue?.message ?? 'bad-request') as Refusal);
};

interface Feed {
  publicUrl: string;
  /** The path of the feed with its filters. */
  address: string;
  /** The query string of the filters, with its question mark. */
  query: string;
  jobs: readonly PublicJobDetail[];
}

const TITLE = `${brand.name}: remote jobs for Latin America`;
const itemTitle = (job: PublicJobDetail): string => `${job.title} · ${job.company.companyName}`;

const toRss = ({ publicUrl, address, query, jobs }: Feed): string =>
  toXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: TITLE,
        link: `${publicUrl}/jobs${query}`,
        description: brand.tagline,
        'atom:link': { '@href': publicUrl + address, '@rel': 'self', '@type': 'application/rss+xml' },
        item: jobs.map((job) => ({
          title: withoutForbidden(itemTitle(job)),
          link: publicUrl + jobPagePath(job),
          guid: { '@isPermaLink': 'false', '#text': job.id },
          pubDate: new Date(job.createdAt).toUTCString(),
          description: withoutForbidden(job.description),
          category: job.requiredSkills.map(withoutForbidden),
        })),
      },
    },
  });

const toJsonFeed = ({ publicUrl, address, query, jobs }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    home_page_url: `${publicUrl}/jobs${query}`,
    feed_url: publicUrl + address,
    language: 'en',
    items: jobs.map((job) => ({
      id: job.id,
      url: publicUrl + jobPagePath(job),
      title: itemTitle(job),
      content_text: job.description,
      date_published: job.createdAt,
      authors: [{ name: job.company.companyName, url: publicUrl + companyPagePath(job.company) }],
      tags: job.requiredSkills,
      language: job.language,
    })),
  });

const FEEDS = {
  '/jobs/feed.xml': { type: 'application/rss+xml; charset=utf-8', write: toRss },
  '/jobs/feed.json': { type: 'application/feed+json; charset=utf-8', write: toJsonFeed },
} as const;

/** Mounts the feeds and the sitemap of jobs. `/sitemap-pages.xml` is part of the build. */
export const mountFeeds = (app: FastifyInstance, { db, env: { publicUrl } }: Platform, countRead: CountRead): void => {
  const cache = createByteCache<{ version: string; text: ServedText }>(MAX_BYTES);
  const shared = createSharedReads<ServedText | null>();

  /** Returns the cached text, or generates it again if `version` has changed. */
  const loadCurrentText = async (key: string, version: string, write: () => Promise<string>): Promise<ServedText> => {
    const cached = cache.get(key);
    if (cached?.version === version) return cached.text;
    const text = servedText(await write());
    cache.set(key, { version, text }, text.text.length * BYTES_PER_CHARACTER);
    return text;
  };

  const buildFeed = async (path: keyof typeof FEEDS, filters: PublicJobsQuery): Promise<ServedText> => {
    const givenFilters = Object.entries(filters).filter(([, value]) => value) as [string, string][];
    const query = givenFilters.length === 0 ? '' : `?${new URLSearchParams(givenFilters)}`;
    const keys = await searchPublicKeys(db, filters, { limit: FEED_JOBS, after: null });
    const version = `${today()} ${keys.map((key) => key.id + key.version).join(' ')}`;
    return loadCurrentText(path + query, version, async () =>
      FEEDS[path].write({
        publicUrl,
        address: path + query,
        query,
        jobs: await findPublicJobs(
          db,
          keys.map(({ id }) => id),
        ),
      }),
    );
  };

  const buildSiteMap = async (number: number): Promise<ServedText | null> => {
    const slice = { limit: JOBS_PER_MAP, offset: (number - 1) * JOBS_PER_MAP };
    const day = today();
    const version = await findSiteMapVersion(db, day, slice);
    if (version === null) return null;
    return loadCurrentText(`map ${number}`, `${day} ${version}`, async () => {
      const url = (await listSiteMapJobs(db, day, slice)).map(({ id, title, changedOn }) => ({
        loc: publicUrl + jobPagePath({ id, slug: jobSlug(title) }),
        lastmod: changedOn,
      }));
      return toXml({ urlset: { '@xmlns': SITE_MAPS, url } });
    });
  };

  for (const path of Object.keys(FEEDS) as (keyof typeof FEEDS)[]) {
    app.get(path, async (request, reply) => {
      await countRead(request.ip);
      const text = await buildFeed(path, parseFilters(request));
      void reply.type(FEEDS[path].type).header('cache-control', 'no-cache');
      return sendText(request, reply, text, { isTagged: true });
    });
  }
  app.get('/sitemap.xml', async (request, reply) => {
    await countRead(request.ip);
    const text = await shared('index', async () =>
      servedText(siteMapIndex(publicUrl, await countPublicJobs(db, today()))),
    );
    return sendText(request, reply.type(XML), text as ServedText, { isTagged: true });
  });
  app.get<{ Params: { number: string } }>('/sitemap-jobs-:number(^[1-9]\\d{0,3}$).xml', async (request, reply) => {
    await countRead(request.ip);
    const { number } = request.params;
    const text = await shared(number, () => buildSiteMap(Number(number)));
    if (text === null) throw notFound('page');
    return sendText(request, reply.type(XML), text, { isTagged: true });
  });
};
