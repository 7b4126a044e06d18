/**
 * API calls for other terms. The candidate proposes them for an open offer, and the company keeps its terms or sends a new version. Both calls lock
 * the application before the offer, like every change to an offer, so that the offer cannot end between the check and the update.
 */
import { requireActiveCompany } from '#features/auth/server/memberships.service.ts';
import { lockOwnApplicationForUpdate } from '#features/pipeline/server/own-applications.service.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import { mayEverTakeProposalAction, type ProposalAction } from '../hiring.policy.ts';
import type { NewProposal, offersContract } from '../offers.contract.ts';
import { notifyTermsKept, notifyTermsProposed } from './hiring-notifications.ts';
import { requireOpenOffer } from './offer-acceptance.ts';
import type { OfferRow } from './offers.db.ts';
import { loadOwnOffer, requireOwnOffer } from './own-offers.ts';
import { insertProposal, markTermsKept } from './proposals.db.ts';
import { requireUpcoming } from './start-dates.ts';

type ProposalHandlers = Pick<Handlers<typeof offersContract>, 'proposeTerms' | 'keepTerms'>;

/** Returns the offer if the viewer's side may ever take this action. Throws `notFound` otherwise. */
const requireOfferForProposal = async (
  action: ProposalAction,
  db: Queryable,
  id: string,
  viewer: Viewer,
): Promise<OfferRow> => {
  const { row, side } = await requireOwnOffer(db, id, viewer);
  if (!mayEverTakeProposalAction(action, side)) throw notFound('offer');
  return row;
};

/** Rejects a proposal that repeats the terms of the offer and has no note. */
const requireChange = ({ offer }: OfferRow, { hourlyRate, hoursPerWeek, startDate, note }: NewProposal): void => {
  const isSame =
    hourlyRate === offer.hourlyRate && hoursPerWeek === offer.hoursPerWeek && startDate === offer.startDate;
  if (isSame && orNull(note) === null) throw invalidField('hourlyRate', 'terms-not-other');
};

export const createProposalHandlers = (platform: Platform): ProposalHandlers => ({
  proposeTerms: async ({ params, body, viewer }) => {
    const { offer, company } = await requireOfferForProposal('propose', platform.db, params.id, viewer);
    return platform.db.transaction(async (tx) => {
      await requireActiveCompany(tx, company.userId);
      await lockOwnApplicationForUpdate(tx, offer.applicationId, viewer);
      const current = await requireOfferForProposal('propose', tx, params.id, viewer);
      const now = new Date().toISOString();
      requireOpenOffer(current.offer, now);
      requireUpcoming(body.startDate, now);
      requireChange(current, body);
      const { hourlyRate, hoursPerWeek, startDate } = body;
      const values = { offerId: params.id, hourlyRate, hoursPerWeek, startDate, note: orNull(body.note) };
      if (!(await insertProposal(tx, values))) throw new AppError('conflict', 'terms-already-proposed');
      const row = await requireOfferForProposal('propose', tx, params.id, viewer);
      await notifyTermsProposed(tx, platform, row, values);
      return loadOwnOffer(tx, params.id, viewer);
    });
  },

  keepTerms: async ({ params, viewer }) => {
    const { offer } = await requireOfferForProposal('keep', platform.db, params.id, viewer);
    return platform.db.transaction(async (tx) => {
      await lockOwnApplicationForUpdate(tx, offer.applicationId, viewer);
      const row = await requireOfferForProposal('keep', tx, params.id, viewer);
      requireOpenOffer(row.offer, new Date().toISOString());
      if (!(await markTermsKept(tx, params.id))) throw new AppError('conflict', 'no-open-proposal');
      await notifyTermsKept(tx, platform, row);
      return loadOwnOffer(tx, params.id, viewer);
    });
  },
});
