/** The company's list by who has waited longest and by its own rating, and who of a job's applicants scores well enough. */
import type { JobRow } from '#features/jobs/server/jobs.service.ts';
import { ALL_CANDIDATES, type FoundCandidate, type MatchIndex } from '#features/matching/server/match-index.service.ts';
import { jobBytes } from '#features/matching/server/prepared.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { foreignCursor, toPage } from '#server/http/lists.ts';
import type { CompanyApplicationsCursor } from '../applications.contract.ts';
import {
  type ApplicationFilter,
  type ApplicationRow,
  listApplicants,
  listRatedApplications,
  listWaitingApplications,
} from './applications.db.ts';

/** A part of the list, and the place after it. */
export interface PipelinePart {
  items: ApplicationRow[];
  next: CompanyApplicationsCursor | null;
}

interface Slice {
  limit: number;
  after: CompanyApplicationsCursor | null;
}

/** Undecided applications, the longest waiting first. */
export const partByWaiting = async (
  db: Queryable,
  filter: ApplicationFilter,
  { limit, after }: Slice,
): Promise<PipelinePart> => {
  if (after !== null && after[0] !== 'waiting') throw foreignCursor();
  const place: [string, string] | null = after && [after[1], after[2] ?? ''];
  const rows = await listWaitingApplications(db, filter, { limit: limit + 1, after: place });
  return toPage(
    rows,
    limit,
    ({ application }): CompanyApplicationsCursor => ['waiting', application.statusChangedAt, application.id],
  );
};

/** The best rated first. */
export const partByRating = async (
  db: Queryable,
  filter: ApplicationFilter,
  { limit, after }: Slice,
): Promise<PipelinePart> => {
  if (after !== null && after[0] !== 'rating') throw foreignCursor();
  const place: [number, string] | null = after && [Number(after[1]), String(after[2])];
  const rows = await listRatedApplications(db, filter, { limit: limit + 1, after: place });
  return toPage(
    rows,
    limit,
    ({ application }): CompanyApplicationsCursor => ['rating', application.rating ?? 0, application.id],
  );
};

/** The applicants that a filter leaves whose score for the job, as it is shown, is at least so much, and those who have none: a score they do not have hides nobody. */
export const scoringAtLeast = async (
  { db, matches }: { db: Queryable; matches: MatchIndex },
  filter: ApplicationFilter,
  job: JobRow,
  minScore: number,
): Promise<string[]> => {
  const applicants = await listApplicants(db, filter);
  const among = applicants.map(({ candidateId }) => candidateId);
  if (among.length === 0) return [];
  const found: FoundCandidate[] = await matches.candidates({
    jobs: [jobBytes(job)],
    filter: { ...ALL_CANDIDATES, among },
    after: null,
    limit: among.length,
  });
  const unscored = applicants.filter(({ isUnscored }) => isUnscored).map(({ candidateId }) => candidateId);
  return [...found.filter(({ score }) => Math.round(score) >= minScore).map(({ id }) => id), ...unscored];
};
