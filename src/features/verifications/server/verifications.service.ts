/**
 * The interface of the ledger for other features: verifications in profiles, expiry times for the
 * filters of the score index, recording of expiries, and account export and deletion.
 */
import type { Queryable, Tx } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import { emit } from '#server/events/emit.ts';
import type { Platform } from '#server/platform.ts';
import { VERIFICATION_KINDS } from '#shared/vocabulary.ts';
import { ENGLISH_PROMPTS } from '../english.domain.ts';
import type { OwnVerification, Verification } from '../verifications.contract.ts';
import { eraseEnglishTasks, listEnglishTasks } from './english.db.ts';
import { eraseReferences } from './references.db.ts';
import { toOwnVerification, toVerification } from './verification-views.ts';
import {
  eraseVerifications,
  expireDueVerifications,
  listEvents,
  listExpiryTimes,
  listOwnVerifications,
  listShownVerifications,
  type VerificationRow,
} from './verifications.db.ts';

export { dropOldEnglishTexts } from './english.db.ts';
export { dropOldReferences } from './references.db.ts';

/** Loads the verifications of a person that companies may see, newest first. */
export const loadShownVerifications = async (db: Queryable, userId: string): Promise<Verification[]> => {
  const now = Date.now();
  return (await listShownVerifications(db, userId)).map((row) => toVerification(row, now));
};

/**
 * Loads when the verification of each kind expires, per person, in the order of the kinds (milliseconds
 * since 1970; 0 without a verification, Infinity if it does not expire).
 */
export const loadExpiryTimes = async (db: Queryable, userIds: readonly string[]): Promise<Map<string, number[]>> => {
  const byUser = new Map<string, number[]>();
  for (const { userId, kind, until } of userIds.length === 0 ? [] : await listExpiryTimes(db, userIds)) {
    const times = byUser.get(userId) ?? VERIFICATION_KINDS.map(() => 0);
    times[VERIFICATION_KINDS.indexOf(kind)] = until;
    byUser.set(userId, times);
  }
  return byUser;
};

/** Converts rows to verifications with their events, as their candidate sees them. */
export const toOwnVerifications = async (
  db: Queryable,
  rows: readonly VerificationRow[],
): Promise<OwnVerification[]> => {
  const now = Date.now();
  const events =
    rows.length === 0
      ? []
      : await listEvents(
          db,
          rows.map(({ id }) => id),
        );
  const byId = Map.groupBy(events, ({ event }) => event.verificationId);
  return rows.map((row) => toOwnVerification(row, byId.get(row.id) ?? [], now));
};

/** Streams all verifications of a person, newest first. */
export const streamVerifications = (db: Queryable, userId: string): AsyncGenerator<OwnVerification> =>
  inBatches(async (last) => {
    const after: [string, string] | null = last && [last.createdAt, last.id];
    return toOwnVerifications(db, await listOwnVerifications(db, userId, { limit: BATCH_SIZE, after }));
  });

/** Loads a person's newest tasks, at most `BATCH_SIZE`, with their prompts. Rate limits make it hard to write more. */
export const loadEnglishTasks = async (db: Queryable, userId: string) =>
  (await listEnglishTasks(db, userId, BATCH_SIZE)).map((row) => ({
    ...row,
    prompt: ENGLISH_PROMPTS[row.prompt] ?? '',
  }));

/** Deletes all verifications of a person, with their reference requests and writing tests. */
export const eraseVerificationLedger = async (tx: Tx, userId: string): Promise<void> => {
  await eraseReferences(tx, userId);
  await eraseEnglishTasks(tx, userId);
  await eraseVerifications(tx, userId);
};

/** Records expiries in batches and emits an event for each. Returns the number of expired verifications. */
export const recordExpiries = async (platform: Platform): Promise<number> => {
  let total = 0;
  for (;;) {
    const rows = await platform.db.transaction(async (tx) => {
      const expired = await expireDueVerifications(tx, BATCH_SIZE);
      for (const { id: verificationId, userId, kind, subject, status } of expired) {
        await emit(tx, platform, 'verification.moved', { verificationId, userId, kind, subject, status });
      }
      return expired;
    });
    total += rows.length;
    if (rows.length < BATCH_SIZE) return total;
  }
};
