/** Returns who moves an application, for its history: the company's or candidate's account and, for a company, the acting member. */
import type { Viewer } from '#server/http/viewer.ts';

export const toMoveAuthor = ({ userId, memberId, membership }: Viewer): { byUserId: string; memberId?: string } => ({
  byUserId: userId,
  ...(membership === null ? {} : { memberId }),
});
