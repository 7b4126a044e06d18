/** The notice about scores: the interface for other features. */
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Env } from '#server/env.ts';
import { AppError } from '#shared/errors.ts';
import { SCORE_NOTICE_VERSION } from '../score-notice.domain.ts';
import { deleteAcknowledgments, findAcknowledgment, insertAcknowledgment } from './notice.db.ts';

/** Returns true if candidates must acknowledge the newest notice before they apply. */
export const isNoticeRequired = ({ scoreNotice }: Env): boolean => scoreNotice === 'required';

/** Throws `conflict` if the marketplace requires the newest notice and the user has not acknowledged it. */
export const requireNoticeAcknowledged = async (db: Queryable, env: Env, userId: string): Promise<void> => {
  if (!isNoticeRequired(env) || (await findAcknowledgment(db, userId, SCORE_NOTICE_VERSION)) !== null) return;
  throw new AppError('conflict', 'notice-not-acknowledged');
};

/** Returns the version that must be acknowledged before applying, or null if this marketplace does not require it. */
export const requiredNoticeVersion = (env: Env): number | null => (isNoticeRequired(env) ? SCORE_NOTICE_VERSION : null);

/** Records that a person acknowledged a version before they had an account. */
export const recordAcknowledgment = (tx: Tx, userId: string, version: number): Promise<void> =>
  insertAcknowledgment(tx, userId, version);

/** Deletes the acknowledgments of a person whose account is removed. */
export const forgetAcknowledgments = (tx: Tx, userId: string): Promise<void> => deleteAcknowledgments(tx, userId);
