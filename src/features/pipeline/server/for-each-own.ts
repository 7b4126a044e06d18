/** Runs an action on several of a company's applications, each independently. */
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { refusedItem } from '#server/refusal-messages.ts';
import type { RefusedItem } from '#shared/refused.ts';
import type { ApplicationMovesResult } from '../applications.contract.ts';
import { toApplications } from './application-views.ts';
import { type ApplicationRow, findApplication } from './applications.db.ts';
import type { MoveOutcome } from './move-outcome.ts';
import type { PipelinePorts } from './pipeline.ports.ts';
import { withSteps } from './turns.ts';

/**
 * Runs `change` on each application in a separate transaction, so that a refusal does not affect the
 * others. Returns the new state of each application, or why it did not change. Refuses other
 * companies' applications as not found.
 */
export const forEachOwnApplication = async (
  { db }: Platform,
  ports: PipelinePorts,
  viewer: Viewer,
  ids: readonly string[],
  change: (tx: Tx, row: ApplicationRow) => Promise<MoveOutcome>,
): Promise<ApplicationMovesResult> => {
  const company = await findUserCompany(db, viewer.userId);
  const movedRows: ApplicationRow[] = [];
  const refused: RefusedItem[] = [];
  for (const id of new Set(ids)) {
    const outcome = await db.transaction(async (tx): Promise<MoveOutcome> => {
      const row = await findApplication(tx, id);
      if (row === null || row.company.id !== company?.id) return { row: null, refusal: 'application-not-found' };
      return change(tx, row);
    });
    if (outcome.row === null) refused.push(refusedItem(id, outcome.refusal));
    else movedRows.push(outcome.row);
  }
  return {
    moved: toApplications(await withSteps(db, ports, movedRows, viewer), { reader: 'company', isExplained: false }),
    refused,
  };
};
