/** Loads an application for its company or its candidate. Everyone else receives a 404. */
import { findResumeFacts } from '#features/candidates/server/candidates.service.ts';
import { hasCompanyLeft } from '#features/companies/server/companies.service.ts';
import { loadShownVerifications } from '#features/verifications/server/verifications.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { runConcurrently } from '#server/db/run-concurrently.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { notFound } from '#shared/errors.ts';
import { findSide, type Side } from '#shared/sides.ts';
import type { ApplicationDetail, OpenedApplication } from '../applications.contract.ts';
import { toApplicationDetail } from './application-views.ts';
import { type ApplicationRow, findApplication, listHistory } from './applications.db.ts';
import type { PipelinePorts } from './pipeline.ports.ts';
import { withStepsForOne } from './turns.ts';

/** Returns the application and the viewer's side. Throws `notFound` if the viewer is neither its company nor its candidate. */
export const requireOwnSide = async (
  db: Queryable,
  id: string,
  viewer: Viewer,
): Promise<{ row: ApplicationRow; side: Side }> => {
  const row = await findApplication(db, id);
  const side = row && findSide(viewer.userId, { company: row.company.userId, candidate: row.candidate.userId });
  if (!row || !side) throw notFound('application');
  return { row, side };
};

/** Loads the application as the company or the candidate sees it. */
export const loadApplicationDetail = async (
  db: Queryable,
  ports: PipelinePorts,
  row: ApplicationRow,
  side: Side,
  viewer: Viewer,
): Promise<ApplicationDetail> => {
  const history = await listHistory(db, row.application.id);
  const decline = await ports.describeDecline(db, row, history);
  const isCompanyGone = side === 'candidate' && (await hasCompanyLeft(db, row.company));
  return toApplicationDetail(
    await withStepsForOne(db, ports, row, side === 'company' ? viewer : null),
    { history, decline, isCompanyGone },
    side,
  );
};

/** Loads the application as the company or the candidate sees it, for the application page. For the company, includes the full profile. */
export const loadOpenedApplication = async (
  db: Queryable,
  ports: PipelinePorts,
  row: ApplicationRow,
  side: Side,
  viewer: Viewer,
): Promise<OpenedApplication> => {
  const { profile, ...detail } = await loadApplicationDetail(db, ports, row, side, viewer);
  if (profile === undefined) return detail;
  const { userId } = row.candidate;
  const [resume, verifications] = await runConcurrently(
    findResumeFacts(db, userId),
    loadShownVerifications(db, userId),
  );
  return { ...detail, profile: { ...profile, resume, verifications } };
};
