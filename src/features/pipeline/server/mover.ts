/** Who moves an application, for its history: the side's account, and the member who acts for a company. */
import type { Viewer } from '#server/http/viewer.ts';

export const toMover = ({ userId, memberId, membership }: Viewer): { byUserId: string; memberId?: string } => ({
  byUserId: userId,
  ...(membership === null ? {} : { memberId }),
});
