/** The interface of hiring for other features: refused status changes, whose turn it is, open offers and current hires. */
import { isAcceptanceWithoutTerms } from '#features/pipeline/applications.policy.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Refusal } from '#shared/errors.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { endedOfferRefusal } from '../hiring.domain.ts';
import { countActiveHires, findHiredAmong, hiredPairsQuery } from './hires.db.ts';
import { findNewestVersion } from './offers.db.ts';
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

/** Returns true if a company has an open offer to a candidate, or a current or upcoming hire. */
const hasOfferOrHire = async (db: Queryable, companyId: string, candidateId: string): Promise<boolean> =>
  (await hasOpenOfferTo(db, companyId, candidateId)) || (await findHiredAmong(db, companyId, [candidateId])).size > 0;

/** Ports for features that cannot import hiring. */
export const hiringPorts = {
  moveRefusal,
  findHiredAmong,
  hasOfferOrHire,
  loadSteps,
  listByTurn,
  listCandidateByTurn,
  findIdsWithOpenOfferOrInterview,
};
