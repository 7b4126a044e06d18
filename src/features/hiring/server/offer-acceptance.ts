/**
 * Accepts an offer. One transaction ends the offer as accepted, stores its document, moves the application to hired and creates the hire.
 * The document is rendered before the transaction, so that no lock is held while rendering. Its content cannot become outdated, because terms never
 * change.
 * Invariant: of all concurrent actions that end the offer, exactly one succeeds.
 */

import { requireActiveCompany } from '#features/auth/server/memberships.service.ts';
import { requireHoursAcknowledged } from '#features/candidates/server/commitments.service.ts';
import { lockOwnApplicationForUpdate } from '#features/pipeline/server/own-applications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { emit } from '#server/events/emit.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { endedOfferRefusal } from '../hiring.domain.ts';
import { insertHire } from './hires.db.ts';
import { cancelPendingMoveMail, mailOfferAccepted } from './hiring-notifications.ts';
import { endOffer, findNewestVersion, insertOfferDocument, type OfferRow } from './offers.db.ts';
import { printOffer } from './printed-offer.ts';

/** Returns the error for an offer that another request ended at the same time. */
export const offerChangedError = (): AppError => new AppError('conflict', 'offer-changed-meanwhile');

/** Throws `conflict` if the offer, as loaded, cannot be answered at `now`. */
export const requireOpenOffer = (offer: OfferRow['offer'], now: string): void => {
  const refusal = endedOfferRefusal(offer, now);
  if (refusal !== null) throw new AppError('conflict', refusal);
};

const requireNewest = async (db: Tx | Platform['db'], offer: OfferRow['offer'], version: number) => {
  const newest = await findNewestVersion(db, offer.applicationId);
  if (version !== offer.version || version !== newest?.version) {
    throw new AppError('conflict', 'newer-offer');
  }
};

/**
 * Accepts a version of an offer. `row` is the offer as just loaded for the candidate. Throws `conflict` if it cannot be accepted, if its company is
 * suspended, or if the total weekly hours exceed the limit and the candidate did not acknowledge that.
 */
export const acceptOffer = async (
  platform: Platform,
  row: OfferRow,
  { version, acknowledgeHours }: { version: number; acknowledgeHours?: boolean | undefined },
  viewer: Viewer,
): Promise<void> => {
  const { offer } = row;
  const acceptedAt = new Date().toISOString();
  await requireNewest(platform.db, offer, version);
  requireOpenOffer(offer, acceptedAt);
  const { content, sha256 } = await printOffer(row, acceptedAt, 'candidate');
  await platform.db.transaction(async (tx) => {
    // Before the application, as in deletions and suspensions.
    await requireActiveCompany(tx, row.company.userId);
    const { row: application } = await lockOwnApplicationForUpdate(tx, offer.applicationId, viewer);
    if (!(await endOffer(tx, offer.id, { status: 'accepted', endedAt: acceptedAt, sha256 }))) throw offerChangedError();
    const hours = { offeredHours: offer.hoursPerWeek, isAcknowledged: acknowledgeHours === true };
    await requireHoursAcknowledged(tx, offer.candidateId, hours);
    await insertOfferDocument(tx, offer.id, content);
    await cancelPendingMoveMail(tx, application);
    const { applicationId } = offer;
    await emit(tx, platform, 'offer.accepted', { offerId: offer.id, applicationId, byUserId: viewer.userId });
    const { companyId, candidateId, hourlyRate, hoursPerWeek, employmentType, startDate, endDate } = offer;
    const terms = { hourlyRate, hoursPerWeek, employmentType, startDate, endDate };
    const hireId = await insertHire(tx, { applicationId, companyId, candidateId, offerId: offer.id, ...terms });
    if (hireId === null) throw offerChangedError();
    await mailOfferAccepted(tx, platform, row, sha256);
  });
};
