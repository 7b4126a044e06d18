/**
 * SQL for offers. Terms never change: a new version ends the previous one. Every answer is one conditional UPDATE of an open row,
 * so exactly one of two concurrent answers succeeds.
 */
import { and, asc, desc, eq, getTableColumns, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { companyLog } from '#features/teams/server/company-log.tables.ts';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { newId } from '#server/ids.ts';
import { OPEN_OFFER_STATUSES } from '../hiring.domain.ts';
import { offerDocuments, offerProposals, offers } from './hiring.tables.ts';

const selectOffers = (db: Queryable) =>
  db
    .select({
      offer: getTableColumns(offers),
      proposal: getTableColumns(offerProposals),
      job: { id: jobs.id, title: jobs.title },
      isCompanyActive: jobs.isListed,
      company: { id: companies.id, userId: companies.userId, companyName: companies.companyName },
      candidate: { id: candidates.id, userId: candidates.userId },
      person: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, offers.companyId))
    .innerJoin(candidates, eq(candidates.id, offers.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .leftJoin(offerProposals, eq(offerProposals.offerId, offers.id));

/** An offer with its company and candidate. */
export type OfferRow = Awaited<ReturnType<typeof findOffer>> & object;

/** Returns an offer, or null. */
export const findOffer = (db: Queryable, id: string) => firstRow(selectOffers(db).where(eq(offers.id, id)));

/** Returns all versions of the offer for an application, newest first. */
export const listOfferVersions = (db: Queryable, applicationId: string): Promise<OfferRow[]> =>
  selectOffers(db).where(eq(offers.applicationId, applicationId)).orderBy(desc(offers.version));

/** Returns the newest version of each offer between two users, newest first. */
export const listOffersBetween = (
  db: Queryable,
  userId: string,
  otherUserId: string,
  limit: number,
): Promise<OfferRow[]> => {
  const isNewest = sql`not exists (
    select 1 from ${offers} later where later.application_id = ${offers.applicationId} and later.version > ${offers.version}
  )`;
  const isBetween = sql`(${companies.userId}, ${candidates.userId}) in ((${userId}::uuid, ${otherUserId}::uuid), (${otherUserId}::uuid, ${userId}::uuid))`;
  return selectOffers(db).where(and(isBetween, isNewest)).orderBy(desc(offers.createdAt), desc(offers.id)).limit(limit);
};

/** The company or the candidate whose offers are selected. */
export type OfferOwner = { companyId: string } | { candidateId: string };

const matchesOwner = (owner: OfferOwner): SQL =>
  'companyId' in owner ? eq(offers.companyId, owner.companyId) : eq(offers.candidateId, owner.candidateId);

/** Returns a page of a company's or candidate's offers, newest first. */
export const listOwnerOffers = (
  db: Queryable,
  owner: OfferOwner,
  page: { limit: number; after: [string, string] | null },
): Promise<OfferRow[]> =>
  selectOffers(db)
    .where(
      and(
        matchesOwner(owner),
        page.after ? sql`(${offers.createdAt}, ${offers.id}) < (${page.after[0]}, ${page.after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(page.limit);

/** Returns the number and the state of the newest version, or null if there is none. */
export const findNewestVersion = (db: Queryable, applicationId: string) =>
  firstRow(
    db
      .select({ version: offers.version, status: offers.status, expiresAt: offers.expiresAt })
      .from(offers)
      .where(eq(offers.applicationId, applicationId))
      .orderBy(desc(offers.version))
      .limit(1),
  );

const isOpen = equalsAny(offers.status, OPEN_OFFER_STATUSES);

/** Returns true if another member of the company sent the open version after `since`. The company's log has the sender. */
export const hasColleagueSentOffer = async (
  tx: Tx,
  applicationId: string,
  { memberId, since }: { memberId: string; since: string },
): Promise<boolean> => {
  const sent = await firstRow(
    tx
      .select({ id: offers.id })
      .from(offers)
      // The entry is written in the transaction of the offer. Its time has an index.
      .innerJoin(companyLog, and(eq(companyLog.createdAt, offers.createdAt), eq(companyLog.targetId, offers.id)))
      .where(
        and(
          eq(offers.applicationId, applicationId),
          isOpen,
          gt(offers.expiresAt, sql`now()`),
          gt(offers.createdAt, since),
          eq(companyLog.action, 'offer.sent'),
          ne(companyLog.actorId, memberId),
        ),
      )
      .limit(1),
  );
  return sent !== null;
};

export type NewOfferRow = Omit<
  typeof offers.$inferInsert,
  'id' | 'status' | 'seenAt' | 'endedAt' | 'reason' | 'sha256'
>;

/** Inserts a version and returns its id. The previous one must have ended. */
export const insertOffer = async (tx: Tx, values: NewOfferRow): Promise<string> => {
  const id = newId();
  await tx.insert(offers).values({ id, ...values });
  return id;
};

/**
 * Ends the open version of an application's offer, as expired if its expiry time has passed, otherwise as withdrawn. Returns true if there was an
 * open version that was still valid.
 */
export const endOpenVersion = async (tx: Tx, applicationId: string): Promise<boolean> => {
  const updatedRows = await tx
    .update(offers)
    .set({
      status: sql`case when ${offers.expiresAt} <= now() then 'expired' else 'withdrawn' end`,
      endedAt: sql`least(${offers.expiresAt}, now())`,
    })
    .where(and(eq(offers.applicationId, applicationId), isOpen))
    .returning({ status: offers.status });
  return updatedRows.some(({ status }) => status === 'withdrawn');
};

/**
 * Ends the open offer versions of applications that are no longer offered, as expired if their expiry time has passed, otherwise as `status`.
 */
export const endOpenVersions = async (
  tx: Tx,
  applicationIds: readonly string[],
  status: 'declined' | 'withdrawn',
): Promise<void> => {
  await tx
    .update(offers)
    .set({
      status: sql`case when ${offers.expiresAt} <= now() then 'expired' else ${status} end`,
      endedAt: sql`least(${offers.expiresAt}, now())`,
    })
    .where(and(equalsAny(offers.applicationId, applicationIds), isOpen));
};

/**
 * Reopens the version that ended together with an undone status change, at `movedAt`. Ignores expired versions.
 * Returns whether a version was reopened.
 */
export const reopenVersion = async (tx: Tx, applicationId: string, movedAt: string): Promise<boolean> => {
  const reopened = await tx
    .update(offers)
    .set({
      status: sql`case when ${offers.seenAt} is null then 'sent' else 'seen' end`,
      endedAt: null,
      reason: null,
    })
    .where(
      and(
        eq(offers.applicationId, applicationId),
        equalsAny(offers.status, ['declined', 'withdrawn']),
        eq(offers.endedAt, movedAt),
        gt(offers.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: offers.id });
  return reopened.length > 0;
};

/** How the company or the candidate ends an open offer. */
export type OfferEnd =
  | { status: 'accepted'; endedAt: string; sha256: string }
  | { status: 'declined'; reason: string | null }
  | { status: 'withdrawn' };

/** Ends an open offer. Returns false if it was not open, or was past its expiry time. */
export const endOffer = async (tx: Tx, id: string, end: OfferEnd): Promise<boolean> => {
  const updatedRows = await tx
    .update(offers)
    .set({ endedAt: sql`now()`, ...end })
    .where(and(eq(offers.id, id), isOpen, gt(offers.expiresAt, sql`now()`)))
    .returning({ id: offers.id });
  return updatedRows.length > 0;
};

/** Marks the given offers as seen if their status is `sent`. Returns whether there were any. */
export const markOffersSeen = async (tx: Queryable, ids: readonly string[]): Promise<boolean> => {
  const updatedRows = await tx
    .update(offers)
    .set({ status: 'seen', seenAt: sql`now()` })
    .where(and(equalsAny(offers.id, ids), eq(offers.status, 'sent'), gt(offers.expiresAt, sql`now()`)))
    .returning({ id: offers.id });
  return updatedRows.length > 0;
};

/**
 * Locks open offers whose expiry time has passed at `now`, oldest first, with their applications. Skips rows that another transaction has locked. If
 * those are still open afterward, the next run picks them up.
 */
export const lockExpiredOffersForNoKeyUpdate = async (tx: Tx, now: string, limit: number): Promise<string[]> => {
  const rows = await tx
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .where(and(isOpen, lte(offers.expiresAt, now)))
    .orderBy(asc(offers.expiresAt))
    .limit(limit)
    .for('no key update', { of: [applications, offers], skipLocked: true });
  return rows.map(({ id }) => id);
};

/** Marks offers as expired and returns them. */
export const markOffersExpired = async (tx: Tx, ids: readonly string[]): Promise<OfferRow[]> => {
  await tx
    .update(offers)
    .set({ status: 'expired', endedAt: sql`${offers.expiresAt}` })
    .where(equalsAny(offers.id, ids));
  return selectOffers(tx).where(equalsAny(offers.id, ids));
};

/** Stores the immutable document of an accepted offer. */
export const insertOfferDocument = async (tx: Tx, offerId: string, content: Uint8Array): Promise<void> => {
  await tx.insert(offerDocuments).values({ offerId, content: Buffer.from(content) });
};

/** Returns the document of an accepted offer, or null. */
export const findOfferDocument = async (db: Queryable, offerId: string): Promise<Buffer | null> => {
  const [row] = await db
    .select({ content: offerDocuments.content })
    .from(offerDocuments)
    .where(eq(offerDocuments.offerId, offerId));
  return row?.content ?? null;
};

export const eraseDeclineReasons = async (tx: Tx, candidateId: string): Promise<void> => {
  await tx.update(offers).set({ reason: null }).where(eq(offers.candidateId, candidateId));
};
