/** The interface of hiring for other features: refused status changes and undos, whose turn it is, open offers and current hires. */
import { isAcceptanceWithoutTerms } from '#features/pipeline/applications.policy.ts';
import { lockApplicationForUpdate } from '#features/pipeline/server/own-applications.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Refusal } from '#shared/errors.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { endedOfferRefusal } from '../hiring.domain.ts';
import { countActiveHires, findHiredAmong, hiredPairsQuery } from './hires.db.ts';
import { findNewestVersion, hasColleagueSentOffer } from './offers.db.ts';
import { countUndecided, findIdsWithOpenOfferOrInterview, hasOpenOfferTo } from './open-steps.db.ts';
import { listByTurn, listCandidateByTurn, loadSteps } from './turns.db.ts';

export { countActiveHires, countUndecided, findHiredAmong, hiredPairsQuery, listByTurn, loadSteps };

/**
 * Returns why a status change is refused, or null. A candidate must accept a specific version of an offer with terms, so simply changing the status
 * to `hired` is refused.
 */
const moveRefusal = async (
  tx: Tx,
  application: { id: string; status: ApplicationStatus },
  { to, side }: { to: ApplicationStatus; side: Side },
): Promise<Refusal | null> => {
  if (!isAcceptanceWithoutTerms({ from: application.status, to, by: side })) return null;
  const newest = await findNewestVersion(tx, application.id);
  return newest && (endedOfferRefusal(newest, new Date().toISOString()) ?? 'offer-has-terms');
};

/**
 * Returns why a member cannot undo the latest move of an application, or null. An undo ends the open offer. It is refused if a colleague sent that
 * offer after the move, because the member may not have seen its terms.
 */
const undoRefusal = async (
  tx: Tx,
  { id, status, statusChangedAt }: { id: string; status: ApplicationStatus; statusChangedAt: string },
  memberId: string,
): Promise<Refusal | null> => {
  if (status !== 'offered') return null;
  await lockApplicationForUpdate(tx, id);
  const colleagueSentOffer = await hasColleagueSentOffer(tx, id, { memberId, since: statusChangedAt });
  return colleagueSentOffer ? 'terms-sent-since' : null;
};

/** Returns true if a company has an open offer to a candidate, or a current or upcoming hire. */
const hasOfferOrHire = async (db: Queryable, companyId: string, candidateId: string): Promise<boolean> =>
  (await hasOpenOfferTo(db, companyId, candidateId)) || (await findHiredAmong(db, companyId, [candidateId])).size > 0;

/** Ports for features that cannot import hiring. */
export const hiringPorts = {
  moveRefusal,
  undoRefusal,
  findHiredAmong,
  hasOfferOrHire,
  loadSteps,
  listByTurn,
  listCandidateByTurn,
  findIdsWithOpenOfferOrInterview,
};
