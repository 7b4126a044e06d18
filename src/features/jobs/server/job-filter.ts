/**
 * The filters for candidates' lists of open jobs, parsed once from a query for use in both the database and the score index.
 */
import { foldText, readTimezone, type Search, skillKeys, type ZoneRanges, zonesNear } from '#engine/matching.domain.ts';
import { readCorrectedSearch } from '#features/matching/server/search.service.ts';
import { countryNames } from '#shared/country-names.ts';
import { invalidField } from '#shared/errors.ts';
import { LATIN_AMERICA } from '#shared/latin-america.ts';
import { DAY_MS } from '#shared/time.ts';
import type { WorkType } from '#shared/vocabulary.ts';
import type { BrowseJobsQuery } from '../jobs.contract.ts';
import { DEFAULT_OVERLAP_HOURS } from '../jobs.domain.ts';

/** Filters for open jobs. Empty lists, null and false mean no filter. */
export interface JobFilter {
  /** Null without a search. The search words may also be in the company's name. */
  search: Search | null;
  /** Canonical skill keys; all must match. */
  skillKeys: readonly string[];
  jobType: WorkType | null;
  /** Whole dollars an hour. Jobs without a budget never match. */
  minBudget: number | null;
  /** Ranges for a job's UTC offset in January and in July. Jobs without a readable time zone never match. */
  zone: ZoneRanges | null;
  /** Only jobs posted at this time or later, in milliseconds. */
  postedSince: number | null;
  /** Only jobs posted or reopened after this time, in milliseconds. */
  openedAfter: number | null;
  /** If true, only jobs at verified companies. */
  isCompanyVerified: boolean;
  /** Only jobs open to at least one of these countries. Jobs that state none are open to all. */
  openTo: readonly string[];
}

/** The words in country names. They are optional in a search, because a job can be open to people in a country without naming it. */
const COUNTRY_WORDS: ReadonlySet<string> = new Set(
  LATIN_AMERICA.flatMap((code) => countryNames(code).flatMap((name) => foldText(name).split(' '))),
);

const readZone = ({ timezone, minOverlap }: BrowseJobsQuery, profileZone: string | null): JobFilter['zone'] => {
  if (!timezone && !minOverlap) return null;
  const offsets = readTimezone(timezone || (profileZone ?? ''));
  if (offsets === null) {
    throw timezone ? invalidField('timezone', 'not-a-time-zone') : invalidField('minOverlap', 'own-time-zone-required');
  }
  return zonesNear('candidate', offsets, minOverlap ? Number(minOverlap) : DEFAULT_OVERLAP_HOURS);
};

/** Returns the filter for a search without other filters. */
export const filterBySearch = (search: Search): JobFilter => ({
  search,
  skillKeys: [],
  jobType: null,
  minBudget: null,
  zone: null,
  postedSince: null,
  openedAfter: null,
  isCompanyVerified: false,
  openTo: [],
});

/**
 * Parses a query. `hasMatch` returns whether a search finds any open job. Returns null for a search without a letter or digit, because it cannot
 * match anything. Throws `invalid` for an unreadable time zone, and for a minimum overlap if neither the query nor the profile (`profileZone`) has a
 * time zone.
 */
export const readFilter = async (
  query: BrowseJobsQuery,
  profileZone: string | null,
  hasMatch: (search: Search) => Promise<boolean>,
): Promise<JobFilter | null> => {
  const search = query.q ? await readCorrectedSearch(foldText(query.q), hasMatch, COUNTRY_WORDS) : null;
  if (query.q && search === null) return null;
  return {
    search,
    skillKeys: query.skills ? skillKeys(query.skills.split(',')) : [],
    jobType: query.jobType || null,
    minBudget: query.minBudget ? Number(query.minBudget) : null,
    zone: readZone(query, profileZone),
    postedSince: query.postedWithin ? Date.now() - Number(query.postedWithin) * DAY_MS : null,
    openedAfter: query.newSince ? Date.parse(query.newSince) : null,
    isCompanyVerified: query.verified === 'true',
    openTo: query.country ? query.country.split(',') : [],
  };
};
