/** Vetted candidates by their score against one job, for lists of the features above that say more of each of them. */
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import type { RankedCursor } from '#features/matching/server/ranked-page.service.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Page } from '#shared/contract.ts';
import type { ListedCandidate } from '../candidates.contract.ts';
import type { OpenJob } from '../candidates.domain.ts';
import { loadCandidates } from './browse.db.ts';
import { EVERYBODY, pageByScore } from './candidate-scores.ts';
import { toListedCandidate } from './candidate-views.ts';
import type { CandidateRow } from './candidates.db.ts';
import { shortlistedAmong } from './shortlists.db.ts';

/** Which candidates, for whom, and what is said beside. */
export interface CandidatesForJob<Added extends object> {
  companyId: string;
  job: OpenJob;
  /** Candidates who are left out. */
  except: readonly string[];
  includesHired: boolean;
  isExplained: boolean;
  limit: number;
  after: RankedCursor | null;
  /** Reads what a page needs beside its rows, and gives what is added to each. */
  addTo(rows: readonly CandidateRow[]): Promise<(row: CandidateRow) => Added>;
}

/** A page of the list, best match first. */
export const candidatesForJob = async <Added extends object>(
  db: Queryable,
  matches: MatchIndex,
  { companyId, job, except, includesHired, isExplained, limit, after, addTo }: CandidatesForJob<Added>,
): Promise<Page<ListedCandidate & Added, RankedCursor>> => {
  const whom = { filters: { ...EVERYBODY, includesHired }, among: null, except };
  const { items, next } = await pageByScore({ db, matches }, [job], whom, { limit, after }, (ids) =>
    loadCandidates(db, ids),
  );
  const rows = items.map(({ row }) => row.candidate);
  const shortlisted = await shortlistedAmong(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  const addedOf = await addTo(rows);
  return {
    items: items.map(({ row, pair }) =>
      toListedCandidate(row, pair, shortlisted.get(row.candidate.id), isExplained, addedOf(row.candidate)),
    ),
    next,
  };
};
