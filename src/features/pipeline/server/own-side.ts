/** Finds an application for one of its two sides and shows it to that side. "Not found" for everyone else. */
import type { Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { notFound } from '#shared/errors.ts';
import { type Side, sideOf } from '#shared/sides.ts';
import type { ApplicationDetail } from '../applications.contract.ts';
import { toApplicationDetail } from './application-views.ts';
import { type ApplicationRow, findApplication, listHistory } from './applications.db.ts';
import type { PipelinePorts } from './pipeline.ports.ts';
import { withItsSteps } from './turns.ts';

/** The application and the viewer's side. Throws `notFound` for everyone else. */
export const requireOwnSide = async (
  db: Queryable,
  id: string,
  viewer: Viewer,
): Promise<{ row: ApplicationRow; side: Side }> => {
  const row = await findApplication(db, id);
  const side = row && sideOf(viewer.userId, { company: row.company.userId, candidate: row.candidate.userId });
  if (!row || !side) throw notFound('application');
  return { row, side };
};

/** The application as a side sees it. */
export const detailOf = async (
  db: Queryable,
  ports: PipelinePorts,
  row: ApplicationRow,
  side: Side,
): Promise<ApplicationDetail> => {
  const history = await listHistory(db, row.application.id);
  const decline = await ports.openedDecline(db, row, history);
  return toApplicationDetail(await withItsSteps(db, ports, row), { history, decline }, side);
};
