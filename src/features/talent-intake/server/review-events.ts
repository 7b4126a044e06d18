/** Says to the admins who are there that somebody came into the review queue, or left it. */
import { listAdminIds } from '#features/auth/server/auth.service.ts';
import type { Tx } from '#server/db/database.ts';
import { type LiveEvent, type LiveLoaders, publish } from '#server/live/live-hub.ts';
import type { ReviewFrame } from '../review-desk.contract.ts';

type ReviewEvent = LiveEvent<'review_queue_changed', 'rowId'>;

/** Published with the transaction of its cause. */
export const publishQueue = async (tx: Tx, rowId: string): Promise<void> => {
  const to = await listAdminIds(tx);
  if (to.length > 0) await publish<ReviewEvent>(tx, { type: 'review_queue_changed', to, ids: { rowId } });
};

/** What admins' sockets hear; the screens fetch the rest. */
export const reviewLoaders: LiveLoaders<ReviewEvent, ReviewFrame> = {
  review_queue_changed: async ({ type, ids }) => ({ type, ...ids }),
};
