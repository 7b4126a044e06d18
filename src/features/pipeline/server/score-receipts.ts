/** Keeps the score that a side saw when it acted on an application: its candidate by filing it, its company by every move. */
import { type ActedOn, keepReceipts } from '#features/scores/server/receipts.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type ApplicationRow, findApplicationsById } from './applications.db.ts';

type Scored = Pick<ApplicationRow, 'application' | 'job' | 'candidate' | 'company'> & Pick<ActedOn, 'names'>;

/** Keeps the scores of applications as their sides stand, in the transaction of what is done with them; of now unless `scoredAtOf` says of when. */
export const keepScores = (
  tx: Tx,
  platform: Pick<Platform, 'secrets'>,
  cause: 'application' | 'move',
  rows: readonly Scored[],
  scoredAtOf?: (application: ApplicationRow['application']) => string,
): Promise<void> =>
  keepReceipts(
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
 * The same for applications that were filed in another way than by their candidates: those of a market that is filled, as of when each was
 * filed, and of its company's newest move (`movedAt`, ISO 8601; null where it made none).
 */
export const keepScoresOf = async (
  tx: Tx,
  platform: Pick<Platform, 'secrets'>,
  filled: readonly { id: string; movedAt: string | null }[],
): Promise<void> => {
  const rows = await findApplicationsById(
    tx,
    filled.map(({ id }) => id),
  );
  await keepScores(tx, platform, 'application', rows, ({ createdAt }) => createdAt);
  const moved = new Map(filled.flatMap(({ id, movedAt }) => (movedAt === null ? [] : [[id, movedAt] as const])));
  await keepScores(
    tx,
    platform,
    'move',
    rows.filter(({ application }) => moved.has(application.id)),
    ({ id, createdAt }) => moved.get(id) ?? createdAt,
  );
};
