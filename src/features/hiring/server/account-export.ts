/** Offers and hires in the account export, newest first. */
import type { Queryable } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import { type Profile, sideOf } from '#server/events/account-profiles.ts';
import type { Hire } from '../hires.contract.ts';
import { dayOf } from '../hiring.domain.ts';
import type { Offer } from '../offers.contract.ts';
import { toHire } from './hire-views.ts';
import { type HireRow, listCheckIns, listHires } from './hires.db.ts';
import { toOffer } from './offer-views.ts';
import { listOffersOf, type OfferRow } from './offers.db.ts';

const offerRows = (db: Queryable, whose: Profile): AsyncGenerator<OfferRow> =>
  inBatches((last: OfferRow | null) =>
    listOffersOf(db, whose, { limit: BATCH, after: last && [last.offer.createdAt, last.offer.id] }),
  );

const hireRows = (db: Queryable, whose: Profile): AsyncGenerator<HireRow> =>
  inBatches((last: HireRow | null) =>
    listHires(db, whose, { limit: BATCH, after: last && [last.hire.createdAt, last.hire.id] }),
  );

/** Streams all offers of a company or candidate. */
export async function* streamOffers(db: Queryable, whose: Profile): AsyncGenerator<Offer> {
  for await (const row of offerRows(db, whose)) yield toOffer(row, sideOf(whose), new Date().toISOString());
}

/** Streams all hires of a company or candidate with their check-ins. */
export async function* streamHires(db: Queryable, whose: Profile): AsyncGenerator<Hire> {
  const today = dayOf(new Date().toISOString());
  for await (const row of hireRows(db, whose)) {
    yield toHire(row, await listCheckIns(db, [row.hire.id]), sideOf(whose), today);
  }
}
