/** Loads data that applications need beyond their row: the steps that decide whose turn it is, the answers, and the reader's own review. */
import type { Answer } from '#features/screening/screening.contract.ts';
import type { Queryable } from '#server/db/database.ts';
import { runConcurrently } from '#server/db/run-concurrently.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { NO_STEPS, type Steps } from '../turn.domain.ts';
import { listAnswers } from './application-answers.db.ts';
import { findOwnReviews, type ReviewRow } from './application-reviews.db.ts';
import type { ApplicationRow } from './applications.db.ts';
import type { PipelinePorts } from './pipeline.ports.ts';

/** An application with the steps that decide its turn, its answers, and the reader's own review if they are a member of its company. */
export type RowWithSteps = ApplicationRow & { steps: Steps; answers: readonly Answer[]; review: ReviewRow | null };

/** The company member whose own reviews are loaded. Null to load no reviews, such as for candidates. */
export type Reviewer = Pick<Viewer, 'memberId'> | null;

const loadOwnReviews = (db: Queryable, reviewer: Reviewer, ids: readonly string[]): Promise<Map<string, ReviewRow>> =>
  reviewer === null ? Promise.resolve(new Map()) : findOwnReviews(db, reviewer.memberId, ids);

/** Adds the steps, the answers and the reader's own review to each application. Preserves the order. */
export const withSteps = async (
  db: Queryable,
  ports: PipelinePorts,
  rows: readonly ApplicationRow[],
  reviewer: Reviewer,
): Promise<RowWithSteps[]> => {
  const idsAt = (status: ApplicationRow['application']['status']): string[] =>
    rows.flatMap(({ application }) => (application.status === status ? [application.id] : []));
  const offered = idsAt('offered');
  const ids = rows.map(({ application }) => application.id);
  const [steps, answers, reviews] = await runConcurrently(
    ports.loadSteps(db, { interviewing: [...idsAt('interviewing'), ...offered], offered, hired: idsAt('hired') }),
    listAnswers(db, ids),
    loadOwnReviews(db, reviewer, ids),
  );
  return rows.map((row) => ({
    ...row,
    steps: steps.get(row.application.id) ?? NO_STEPS,
    answers: answers.get(row.application.id) ?? [],
    review: reviews.get(row.application.id) ?? null,
  }));
};

/** Adds the steps, the answers and the reader's own review to one application. */
export const withStepsForOne = async (
  db: Queryable,
  ports: PipelinePorts,
  row: ApplicationRow,
  reviewer: Reviewer,
): Promise<RowWithSteps> =>
  (await withSteps(db, ports, [row], reviewer))[0] ?? { ...row, steps: NO_STEPS, answers: [], review: null };
