/** Subscribes the hiring feature to domain events. */
import { DELETED_NAME } from '#features/auth/auth.domain.ts';
import { DELETED_COMPANY } from '#features/companies/server/companies.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches, noRows } from '#server/db/in-batches.ts';
import { accountProfiles, type Profile, profileSide } from '#server/events/account-profiles.ts';
import type { DomainEvents } from '#server/events/domain-events.ts';
import { on } from '#server/events/emit.ts';
import type { Platform } from '#server/platform.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Hire } from '../hires.contract.ts';
import { hasProposedSince, isOpenOffer, offerStatusAt, toUtcDay } from '../hiring.domain.ts';
import type { Offer } from '../offers.contract.ts';
import { toHire } from './hire-views.ts';
import { endApplicationHires, endOwnerHires, findHire, type HireRow, listCheckIns, listHires } from './hires.db.ts';
import { notifyHireChanged, notifyOfferWithdrawn, withdrawOfferNotifications } from './hiring-notifications.ts';
import { toOffer } from './offer-views.ts';
import {
  endOpenVersions,
  eraseDeclineReasons,
  listOfferVersions,
  listOwnerOffers,
  type OfferRow,
  reopenVersion,
} from './offers.db.ts';
import { eraseProposals } from './proposals.db.ts';

const streamOfferRows = (db: Queryable, owner: Profile): AsyncGenerator<OfferRow> =>
  inBatches((last: OfferRow | null) =>
    listOwnerOffers(db, owner, { limit: BATCH_SIZE, after: last && [last.offer.createdAt, last.offer.id] }),
  );

const streamHireRows = (db: Queryable, owner: Profile): AsyncGenerator<HireRow> =>
  inBatches((last: HireRow | null) =>
    listHires(db, owner, { limit: BATCH_SIZE, after: last && [last.hire.createdAt, last.hire.id] }),
  );

/** Streams all offers of a company or candidate, newest first. */
async function* streamOffers(db: Queryable, owner: Profile): AsyncGenerator<Offer> {
  for await (const row of streamOfferRows(db, owner)) yield toOffer(row, profileSide(owner), new Date().toISOString());
}

/** Streams all hires of a company or candidate, including check-ins, newest first. */
async function* streamHires(db: Queryable, owner: Profile): AsyncGenerator<Hire> {
  const today = toUtcDay(new Date().toISOString());
  for await (const row of streamHireRows(db, owner)) {
    yield toHire(row, await listCheckIns(db, [row.hire.id]), profileSide(owner), today);
  }
}

/** Ends offers and hires whose application no longer has the matching status. */
const endOutdatedOffersAndHires = async (
  tx: Tx,
  applications: readonly { id: string; from: ApplicationStatus }[],
  to: ApplicationStatus,
): Promise<void> => {
  const idsFrom = (status: ApplicationStatus) => applications.filter(({ from }) => from === status).map(({ id }) => id);
  const [offered, hired] = [idsFrom('offered'), idsFrom('hired')];
  // A candidate who withdraws the application declines the offer.
  if (offered.length > 0) await endOpenVersions(tx, offered, to === 'withdrawn' ? 'declined' : 'withdrawn');
  if (hired.length > 0) await endApplicationHires(tx, hired);
};

/**
 * Announces the withdrawal of an offer that is about to be undone, if the candidate has already proposed other terms. Otherwise, the offer counts as
 * unseen, and the candidate's notifications about it are deleted.
 */
const announceOrHideUndoneOffer = async (
  tx: Tx,
  platform: Platform,
  { applicationId, movedAt }: DomainEvents['application.undone'],
): Promise<void> => {
  const versions = await listOfferVersions(tx, applicationId);
  const [newest] = versions;
  if (newest === undefined) return;
  if (!hasProposedSince(versions, movedAt)) return withdrawOfferNotifications(tx, newest, movedAt);
  if (!isOpenOffer(offerStatusAt(newest.offer, new Date().toISOString()))) return;
  await notifyOfferWithdrawn(tx, platform, newest, { isMailed: true, isUndone: true });
};

/** Ends the hires of a deleted account. The other side is notified in the bell and by email, as if a person had ended them. */
const endDeletedOwnerHires = async (tx: Tx, platform: Platform, deleted: Profile, byUserId: string): Promise<void> => {
  const by = profileSide(deleted);
  const shownName = by === 'company' ? DELETED_COMPANY : DELETED_NAME;
  for (const { id, isCalledOff } of await endOwnerHires(tx, deleted)) {
    const row = await findHire(tx, id);
    const event = isCalledOff ? 'called-off' : 'ended';
    if (row !== null) await notifyHireChanged(tx, platform, row, { event, by, byUserId, shownName });
  }
};

export const hiringSubscribers = [
  on('application.moved', "end the application's open offer or hire", (tx, { applications, to }) =>
    endOutdatedOffersAndHires(tx, applications, to),
  ),
  on(
    'application.undone',
    'end the offer or hire that the undone change created, and notify a candidate who proposed other terms, or delete the notifications about the offer',
    async (tx, facts, platform) => {
      const { applicationId, from, to } = facts;
      if (from === 'offered') await announceOrHideUndoneOffer(tx, platform, facts);
      await endOutdatedOffersAndHires(tx, [{ id: applicationId, from }], to);
    },
  ),
  on(
    'application.undone',
    'reopen the offer that ended with the undone change',
    async (tx, { applicationId, to, movedAt }) => {
      if (to === 'offered') await reopenVersion(tx, applicationId, movedAt);
    },
  ),
  on(
    'account.deleting',
    "end the account's hires and notify the other side, and erase the reasons and proposals that the candidate wrote",
    async (tx, facts, platform) => {
      for (const profile of accountProfiles(facts)) await endDeletedOwnerHires(tx, platform, profile, facts.userId);
      if (facts.candidateId === null) return;
      await eraseDeclineReasons(tx, facts.candidateId);
      await eraseProposals(tx, facts.candidateId);
    },
  ),
  on('account.exporting', 'add offers and hires', async (db, facts) => {
    const [profile] = accountProfiles(facts);
    return {
      offers: profile ? streamOffers(db, profile) : noRows(),
      hires: profile ? streamHires(db, profile) : noRows(),
    };
  }),
];
