/** Converts offers to what the company or the candidate may see at a given time. */

import { fullName } from '#shared/full-name.ts';
import type { Side } from '#shared/sides.ts';
import { offerStatusAt } from '../hiring.domain.ts';
import { offerActionsFor, proposalActionsFor } from '../hiring.policy.ts';
import type { Offer } from '../offers.contract.ts';
import type { OfferRow } from './offers.db.ts';

/** Returns an offer as the given side sees it at `now` (ISO 8601). */
export const toOffer = (row: OfferRow, side: Side, now: string): Offer => {
  const { companyId: _company, candidateId: _candidate, ...offer } = row.offer;
  const status = offerStatusAt(row.offer, now);
  return {
    ...offer,
    status,
    endedAt: status === 'expired' ? offer.expiresAt : offer.endedAt,
    job: row.job,
    companyName: row.company.companyName,
    candidateName: fullName(row.person),
    actions: offerActionsFor(status, side, row.isCompanyActive),
    proposal: row.proposal,
    proposalActions: proposalActionsFor(status, row.proposal, side, row.isCompanyActive),
  };
};
