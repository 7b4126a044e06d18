/**
 * The job and company pages for visitors: `/jobs`, `/jobs/{id}-{slug}`, `/companies/{id}-{slug}`. Rendered pages are cached in memory with the
 * versions of everything they show. Every request reads these versions, so a change is visible immediately; concurrent requests share one query.
 * On a job page, similar jobs and answer statistics may be a second old, and new similar jobs may be missing for a minute, because these parts are
 * computed from most of the rows.
 */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { describeJob } from '#features/jobs/job-posting.domain.ts';
import { type OpenPage, toJobLine } from '#features/jobs/open-page.domain.ts';
import { idInAddress, PUBLIC_COMPANIES, PUBLIC_JOBS } from '#features/jobs/public-address.domain.ts';
import {
  type PublicJobsQuery,
  publicJobsContract,
  publicJobsQuerySchema,
} from '#features/jobs/public-jobs.contract.ts';
import {
  type CountRead,
  findCompanyVersion,
  findJobForVisitors,
  findJobVersions,
  findPublicJobs,
  listSimilarJobIds,
  loadCompanyPage,
  searchPublicKeys,
  today,
} from '#features/jobs/server/public-jobs.service.ts';
import { createBatcher } from '#server/batching.ts';
import { createByteCache } from '#server/byte-cache.ts';
import { decodeCursor, encodeCursor, toPage } from '#server/http/lists.ts';
import type { Platform } from '#server/platform.ts';
import { createSharedReads } from '#server/shared-reads.ts';
import type { Language } from '#shared/languages.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { isUuid } from '#shared/uuids.ts';
import type { ServedText } from './served-text.ts';

const MAX_BYTES = 48 * 1024 * 1024;
/** The approximate memory of a cached page per character: two bytes for UTF-16, and one for the compressed forms. */
const BYTES_PER_CHARACTER = 3;
const SIMILAR_JOBS = 4;
const COMPANY_JOBS = 25;
const LISTED_JOBS = 25;
/** How soon newly posted jobs appear among the similar jobs. The job itself is always current. */
const SIMILAR_MAX_AGE_MS = 60_000;
/** How soon changes to similar jobs, and applications whose answer becomes due, are shown. */
const DELAYED_CHECK_MS = 1_000;

export interface AnsweredPage {
  page: ServedText;
  status: 200 | 410;
}

interface CachedPage extends AnsweredPage {
  version: string;
  /** The parts of a job page that may lag behind. */
  delayed: DelayedParts | null;
  readAt: number;
}

interface DelayedParts {
  similarIds: readonly string[];
  /** The version of the similar jobs and of the number of applications in the answer statistics. */
  version: string;
  /** When the version was last compared, in milliseconds. */
  checkedAt: number;
}

/** The job of a page, with its similar jobs if the version of the delayed parts is requested as well. */
interface VersionRequest {
  id: string;
  similarIds: readonly string[] | null;
}

interface PageVersions {
  own: string;
  /** Empty if it was not requested. */
  delayed: string;
}

export type RenderOpenPage = (page: OpenPage, language: Language) => Promise<ServedText>;

/** The page that an address requests. The id is null if the address contains no valid id. */
export type OpenPageRequest = { kind: 'jobs' } | { kind: 'job' | 'company'; id: string | null };

/** Returns the page for visitors at a path without the language prefix, or null for all other paths. */
export const parseOpenPagePath = (path: string): OpenPageRequest | null => {
  if (path === PUBLIC_JOBS) return { kind: 'jobs' };
  const [, folder, part, more] = path.split('/');
  if (part === undefined || more !== undefined || path === APP_PATHS.postJob) return null;
  if (`/${folder}` === PUBLIC_JOBS) return { kind: 'job', id: idInAddress(part) };
  return `/${folder}` === PUBLIC_COMPANIES ? { kind: 'company', id: idInAddress(part) } : null;
};

/** Returns the filters of an address. Invalid filters are left out, because a shared link should still show something. */
const filtersIn = (query: Record<string, unknown>): PublicJobsQuery =>
  Object.fromEntries(
    Object.entries(publicJobsQuerySchema.shape).flatMap(([name, schema]) => {
      const parsed = z.safeParse(schema, query[name]);
      return parsed.success && parsed.data ? [[name, parsed.data]] : [];
    }),
  );

const cursorIn = (query: Record<string, unknown>): [string, string] | null => {
  const { cursor } = query;
  if (typeof cursor !== 'string' || cursor === '') return null;
  try {
    return decodeCursor(publicJobsContract.listPublicJobs.cursor, cursor);
  } catch {
    return null;
  }
};

export const createOpenPages = ({ db, env: { publicUrl } }: Platform, render: RenderOpenPage, countRead: CountRead) => {
  const cache = createByteCache<CachedPage>(MAX_BYTES);
  const shared = createSharedReads<unknown>();
  const once = <Result>(key: string, read: () => Promise<Result>) => shared(key, read) as Promise<Result>;

  const readVersions = createBatcher(async (pages: readonly VersionRequest[]): Promise<(PageVersions | null)[]> => {
    const ids = new Set(pages.flatMap(({ id, similarIds: others }) => [id, ...(others ?? [])]));
    const withAnswers = new Set(pages.flatMap(({ id, similarIds: others }) => (others === null ? [] : [id])));
    const versions = await findJobVersions(db, [...ids], [...withAnswers]);
    return pages.map(({ id, similarIds: others }) => {
      const own = versions.get(id);
      if (own === undefined) return null;
      const [version, counted] = own;
      const delayed = others?.map((other) => versions.get(other)?.[0]);
      return { own: version, delayed: delayed ? [counted, ...delayed].join(' ') : '' };
    });
  });

  /** Renders and caches a page. The page's data must be read after its version, so that any later change results in a new version. */
  const cachePage = async (
    key: string,
    data: OpenPage,
    language: Language,
    rest: Pick<CachedPage, 'version' | 'delayed'>,
  ): Promise<AnsweredPage> => {
    const page = await render(data, language);
    const cached: CachedPage = { ...rest, page, status: data.kind === 'gone' ? 410 : 200, readAt: Date.now() };
    cache.set(key, cached, page.text.length * BYTES_PER_CHARACTER);
    return cached;
  };

  const loadJob = async (key: string, id: string, language: Language): Promise<AnsweredPage | null> => {
    const day = today();
    const similar = await listSimilarJobIds(db, id, day, SIMILAR_JOBS);
    const versions = await readVersions({ id, similarIds: similar });
    const found = await findJobForVisitors(db, id);
    if (versions === null || found === null || found.state === 'hidden') return null;
    const lines = (await findPublicJobs(db, similar)).map((job) => toJobLine(job, publicUrl));
    const { facts, posting } = describeJob(found.job, publicUrl);
    const { company, answerDays } = found.job;
    const data: OpenPage =
      found.state === 'gone'
        ? { kind: 'gone', title: facts.title, path: facts.path, similar: lines }
        : { kind: 'job', id, facts, posting, company, answerDays, similar: lines };
    return cachePage(key, data, language, {
      version: versions.own,
      delayed: { similarIds: similar, version: versions.delayed, checkedAt: Date.now() },
    });
  };

  /** Returns true if the versions of a cached page are current. Compares those of the delayed parts only when due. */
  const isJobCurrent = async (id: string, { version, delayed }: CachedPage): Promise<boolean> => {
    const now = Date.now();
    const due = delayed !== null && now - delayed.checkedAt >= DELAYED_CHECK_MS ? delayed : null;
    const versions = await readVersions({ id, similarIds: due && due.similarIds });
    if (versions?.own !== version || (due && versions.delayed !== due.version)) return false;
    if (due) due.checkedAt = now;
    return true;
  };

  const answerJobPage = async (id: string, language: Language): Promise<AnsweredPage | null> => {
    const key = `job ${id} ${language} ${today()}`;
    const cached = cache.get(key);
    if (cached && Date.now() - cached.readAt < SIMILAR_MAX_AGE_MS) {
      if (await isJobCurrent(id, cached)) return cached;
    } else if ((await readVersions({ id, similarIds: null })) === null) return null;
    return once(key, () => loadJob(key, id, language));
  };

  const answerCompanyPage = async (id: string, language: Language): Promise<AnsweredPage | null> => {
    const day = today();
    const read = await once(`company ${id}`, () => findCompanyVersion(db, id, day, COMPANY_JOBS));
    if (read === null) return null;
    const key = `company ${id} ${language}`;
    const version = `${day} ${read.version}`;
    const cached = cache.get(key);
    if (cached?.version === version) return cached;
    const data = await loadCompanyPage(db, id, read.jobIds, publicUrl);
    return data && cachePage(key, data, language, { version, delayed: null });
  };

  const listPage = async (parameters: Record<string, unknown>, language: Language): Promise<AnsweredPage> => {
    const filters = filtersIn(parameters);
    const after = cursorIn(parameters);
    const query = new URLSearchParams(filters as Record<string, string>).toString();
    const readKey = `jobs ${query} ${after?.join() ?? ''}`;
    const found = await once(readKey, () => searchPublicKeys(db, filters, { limit: LISTED_JOBS + 1, after }));
    const version = `${today()} ${found.map((job) => job.version).join(' ')} ${found.map(({ id }) => id).join()}`;
    const key = `${readKey} ${language}`;
    const cached = cache.get(key);
    if (cached?.version === version) return cached;
    const { items, next } = toPage(found, LISTED_JOBS, ({ createdAt, id }): [string, string] => [createdAt, id]);
    const lines = await findPublicJobs(
      db,
      items.map(({ id }) => id),
    );
    const nextQuery = next && new URLSearchParams([...new URLSearchParams(query), ['cursor', encodeCursor(next)]]);
    const data: OpenPage = {
      kind: 'jobs',
      filters,
      query,
      jobs: lines.map((job) => toJobLine(job, publicUrl)),
      next: nextQuery && nextQuery.toString(),
      isLaterPage: after !== null,
    };
    return cachePage(key, data, language, { version, delayed: null });
  };

  /**
   * Returns the page at an address that `parseOpenPagePath` recognizes, or null if there is no page for visitors.
   * Throws `tooMany` above the limit.
   */
  return async (
    requested: OpenPageRequest,
    request: FastifyRequest,
    language: Language,
  ): Promise<AnsweredPage | null> => {
    await countRead(request.ip);
    if (requested.kind === 'jobs') return listPage(request.query as Record<string, unknown>, language);
    if (requested.id === null || !isUuid(requested.id)) return null;
    return requested.kind === 'job' ? answerJobPage(requested.id, language) : answerCompanyPage(requested.id, language);
  };
};
