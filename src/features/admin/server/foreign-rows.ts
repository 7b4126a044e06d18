/** Rows that an admin decides on. Never those of their own company. */
import { type Viewer, viewerAccountId } from '#server/http/viewer.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { mayActOnAccount } from '../admin.policy.ts';

/** Returns the row. Throws `notFound` if there is none, and `forbidden` for a row of the admin's own company. */
export const requireForeign = <Row extends { userId: string }>(
  row: Row | null,
  what: 'company' | 'job',
  viewer: Viewer,
): Row => {
  if (row === null) throw notFound(what);
  if (!mayActOnAccount({ adminId: viewerAccountId(viewer), personId: row.userId })) {
    throw new AppError('forbidden', 'about-yourself');
  }
  return row;
};
