/**
 * What other features need of hiring: why a move of an application cannot be made past an offer, what an undo brings back, whom a company hired,
 * the end of an account, and what a person takes along.
 */
import type { Queryable, Tx } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import type { Refusal } from '#shared/errors.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Hire } from '../hires.contract.ts';
import { dayOf } from '../hiring.domain.ts';
import type { Offer } from '../offers.contract.ts';
import { toHire } from './hire-views.ts';
import {
  endHiresOf,
  type HireRow,
  type HiresOf,
  hiredAmong,
  hiredPairsQuery,
  listCheckIns,
  listHires,
} from './hires.db.ts';
import { toOffer } from './offer-views.ts';
import { eraseReasons, listOffersOf, newestVersion, type OfferRow } from './offers.db.ts';
import { openAmong, undecidedOf } from './open-steps.db.ts';
import { listByTurn, stepsOf } from './turns.db.ts';

export { hiredAmong, hiredPairsQuery, listByTurn, openAmong, stepsOf, undecidedOf };

/** A candidate who was sent terms accepts them by their version, never past them. */
const objectionTo = async (
  tx: Tx,
  application: { id: string; status: ApplicationStatus },
  { to, side }: { to: ApplicationStatus; side: Side },
): Promise<Refusal | null> => {
  if (side !== 'candidate' || to !== 'hired' || application.status !== 'offered') return null;
  const hasTerms = (await newestVersion(tx, application.id)) > 0;
  return hasTerms ? 'offer-has-terms' : null;
};

/** What the features below hiring are handed. */
export const hiringPorts = { objectionTo, hiredAmong, stepsOf, listByTurn };

/** Ends what an account has running, and takes out what its person wrote. Open offers ended with their applications; what was accepted stays with the other side. */
export const deleteAccountFromHiring = async (tx: Tx, whose: HiresOf): Promise<void> => {
  await endHiresOf(tx, whose);
  if ('candidateId' in whose) await eraseReasons(tx, whose.candidateId);
};

const sideOf = (whose: HiresOf): Side => ('companyId' in whose ? 'company' : 'candidate');

const offerRows = (db: Queryable, whose: HiresOf): AsyncGenerator<OfferRow> =>
  inBatches((last: OfferRow | null) =>
    listOffersOf(db, whose, { limit: BATCH, after: last && [last.offer.createdAt, last.offer.id] }),
  );

const hireRows = (db: Queryable, whose: HiresOf): AsyncGenerator<HireRow> =>
  inBatches((last: HireRow | null) =>
    listHires(db, whose, { limit: BATCH, after: last && [last.hire.createdAt, last.hire.id] }),
  );

/** All offers from a company or to a candidate as they may take them along, from the newest to the oldest. */
export async function* offersAlong(db: Queryable, whose: HiresOf): AsyncGenerator<Offer> {
  for await (const row of offerRows(db, whose)) yield toOffer(row, sideOf(whose), new Date().toISOString());
}

/** All hires of a company or a candidate as they may take them along, with what they answered, from the newest to the oldest. */
export async function* hiresAlong(db: Queryable, whose: HiresOf): AsyncGenerator<Hire> {
  const today = dayOf(new Date().toISOString());
  for await (const row of hireRows(db, whose)) {
    yield toHire(row, await listCheckIns(db, [row.hire.id]), sideOf(whose), today);
  }
}
