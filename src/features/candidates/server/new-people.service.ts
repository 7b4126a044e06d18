/** Runs saved searches on companies' lists of candidates, with the same filters and scores but limited to new people. Sends no email. */
import type { PreparedCandidate } from '#engine/matching.domain.ts';
import { listedScore, type ScoreFields } from '#features/matching/server/compatibility.service.ts';
import { candidateSide, storedCandidateSide } from '#features/matching/server/prepared.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { BrowseCandidatesQuery } from '../candidates.contract.ts';
import type { BrowseFilters, RankingJob } from '../candidates.domain.ts';
import { loadCandidates } from './browse.db.ts';
import { pairWithBestJob, prepareJobs } from './candidate-scores.ts';
import { type CandidatePorts, loadJobsToScore } from './candidate-visibility.ts';
import { type CandidateWithUser, listCandidatesByIds } from './candidates.db.ts';
import { listSearcherRows, lockNewPeople } from './new-people.db.ts';
import { readFilters, readScopeZones } from './people-filters.ts';

export type { CandidateWithUser } from './candidates.db.ts';
export { findLastListing } from './new-people.db.ts';

/** A query of the list: its filters, and the jobs that people are scored against. */
export interface PeopleSearch {
  filters: BrowseFilters;
  jobs: readonly RankingJob[];
}

/** The company that reads the list. */
export interface PeopleReader {
  companyId: string;
  hidesNames: boolean;
}

/**
 * Parses a query of the list. Returns null for a search that matches nothing. Throws the errors of the list: `invalid`, or `notFound` for its
 * job.
 */
export const readPeopleSearch = async (
  db: Queryable,
  ports: Pick<CandidatePorts, 'listOpenJobs' | 'findOpenJob'>,
  { companyId, hidesNames }: PeopleReader,
  query: BrowseCandidatesQuery,
): Promise<PeopleSearch | null> => {
  const jobs = prepareJobs(await loadJobsToScore(db, ports, companyId, query.jobId));
  const found = await readFilters(db, { hidesNames }, query);
  if (found === null) return null;
  const zone = await readScopeZones(db, query, { companyId, jobs: async () => jobs });
  return { filters: { ...found, zone }, jobs };
};

/** A candidate who searches for jobs. */
export interface JobSearcher {
  id: string;
  userId: string;
  timezone: string | null;
  /** Null if they opted out of scores. */
  side: PreparedCandidate | null;
}

/** Returns the candidates among the given users, by user id. Reads texts only of those that another engine version prepared. */
export const findJobSearchers = async (
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, JobSearcher>> => {
  const rows = (await listSearcherRows(db, userIds)).map((row) => ({
    ...row,
    side: row.scoreOptOut ? null : storedCandidateSide(row),
  }));
  const stale = rows.filter(({ side, scoreOptOut }) => side === null && !scoreOptOut).map(({ id }) => id);
  const candidates = stale.length === 0 ? [] : await listCandidatesByIds(db, stale);
  const prepared = new Map(candidates.map((row) => [row.id, candidateSide(row)]));
  return new Map(
    rows.map(({ id, userId, timezone, side }) => [
      userId,
      { id, userId, timezone, side: side ?? prepared.get(id) ?? null },
    ]),
  );
};

/** A person that a search finds, with the score as in the list. */
export interface FoundPerson extends ScoreFields<unknown> {
  person: CandidateWithUser;
}

/** Returns the people that a search finds among those added after `since`, best first, unscored last. Locks them for share. */
export const lockFoundPeople = async (
  tx: Tx,
  { filters, jobs }: PeopleSearch,
  slice: { since: string; limit: number },
): Promise<FoundPerson[]> => {
  const people = await loadCandidates(tx, await lockNewPeople(tx, filters, slice));
  return people
    .map((person) => ({
      person,
      ...listedScore(pairWithBestJob(person.candidate, jobs), { reader: 'company', isExplained: false }),
    }))
    .toSorted((a, b) => (b.compatibilityScore ?? -1) - (a.compatibilityScore ?? -1));
};
