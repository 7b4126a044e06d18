/** SQL for check-ins: which are due, their links, and their answers. Even with several processes, each check-in is handled once. */
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Side } from '#shared/sides.ts';
import type { CheckInAnswer } from '#shared/vocabulary.ts';
import type { CheckInRow } from './hires.db.ts';
import { checkIns, hires } from './hiring.tables.ts';

const matchesCheckIn = (checkIn: Pick<CheckInRow, 'hireId' | 'day'>): SQL | undefined =>
  and(eq(checkIns.hireId, checkIn.hireId), eq(checkIns.day, checkIn.day));

/**
 * Locks the next check-ins that are due on the given day, and returns them with the status and last day of their hires. Skips rows that another
 * process has locked.
 */
export const lockDueCheckInsForUpdate = (tx: Tx, today: string, limit: number) =>
  tx
    .select({
      hireId: checkIns.hireId,
      day: checkIns.day,
      dueOn: checkIns.dueOn,
      status: hires.status,
      endDate: hires.endDate,
    })
    .from(checkIns)
    .innerJoin(hires, eq(hires.id, checkIns.hireId))
    .where(and(isNull(checkIns.settledAt), lte(checkIns.dueOn, today)))
    .orderBy(asc(checkIns.dueOn), asc(checkIns.hireId), asc(checkIns.day))
    .limit(limit)
    .for('no key update', { of: [checkIns, hires], skipLocked: true });

export const skipCheckIn = async (tx: Tx, checkIn: Pick<CheckInRow, 'hireId' | 'day'>): Promise<void> => {
  await tx.update(checkIns).set({ settledAt: sql`now()` }).where(matchesCheckIn(checkIn));
};

/** Records that the check-in was emailed to both sides, and the hashes of the tokens in the links. */
export const markCheckInMailed = async (
  tx: Tx,
  checkIn: Pick<CheckInRow, 'hireId' | 'day'>,
  hashes: Readonly<Record<Side, string>>,
): Promise<void> => {
  await tx
    .update(checkIns)
    .set({
      settledAt: sql`now()`,
      isMailed: true,
      companyTokenHash: hashes.company,
      candidateTokenHash: hashes.candidate,
    })
    .where(matchesCheckIn(checkIn));
};

/** Returns the check-in and the side that a link's token belongs to, or null. */
export const findCheckInByToken = async (
  db: Queryable,
  tokenHash: string,
): Promise<{ checkIn: CheckInRow; side: Side } | null> => {
  const findBy = async (column: typeof checkIns.companyTokenHash | typeof checkIns.candidateTokenHash) => {
    const [row] = await db.select().from(checkIns).where(eq(column, tokenHash));
    return row ?? null;
  };
  const companyRow = await findBy(checkIns.companyTokenHash);
  if (companyRow) return { checkIn: companyRow, side: 'company' };
  const candidateRow = await findBy(checkIns.candidateTokenHash);
  return candidateRow && { checkIn: candidateRow, side: 'candidate' };
};

/** Saves the answer of the company or the candidate. A later answer replaces it. */
export const saveCheckInAnswer = async (
  tx: Tx,
  checkIn: Pick<CheckInRow, 'hireId' | 'day'>,
  side: Side,
  answer: CheckInAnswer,
): Promise<void> => {
  const at = sql`now()`;
  const values =
    side === 'company'
      ? { companyAnswer: answer, companyAnsweredAt: at }
      : { candidateAnswer: answer, candidateAnsweredAt: at };
  await tx.update(checkIns).set(values).where(matchesCheckIn(checkIn));
};
