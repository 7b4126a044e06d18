/**
 * Filters that depend on the company that reads a list. Hours in common are counted in the time zone of the company's job or of the company. The
 * country filter is refused while names are hidden. Used by Browse, by saved searches, and by the list of people who fit a job.
 */
import { foldText, readTimezone, zonesNear } from '#engine/matching.domain.ts';
import { findCompanyHours } from '#features/companies/server/companies.service.ts';
import { readCorrectedSearch } from '#features/matching/server/search.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { invalidField } from '#shared/errors.ts';
import type { BrowseCandidatesQuery, PeopleQuery } from '../candidates.contract.ts';
import { type BrowseFilters, parseBrowseFilters, type RankingJob } from '../candidates.domain.ts';
import { hasMatchingCandidate, keyConditions } from './browse.db.ts';
import { findMatchedOnlyByNameOrPlace } from './name-search.db.ts';

/** UTC offsets in minutes. */
interface Offsets {
  january: number;
  july: number;
}

/** The company that reads a list of people, and the time zones of its jobs. */
interface ListReader {
  companyId: string;
  /** The time zone of the chosen job. Null without a job or if it states none. */
  chosenZone(): Promise<Offsets | null>;
  /** The time zone of any open job of the company, used if the company has no time zone. */
  anyZone(): Promise<Offsets | null>;
}

const loadCompanyZone = async (db: Queryable, companyId: string): Promise<Offsets | null> =>
  readTimezone((await findCompanyHours(db, companyId))?.timeZone ?? '');

/** Throws `invalid` for a country while names are hidden, because the country is hidden too. */
export const refuseHiddenCountry = (hidesNames: boolean, { country }: PeopleQuery): void => {
  if (hidesNames && country) throw invalidField('country', 'only-with-names');
};

/**
 * Returns the time zones with the requested hours in common, or null if none are requested. Throws `invalid` if there is no time zone to compare
 * with.
 */
export const readZones = async (
  db: Queryable,
  { minOverlap }: PeopleQuery,
  { companyId, chosenZone, anyZone }: ListReader,
): Promise<BrowseFilters['zone']> => {
  if (!minOverlap) return null;
  const zone = (await chosenZone()) ?? (await loadCompanyZone(db, companyId)) ?? (await anyZone());
  if (zone === null) throw invalidField('minOverlap', 'company-time-zone-required');
  return zonesNear('company', zone, Number(minOverlap));
};

const findFirstZone = (jobs: readonly RankingJob[]) =>
  jobs.find(({ prepared }) => prepared.timezone !== null)?.prepared.timezone ?? null;

/** A company with the jobs that a list is scored against. */
interface ScoredScope {
  companyId: string;
  jobs(): Promise<readonly RankingJob[]>;
}

/** Calls `readZones` with the time zones of the jobs in the scope. */
export const readScopeZones = (db: Queryable, query: BrowseCandidatesQuery, { companyId, jobs }: ScoredScope) =>
  readZones(db, query, {
    companyId,
    chosenZone: async () => (query.jobId ? findFirstZone(await jobs()) : null),
    anyZone: async () => findFirstZone(await jobs()),
  });

/**
 * Parses the filters of a browse query, including the search but not the time zone. Returns null for a search without a letter or digit, which
 * matches nothing.
 */
export const readFilters = async (
  db: Queryable,
  { hidesNames }: { hidesNames: boolean },
  query: BrowseCandidatesQuery,
): Promise<BrowseFilters | null> => {
  refuseHiddenCountry(hidesNames, query);
  const filters = parseBrowseFilters(query);
  if (!query.q) return filters;
  const search = await readCorrectedSearch(foldText(query.q), (spelling) =>
    hasMatchingCandidate(db, { search: spelling, hidesNames }),
  );
  if (search === null) return null;
  // Finding someone only by name or place would reveal hidden data.
  const exceptIds = hidesNames ? await findMatchedOnlyByNameOrPlace(db, search.wide, keyConditions(filters)) : [];
  return { ...filters, search, hidesNames, exceptIds };
};
