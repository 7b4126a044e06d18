/** Turns the rows of offers into what one side may read of them at a moment. */
import type { Side } from '#shared/sides.ts';
import { offerStatusAt } from '../hiring.domain.ts';
import { offerActionsFor } from '../hiring.policy.ts';
import type { Offer } from '../offers.contract.ts';
import type { OfferRow } from './offers.db.ts';

/** The candidate of an offer, by name. */
export const candidateNameOf = ({ person }: Pick<OfferRow, 'person'>): string =>
  `${person.firstName} ${person.lastName}`;

/** An offer as a side sees it at `now` (ISO 8601). */
export const toOffer = (row: OfferRow, side: Side, now: string): Offer => {
  const { companyId: _company, candidateId: _candidate, ...offer } = row.offer;
  const status = offerStatusAt(row.offer, now);
  return {
    ...offer,
    status,
    endedAt: status === 'expired' ? offer.expiresAt : offer.endedAt,
    job: row.job,
    companyName: row.company.companyName,
    candidateName: candidateNameOf(row),
    actions: offerActionsFor(status, side),
  };
};
