/**
 * SQL for receipts. Invariant: an input that a receipt in an open transaction refers to still exists when
 * the transaction commits. Its row is locked first, and retention deletes only inputs older than a day.
 */
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { accountNamesJson } from '#features/auth/server/account-names.tables.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { scoreHolds, scoreInputs, scoreReceipts } from './receipts.tables.ts';

export type { SampledList } from './receipts.tables.ts';
export type ReceiptRow = typeof scoreReceipts.$inferSelect;
export type NewReceipt = Omit<typeof scoreReceipts.$inferInsert, 'holdId'>;

/** The scored state of a job or candidate, stored under its hash. */
export interface ReceiptInput {
  hash: string;
  body: string;
}

/** Stores the inputs that are not stored yet, and locks all of them against deletion until the transaction ends. */
export const storeInputs = async (tx: Tx, inputs: readonly ReceiptInput[]): Promise<void> => {
  const byHash = new Map(inputs.map((input) => [input.hash, input]));
  if (byHash.size === 0) return;
  const unique = [...byHash.values()];
  const hashes = sql.param(unique.map(({ hash }) => hash));
  const bodies = sql.param(unique.map(({ body }) => body));
  // Always in the same order, to avoid deadlocks.
  await tx.execute(sql`
    with existing as (
      select hash from ${scoreInputs} where hash = any(${hashes}::text[]) order by hash for key share
    )
    insert into ${scoreInputs} (hash, body)
    select hash, body from unnest(${hashes}::text[], ${bodies}::text[]) as input (hash, body)
    where not exists (select 1 from existing where existing.hash = input.hash)
    order by hash
    on conflict do nothing`);
};

/** Adds receipts. Receipts of an application on hold are put on hold, too. */
export const insertReceipts = async (tx: Tx, receipts: readonly NewReceipt[]): Promise<void> => {
  if (receipts.length === 0) return;
  await tx.insert(scoreReceipts).values(
    receipts.map((receipt) => ({
      ...receipt,
      ...(receipt.applicationId
        ? { holdId: sql`(select id from ${scoreHolds} where application_id = ${receipt.applicationId})` }
        : {}),
    })),
  );
};

/** Lists the names of the people behind accounts, by user id: the person's name, or the names of all members of a company. */
export const listNames = async (db: Queryable, userIds: readonly string[]): Promise<Map<string, string[]>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, names: accountNamesJson(users) })
    // A join, because columns are unqualified in selections from a single table.
    .from(sql`unnest(${sql.param([...new Set(userIds)])}::uuid[]) as account (id)`)
    .innerJoin(users, sql`${users.id} = account.id`);
  return new Map(rows.map(({ id, names }) => [id, names]));
};

/** Finds an application's newest receipt, from its submission or from a status change by its company. Returns null if there is none. */
export const findNewestReceipt = (db: Queryable, applicationId: string): Promise<ReceiptRow | null> =>
  firstRow(
    db
      .select()
      .from(scoreReceipts)
      .where(eq(scoreReceipts.applicationId, applicationId))
      .orderBy(desc(scoreReceipts.scoredAt), desc(scoreReceipts.id))
      .limit(1),
  );

/** Loads the bodies of inputs by hash. */
export const loadInputs = async (db: Queryable, hashes: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .select({ hash: scoreInputs.hash, body: scoreInputs.body })
    .from(scoreInputs)
    .where(equalsAny(scoreInputs.hash, [...new Set(hashes)]));
  return new Map(rows.map(({ hash, body }) => [hash, body]));
};

/** Lists the next receipts with a score since a time (ISO 8601), oldest first, after the given receipt. */
export const listScoredReceipts = (
  db: Queryable,
  since: string,
  after: Pick<ReceiptRow, 'scoredAt' | 'id'> | null,
  limit: number,
): Promise<ReceiptRow[]> =>
  db
    .select()
    .from(scoreReceipts)
    .where(
      and(
        gte(scoreReceipts.scoredAt, since),
        sql`${scoreReceipts.score} is not null`,
        after
          ? sql`(${scoreReceipts.scoredAt}, ${scoreReceipts.id}) > (${after.scoredAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(scoreReceipts.scoredAt), asc(scoreReceipts.id))
    .limit(limit);

/** Lists the next receipts of a candidate, ordered by id, after the given id. */
export const listSubjectReceipts = (
  db: Queryable,
  subjectKey: string,
  after: string | null,
  limit: number,
): Promise<ReceiptRow[]> =>
  db
    .select()
    .from(scoreReceipts)
    .where(and(eq(scoreReceipts.subjectKey, subjectKey), after === null ? undefined : gt(scoreReceipts.id, after)))
    .orderBy(asc(scoreReceipts.id))
    .limit(limit);

/**
 * Identifies a candidate's receipts by the candidate's key and by their applications, which also match
 * receipts created with another app secret.
 */
export interface Subject {
  subjectKey: string;
  applicationIds: readonly string[];
}

const matchesSubject = ({ subjectKey, applicationIds }: Subject): SQL | undefined =>
  or(
    eq(scoreReceipts.subjectKey, subjectKey),
    applicationIds.length > 0 ? equalsAny(scoreReceipts.applicationId, applicationIds) : undefined,
  );

/** Lists the inputs of a candidate, with one row for each engine that read an input. */
export const listSubjectInputs = (db: Queryable, subject: Subject) =>
  db
    .selectDistinct({
      engine: scoreReceipts.engine,
      taxonomy: scoreReceipts.taxonomy,
      hash: scoreInputs.hash,
      body: scoreInputs.body,
    })
    .from(scoreReceipts)
    .innerJoin(scoreInputs, eq(scoreInputs.hash, scoreReceipts.candidateHash))
    .where(matchesSubject(subject));

/** Replaces the input in a candidate's receipts of one engine. */
export const replaceInput = async (
  tx: Tx,
  subject: Subject,
  { engine, taxonomy, from, to }: { engine: string; taxonomy: number; from: string; to: string },
): Promise<void> => {
  await tx
    .update(scoreReceipts)
    .set({ candidateHash: to })
    .where(
      and(
        matchesSubject(subject),
        eq(scoreReceipts.candidateHash, from),
        eq(scoreReceipts.engine, engine),
        eq(scoreReceipts.taxonomy, taxonomy),
      ),
    );
};

/**
 * Anonymizes a candidate's receipts. Ids contain a timestamp, and times match those of status changes. Each
 * receipt therefore gets a new id, and its time becomes the end of its month.
 */
export const anonymizeReceipts = async (tx: Tx, subject: Subject): Promise<void> => {
  await tx
    .update(scoreReceipts)
    .set({
      id: sql`gen_random_uuid()`,
      applicationId: null,
      subjectKey: null,
      viewerKey: null,
      scoredAt: sql`date_trunc('month', ${scoreReceipts.scoredAt}) + interval '1 month'`,
    })
    .where(matchesSubject(subject));
  if (subject.applicationIds.length === 0) return;
  await tx
    .update(scoreHolds)
    .set({ applicationId: null })
    .where(equalsAny(scoreHolds.applicationId, subject.applicationIds));
};

/** Removes a viewer from sampled lists. */
export const removeViewer = async (tx: Tx, viewerKey: string): Promise<void> => {
  await tx.update(scoreReceipts).set({ viewerKey: null }).where(eq(scoreReceipts.viewerKey, viewerKey));
};

/** Deletes those of the given inputs that no receipt refers to. */
export const deleteUnreferencedInputs = async (
  db: Queryable,
  hashes: readonly string[],
  onlyOlderThanADay: boolean,
): Promise<void> => {
  if (hashes.length === 0) return;
  await db
    .delete(scoreInputs)
    .where(
      and(
        equalsAny(scoreInputs.hash, hashes),
        onlyOlderThanADay ? sql`${scoreInputs.createdAt} < now() - interval '1 day'` : undefined,
        sql`not exists (select 1 from ${scoreReceipts} where ${scoreReceipts.jobHash} = ${scoreInputs.hash})`,
        sql`not exists (select 1 from ${scoreReceipts} where ${scoreReceipts.candidateHash} = ${scoreInputs.hash})`,
      ),
    );
};

/**
 * Deletes the next batch of receipts that are older than this many years and not on hold. Returns the
 * number of deleted receipts and the inputs they referred to.
 */
export const deleteExpiredReceipts = async (
  db: Queryable,
  years: number,
  limit: number,
): Promise<{ dropped: number; hashes: string[] }> => {
  const expired = db
    .select({ id: scoreReceipts.id })
    .from(scoreReceipts)
    .where(
      and(lt(scoreReceipts.scoredAt, sql`now() - make_interval(years => ${years}::int)`), isNull(scoreReceipts.holdId)),
    )
    .orderBy(scoreReceipts.scoredAt)
    .limit(limit);
  const rows = await db
    .delete(scoreReceipts)
    .where(inArray(scoreReceipts.id, expired))
    .returning({ job: scoreReceipts.jobHash, candidate: scoreReceipts.candidateHash });
  const hashes = new Set(rows.flatMap(({ job, candidate }) => [job, candidate].filter((hash) => hash !== null)));
  return { dropped: rows.length, hashes: [...hashes] };
};

/** Lists the holds with the number of receipts that each preserves. */
export const listHolds = (db: Queryable, limit: number) =>
  db
    .select({
      id: scoreHolds.id,
      applicationId: scoreHolds.applicationId,
      createdAt: scoreHolds.createdAt,
      receipts:
        sql<number>`(select count(*) from ${scoreReceipts} where hold_id = ${sql.raw('score_holds.id')})`.mapWith(
          Number,
        ),
    })
    .from(scoreHolds)
    .orderBy(desc(scoreHolds.createdAt), desc(scoreHolds.id))
    .limit(limit);

/** Puts the current and future receipts of an application on hold. Returns null if they already are. */
export const insertHold = async (
  tx: Tx,
  id: string,
  applicationId: string,
): Promise<{ createdAt: string; receipts: number } | null> => {
  const [row] = await tx
    .insert(scoreHolds)
    .values({ id, applicationId })
    .onConflictDoNothing()
    .returning({ createdAt: scoreHolds.createdAt });
  if (row === undefined) return null;
  const heldReceipts = await tx
    .update(scoreReceipts)
    .set({ holdId: id })
    .where(eq(scoreReceipts.applicationId, applicationId))
    .returning({ id: scoreReceipts.id });
  return { createdAt: row.createdAt, receipts: heldReceipts.length };
};

/** Deletes a hold and returns its application. Returns false if there is no such hold. */
export const deleteHold = async (tx: Tx, id: string): Promise<{ applicationId: string | null } | false> => {
  const [row] = await tx.delete(scoreHolds).where(eq(scoreHolds.id, id)).returning();
  return row ? { applicationId: row.applicationId } : false;
};
