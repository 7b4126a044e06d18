/** Vetted candidates by score for one job. Other features use it for lists with additional fields in each row. */
import { readJobSchedule } from '#engine/matching.domain.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import type { RankedCursor } from '#features/matching/server/ranked-page.service.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Page } from '#shared/contract.ts';
import type { ListedCandidate, PeopleQuery } from '../candidates.contract.ts';
import { type BrowseFilters, type OpenJob, parsePeopleFilters } from '../candidates.domain.ts';
import { countUnscored, loadCandidates } from './browse.db.ts';
import { loadPageByScore, NO_BROWSE_FILTERS } from './candidate-scores.ts';
import { toListedCandidate } from './candidate-views.ts';
import type { CandidateRow } from './candidates.db.ts';
import { readZones, refuseHiddenCountry } from './people-filters.ts';
import { findShortlistedAmong } from './shortlists.db.ts';

export interface CandidatesForJob<Added extends object> {
  companyId: string;
  job: OpenJob;
  /** Candidates to exclude. */
  except: readonly string[];
  filters: Pick<BrowseFilters, 'countries' | 'minEnglish' | 'zone' | 'availableBy' | 'includesHired'>;
  isExplained: boolean;
  limit: number;
  after: RankedCursor | null;
  /** Loads extra data for a page. Returns a function that adds fields to each row. */
  loadExtraFields(rows: readonly CandidateRow[]): Promise<(row: CandidateRow) => Added>;
}

/** Returns a page of candidates, best match first. */
export const listCandidatesForJob = async <Added extends object>(
  db: Queryable,
  matches: MatchIndex,
  { companyId, job, except, filters, isExplained, limit, after, loadExtraFields }: CandidatesForJob<Added>,
): Promise<Page<ListedCandidate & Added, RankedCursor>> => {
  const ranked = { filters: { ...NO_BROWSE_FILTERS, ...filters }, among: null, except };
  const { items, next, scored } = await loadPageByScore({ db, matches }, [job], ranked, { limit, after }, (ids) =>
    loadCandidates(db, ids),
  );
  const unscored = after === null ? await countUnscored(db, ranked) : null;
  const rows = items.map(({ row }) => row.candidate);
  const shortlisted = await findShortlistedAmong(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  const toAddedFields = await loadExtraFields(rows);
  return {
    items: items.map(({ row, pair }) =>
      toListedCandidate(row, pair, shortlisted.get(row.candidate.id), isExplained, toAddedFields(row.candidate)),
    ),
    next,
    ...(scored === null || unscored === null ? {} : { total: scored + unscored }),
  };
};

/** Parses the filters of the list. Throws `invalid` for a country while names are hidden, and for hours in common without any time zone. */
export const readMatchFilters = async (
  db: Queryable,
  query: PeopleQuery,
  { companyId, hidesNames, job }: { companyId: string; hidesNames: boolean; job: OpenJob },
): Promise<CandidatesForJob<object>['filters']> => {
  refuseHiddenCountry(hidesNames, query);
  const chosenZone = async () => readJobSchedule(job).timezone;
  const zone = await readZones(db, query, { companyId, chosenZone, anyZone: async () => null });
  return { ...parsePeopleFilters(query), zone };
};
