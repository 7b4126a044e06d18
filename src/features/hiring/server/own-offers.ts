/** Loads offers for their company or candidate. Everyone else gets "not found". */
import type { Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { notFound } from '#shared/errors.ts';
import { findSide, type Side } from '#shared/sides.ts';
import { mayEverTakeOfferAction, type OfferAction } from '../hiring.policy.ts';
import type { Offer } from '../offers.contract.ts';
import { toOffer } from './offer-views.ts';
import { findOffer, type OfferRow } from './offers.db.ts';

/** Returns the viewer's side, or null. */
export const findViewerSide = ({ company, candidate }: OfferRow, { userId }: Viewer): Side | null =>
  findSide(userId, { company: company.userId, candidate: candidate.userId });

/** Returns the offer and the viewer's side. Throws `notFound` for everyone else. */
export const requireOwnOffer = async (
  db: Queryable,
  id: string,
  viewer: Viewer,
): Promise<{ row: OfferRow; side: Side }> => {
  const row = await findOffer(db, id);
  const side = row && findViewerSide(row, viewer);
  if (!row || !side) throw notFound('offer');
  return { row, side };
};

/** Returns the offer if the viewer's side may ever take this action. Throws `notFound` otherwise. */
export const requireOfferFor = async (
  action: OfferAction,
  db: Queryable,
  id: string,
  viewer: Viewer,
): Promise<OfferRow> => {
  const { row, side } = await requireOwnOffer(db, id, viewer);
  if (!mayEverTakeOfferAction(action, side)) throw notFound('offer');
  return row;
};

/** Returns the offer as the viewer sees it now. */
export const loadOwnOffer = async (db: Queryable, id: string, viewer: Viewer): Promise<Offer> => {
  const { row, side } = await requireOwnOffer(db, id, viewer);
  return toOffer(row, side, new Date().toISOString());
};
