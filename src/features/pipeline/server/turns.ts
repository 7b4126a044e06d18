/** Loads the data that decides whose turn it is in applications. */
import type { Queryable } from '#server/db/database.ts';
import { NO_STEPS, type Steps } from '../turn.domain.ts';
import type { ApplicationRow } from './applications.db.ts';
import type { PipelinePorts } from './pipeline.ports.ts';

/** An application with the data for its turn. */
export type TurnedRow = ApplicationRow & { steps: Steps };

/** The applications in order, each with the steps that its turn depends on. */
export const withSteps = async (
  db: Queryable,
  ports: PipelinePorts,
  rows: readonly ApplicationRow[],
): Promise<TurnedRow[]> => {
  const idsAt = (status: ApplicationRow['application']['status']): string[] =>
    rows.flatMap(({ application }) => (application.status === status ? [application.id] : []));
  const offered = idsAt('offered');
  const steps = await ports.stepsOf(db, { interviewing: [...idsAt('interviewing'), ...offered], offered });
  return rows.map((row) => ({ ...row, steps: steps.get(row.application.id) ?? NO_STEPS }));
};

/** One application with its steps. */
export const withItsSteps = async (db: Queryable, ports: PipelinePorts, row: ApplicationRow): Promise<TurnedRow> =>
  (await withSteps(db, ports, [row]))[0] ?? { ...row, steps: NO_STEPS };
