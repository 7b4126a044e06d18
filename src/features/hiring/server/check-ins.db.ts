/** SQL of check-ins: which are due, whose link is whose, and what was answered. Each is settled once, whichever process is first. */
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Side } from '#shared/sides.ts';
import type { CheckInAnswer } from '#shared/vocabulary.ts';
import type { CheckInRow } from './hires.db.ts';
import { checkIns, hires } from './hiring.tables.ts';

const is = (one: Pick<CheckInRow, 'hireId' | 'day'>): SQL | undefined =>
  and(eq(checkIns.hireId, one.hireId), eq(checkIns.day, one.day));

/** The next check-ins that are due on a day, held, with the status of their hires. What another process holds is passed over. */
export const holdDue = (tx: Tx, today: string, most: number) =>
  tx
    .select({ hireId: checkIns.hireId, day: checkIns.day, dueOn: checkIns.dueOn, status: hires.status })
    .from(checkIns)
    .innerJoin(hires, eq(hires.id, checkIns.hireId))
    .where(and(isNull(checkIns.settledAt), lte(checkIns.dueOn, today)))
    .orderBy(asc(checkIns.dueOn), asc(checkIns.hireId), asc(checkIns.day))
    .limit(most)
    .for('no key update', { of: [checkIns, hires], skipLocked: true });

/** Passes a check-in over. */
export const passOver = async (tx: Tx, one: Pick<CheckInRow, 'hireId' | 'day'>): Promise<void> => {
  await tx.update(checkIns).set({ settledAt: sql`now()` }).where(is(one));
};

/** Notes that both sides were asked, and by which links. */
export const markAsked = async (
  tx: Tx,
  one: Pick<CheckInRow, 'hireId' | 'day'>,
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
    .where(is(one));
};

/** The check-in that a link belongs to, and whose it is; null where it is no one's. */
export const findByToken = async (
  db: Queryable,
  tokenHash: string,
): Promise<{ checkIn: CheckInRow; side: Side } | null> => {
  const by = async (column: typeof checkIns.companyTokenHash | typeof checkIns.candidateTokenHash) => {
    const [row] = await db.select().from(checkIns).where(eq(column, tokenHash));
    return row ?? null;
  };
  const ofCompany = await by(checkIns.companyTokenHash);
  if (ofCompany) return { checkIn: ofCompany, side: 'company' };
  const ofCandidate = await by(checkIns.candidateTokenHash);
  return ofCandidate && { checkIn: ofCandidate, side: 'candidate' };
};

/** Keeps what a side answered; the last answer counts. */
export const saveAnswer = async (
  tx: Tx,
  one: Pick<CheckInRow, 'hireId' | 'day'>,
  side: Side,
  answer: CheckInAnswer,
): Promise<void> => {
  const at = sql`now()`;
  const values =
    side === 'company'
      ? { companyAnswer: answer, companyAnsweredAt: at }
      : { candidateAnswer: answer, candidateAnsweredAt: at };
  await tx.update(checkIns).set(values).where(is(one));
};
