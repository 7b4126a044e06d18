/** Loads what applications need besides their row: the data that decides whose turn it is, and the answers. */
import type { Answer } from '#features/screening/screening.contract.ts';
import { atOnce } from '#server/db/at-once.ts';
import type { Queryable } from '#server/db/database.ts';
import { NO_STEPS, type Steps } from '../turn.domain.ts';
import { listAnswers } from './application-answers.db.ts';
import type { ApplicationRow } from './applications.db.ts';
import type { PipelinePorts } from './pipeline.ports.ts';

/** An application with the data for its turn and its answers. */
export type TurnedRow = ApplicationRow & { steps: Steps; answers: readonly Answer[] };

/** The applications in order, each with the steps that its turn depends on and its answers. */
export const withSteps = async (
  db: Queryable,
  ports: PipelinePorts,
  rows: readonly ApplicationRow[],
): Promise<TurnedRow[]> => {
  const idsAt = (status: ApplicationRow['application']['status']): string[] =>
    rows.flatMap(({ application }) => (application.status === status ? [application.id] : []));
  const offered = idsAt('offered');
  const ids = rows.map(({ application }) => application.id);
  const [steps, answers] = await atOnce(
    ports.stepsOf(db, { interviewing: [...idsAt('interviewing'), ...offered], offered }),
    listAnswers(db, ids),
  );
  return rows.map((row) => ({
    ...row,
    steps: steps.get(row.application.id) ?? NO_STEPS,
    answers: answers.get(row.application.id) ?? [],
  }));
};

/** One application with its steps and answers. */
export const withItsSteps = async (db: Queryable, ports: PipelinePorts, row: ApplicationRow): Promise<TurnedRow> =>
  (await withSteps(db, ports, [row]))[0] ?? { ...row, steps: NO_STEPS, answers: [] };
