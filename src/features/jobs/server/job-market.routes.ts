/**
 * API calls for market statistics about a job that is being written: the number of people who fit, and people's rates. Each is based on up to 100
 * people that the score index finds. Rates for the same kind of work are cached for a few minutes, and so are the public counts. Invariant: rates are
 * based on at least eight people, and requests are limited per company.
 */
import type { FastifyInstance } from 'fastify';
import { countListedCandidates, listStatedRates } from '#features/candidates/server/candidates.service.ts';
import { requireCompany } from '#features/companies/server/companies.service.ts';
import { ALL_CANDIDATES, type FoundCandidate, type MatchIndex } from '#features/matching/server/match-index.service.ts';
import { jobBytes } from '#features/matching/server/prepared.service.ts';
import type { Db } from '#server/db/database.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { RATE_LIMITS, type RateLimit } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { distinctSkills } from '#shared/schema.ts';
import {
  type Demand,
  type JobDraft,
  jobMarketContract,
  type MarketCounts,
  type RateSpan,
} from '../job-market.contract.ts';
import {
  calculateRateSpan,
  describesWork,
  listDroppableDemands,
  MAX_COUNTED,
  pickWork,
  selectFitting,
} from '../job-market.domain.ts';
import { countListedJobs } from './jobs.db.ts';

const marketLimit = (company: { verifiedAt: string | null }): RateLimit =>
  RATE_LIMITS[company.verifiedAt === null ? 'market-looks-unverified' : 'market-looks-verified'];

const NO_FIGURES = { fitting: 0, isMore: false, demands: [], rates: null };

/**
 * Finds the people who best fit a draft: one more than the counting limit, to detect that there are more. `includesHired` adds people who are hired,
 * because rates are based on everyone who does the work.
 */
const findBestCandidates = async (
  matches: MatchIndex,
  draft: JobDraft,
  { includesHired }: { includesHired: boolean },
): Promise<FoundCandidate[]> => {
  const { title, description, requiredSkills, responsibilities, experience } = draft;
  const { hourlyBudget, jobType, timezone, countries, hoursPerWeek, factorWeights } = draft;
  const job = {
    title: title ?? '',
    description: description ?? '',
    requiredSkills: distinctSkills(requiredSkills ?? []),
    responsibilities,
    experience,
    hourlyBudget,
    jobType,
    timezone,
    countries: countries ?? [],
    hoursPerWeek,
    factorWeights,
  };
  const { found } = await matches.candidates({
    jobs: [jobBytes({ ...job, matchVersion: 0, prepared: null })],
    filter: { ...ALL_CANDIDATES, includesHired },
    after: null,
    limit: MAX_COUNTED + 1,
  });
  return found;
};

/** Counts the people who fit and are available, up to the counting limit. */
const countFitting = async (matches: MatchIndex, draft: JobDraft): Promise<{ fitting: number; isMore: boolean }> => {
  const { length } = selectFitting(await findBestCandidates(matches, draft, { includesHired: false }));
  return { fitting: Math.min(length, MAX_COUNTED), isMore: length > MAX_COUNTED };
};

/**
 * Counts how many more people would fit without each demand. Runs one search at a time, so that a draft with many demands does not delay other
 * searches. Stops when the request is canceled.
 */
const measureDemandCosts = async (
  matches: MatchIndex,
  draft: JobDraft,
  fitting: number,
  isCanceled: () => boolean,
): Promise<Demand[]> => {
  const demands: Demand[] = [];
  for (const { field, value, without } of listDroppableDemands(draft)) {
    if (isCanceled()) break;
    const more = (await countFitting(matches, without)).fitting - fitting;
    demands.push({ field, value, more });
  }
  return demands;
};

const CACHE_MS = 5 * 60_000;
const MAX_CACHED_RATES = 500;

/** Caches the rates of recently requested kinds of work for a few minutes. */
const createRateReader = (read: (work: JobDraft) => Promise<RateSpan | null>) => {
  const cache = new Map<string, { expiresAt: number; rates: RateSpan | null }>();
  return async (work: JobDraft): Promise<RateSpan | null> => {
    const key = JSON.stringify([work.title, work.requiredSkills]);
    const cached = cache.get(key);
    if (cached !== undefined && cached.expiresAt > Date.now()) return cached.rates;
    const rates = await read(work);
    const [oldest] = cache.keys();
    if (cache.size >= MAX_CACHED_RATES && oldest !== undefined) cache.delete(oldest);
    cache.delete(key);
    cache.set(key, { expiresAt: Date.now() + CACHE_MS, rates });
    return rates;
  };
};

const loadRates = async (db: Db, matches: MatchIndex, work: JobDraft): Promise<RateSpan | null> => {
  const people = selectFitting(await findBestCandidates(matches, work, { includesHired: true })).slice(0, MAX_COUNTED);
  return calculateRateSpan(
    await listStatedRates(
      db,
      people.map(({ id }) => id),
    ),
  );
};

/** Counts at most once every few minutes, for any number of concurrent requests. */
const createMarketCounter = (db: Db) => {
  let cache: { expiresAt: number; counts: Promise<MarketCounts> } | null = null;
  const count = async (): Promise<MarketCounts> => {
    const [people, listed] = await Promise.all([countListedCandidates(db), countListedJobs(db)]);
    return { people, ...listed };
  };
  return (): Promise<MarketCounts> => {
    if (cache !== null && cache.expiresAt > Date.now()) return cache.counts;
    const counts = count();
    const entry = { expiresAt: Date.now() + CACHE_MS, counts };
    cache = entry;
    counts.catch(() => {
      if (cache === entry) cache = null;
    });
    return counts;
  };
};

export const mountJobMarket = (app: FastifyInstance, { db, limiter }: Platform, matches: MatchIndex): void => {
  const readRates = createRateReader((work) => loadRates(db, matches, work));
  const getJobMarket: Handlers<typeof jobMarketContract>['getJobMarket'] = async ({ viewer, body, request }) => {
    const company = await requireCompany(db, viewer.userId);
    await limiter.count(db, marketLimit(company), company.id);
    // The browser cancels the request when the user continues to type.
    if (!describesWork(body) || request.socket.destroyed) return NO_FIGURES;
    const counted = await countFitting(matches, body);
    const demands = await measureDemandCosts(matches, body, counted.fitting, () => request.socket.destroyed);
    return { ...counted, demands, rates: await readRates(pickWork(body)) };
  };
  mountContract(app, jobMarketContract, { getJobMarket, countMarket: createMarketCounter(db) });
};
