/**
 * Stores the score that a side saw when it acted on an application: the candidate by filing it, the
 * company by every move.
 */
import { type ScoredAction, storeReceipts } from '#features/scores/server/receipts.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type ApplicationRow, findApplicationsById } from './applications.db.ts';

type ScoredApplication = Pick<ApplicationRow, 'application' | 'job' | 'candidate' | 'company'> &
  Pick<ScoredAction, 'names'>;

/**
 * Stores the current scores of applications in the transaction of the action. The time defaults to
 * now; `scoredAtOf` overrides it.
 */
export const storeScoreReceipts = (
  tx: Tx,
  platform: Pick<Platform, 'secrets'>,
  cause: 'application' | 'move',
  rows: readonly ScoredApplication[],
  scoredAtOf?: (application: ApplicationRow['application']) => string,
): Promise<void> =>
  storeReceipts(
    tx,
    platform,
    cause,
    rows.map(({ application, job, candidate, company, names }) => ({
      applicationId: application.id,
      job,
      candidate,
      companyUserId: company.userId,
      ...(names && { names }),
      ...(scoredAtOf && { scoredAt: scoredAtOf(application) }),
    })),
  );

/**
 * Stores receipts of applications that were not filed through the API, such as those of the demo
 * market: at the time of filing, and of the company's newest move (`movedAt`, ISO 8601; null if there is
 * none).
 */
export const storePastScoreReceipts = async (
  tx: Tx,
  platform: Pick<Platform, 'secrets'>,
  filled: readonly { id: string; movedAt: string | null }[],
): Promise<void> => {
  const rows = await findApplicationsById(
    tx,
    filled.map(({ id }) => id),
  );
  await storeScoreReceipts(tx, platform, 'application', rows, ({ createdAt }) => createdAt);
  const movedAtById = new Map(filled.flatMap(({ id, movedAt }) => (movedAt === null ? [] : [[id, movedAt] as const])));
  await storeScoreReceipts(
    tx,
    platform,
    'move',
    rows.filter(({ application }) => movedAtById.has(application.id)),
    ({ id, createdAt }) => movedAtById.get(id) ?? createdAt,
  );
};
