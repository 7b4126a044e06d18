/** Reads pages of a company's list sorted by turn, rating or must-have, and of a candidate's own list. Filters by minimum score. */
import type { JobRow } from '#features/jobs/server/jobs.service.ts';
import { ALL_CANDIDATES, type MatchIndex } from '#features/matching/server/match-index.service.ts';
import { jobBytes } from '#features/matching/server/prepared.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { toPage, wrongCursorError } from '#server/http/lists.ts';
import type { CompanyApplicationsCursor, OwnApplicationsCursor } from '../applications.contract.ts';
import {
  type ApplicationFilter,
  type ApplicationRow,
  findApplicationsById,
  findCompanyApplications,
  listApplicants,
  listCandidateApplications,
  undecidedFilter,
} from './applications.db.ts';
import { listByMustHave, type MustHavePlace, rankMustHave } from './must-have-order.db.ts';
import type { PipelinePorts } from './pipeline.ports.ts';
import { listByRating } from './rating-order.db.ts';

export interface PipelinePage {
  items: ApplicationRow[];
  next: CompanyApplicationsCursor | null;
}

interface Slice {
  limit: number;
  after: CompanyApplicationsCursor | null;
}

/** Reads undecided applications, longest waiting first. `turn` limits them to those where it is the company's turn. */
export const pageByTurn = async (
  db: Queryable,
  ports: PipelinePorts,
  filter: ApplicationFilter,
  { limit, after, sort }: Slice & { sort: 'waiting' | 'turn' },
): Promise<PipelinePage> => {
  if (after !== null && after[0] !== sort) throw wrongCursorError();
  const position: [string, string] | null = after && [after[1], after[2] ?? ''];
  const undecided = undecidedFilter(filter, sort === 'turn' ? 'company' : null);
  const turns = await ports.listByTurn(db, undecided, {
    limit: limit + 1,
    after: position,
    now: new Date().toISOString(),
  });
  const { items, next } = toPage(turns, limit, ({ since, id }): CompanyApplicationsCursor => [sort, since, id]);
  const rows = await findCompanyApplications(
    db,
    filter.companyId,
    items.map(({ id }) => id),
  );
  const rowsById = new Map(rows.map((row) => [row.application.id, row]));
  return { items: items.flatMap(({ id }) => rowsById.get(id) ?? []), next };
};

/** Reads a candidate's applications, newest first or by turn. */
export const loadOwnApplicationsPage = async (
  db: Queryable,
  ports: PipelinePorts,
  candidateId: string,
  { limit, after, sort }: { limit: number; after: OwnApplicationsCursor | null; sort: 'newest' | 'turn' },
) => {
  if (after !== null && (after.length === 3) !== (sort === 'turn')) throw wrongCursorError();
  if (sort === 'newest') {
    const rows = await listCandidateApplications(db, candidateId, {
      limit: limit + 1,
      after: after?.length === 2 ? after : null,
    });
    return toPage(rows, limit, ({ application }): OwnApplicationsCursor => [application.createdAt, application.id]);
  }
  const found = await ports.listCandidateByTurn(db, candidateId, {
    limit: limit + 1,
    after: after?.length === 3 ? after : null,
    now: new Date().toISOString(),
  });
  const { items, next } = toPage(
    found,
    limit,
    ({ place, createdAt, id }): OwnApplicationsCursor => [place, createdAt, id],
  );
  const rows = await findApplicationsById(
    db,
    items.map(({ id }) => id),
  );
  const rowsById = new Map(rows.map((row) => [row.application.id, row]));
  return { items: items.flatMap(({ id }) => rowsById.get(id) ?? []), next };
};

/** Reads applications sorted by the reader's own rating, highest first. */
export const pageByRating = async (
  db: Queryable,
  filter: ApplicationFilter,
  memberId: string,
  { limit, after }: Slice,
): Promise<PipelinePage> => {
  if (after !== null && after[0] !== 'rating') throw wrongCursorError();
  const position: [number, string] | null = after && [Number(after[1]), String(after[2])];
  const ratedIds = await listByRating(db, filter, memberId, { limit: limit + 1, after: position });
  const { items, next } = toPage(ratedIds, limit, ([rating, id]): CompanyApplicationsCursor => ['rating', rating, id]);
  const rows = await findCompanyApplications(
    db,
    filter.companyId,
    items.map(([, id]) => id),
  );
  const rowsById = new Map(rows.map((row) => [row.application.id, row]));
  return { items: items.flatMap(([, id]) => rowsById.get(id) ?? []), next };
};

/** Reads applications, starting with those that meet their job's must-have. */
export const pageByMustHave = async (
  db: Queryable,
  filter: ApplicationFilter,
  { limit, after }: Slice,
): Promise<PipelinePage> => {
  if (after !== null && after[0] !== 'mustHave') throw wrongCursorError();
  const position: MustHavePlace | null = after && [Number(after[1]), String(after[2]), String(after[3])];
  const rows = await listByMustHave(db, filter, { limit: limit + 1, after: position });
  return toPage(
    rows,
    limit,
    ({ application: { meetsMustHave, createdAt, id } }): CompanyApplicationsCursor => [
      'mustHave',
      rankMustHave(meetsMustHave),
      createdAt,
      id,
    ],
  );
};

/**
 * Returns the ids of the filtered candidates whose displayed score for the job is at least `minScore`.
 * Includes candidates without a score, who are never hidden.
 */
export const listCandidatesScoringAtLeast = async (
  { db, matches }: { db: Queryable; matches: MatchIndex },
  filter: ApplicationFilter,
  job: JobRow,
  minScore: number,
): Promise<string[]> => {
  const applicants = await listApplicants(db, filter);
  const candidateIds = applicants.map(({ candidateId }) => candidateId);
  if (candidateIds.length === 0) return [];
  const { found: scores } = await matches.candidates({
    jobs: [jobBytes(job)],
    filter: { ...ALL_CANDIDATES, among: candidateIds },
    after: null,
    limit: candidateIds.length,
  });
  const unscored = applicants.filter(({ isUnscored }) => isUnscored).map(({ candidateId }) => candidateId);
  return [...scores.filter(({ score }) => Math.round(score) >= minScore).map(({ id }) => id), ...unscored];
};
