/**
 * Loads the facts about two people and decides whether one may write to the other. The rules are in
 * `messages.policy.ts`.
 */
import { hasUserAppliedToCompany } from '#features/pipeline/server/applications.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { decideWriting, needsApplicationCheck, type WritingDecision } from '../messages.policy.ts';
import { findParties, type Pair, type Parties } from './messages.db.ts';

/** The facts about two people, and whether the writer may write. */
export interface WritingCheck {
  parties: Parties;
  decision: WritingDecision;
}

const decide = async (db: Queryable, { writerId, otherId }: Pair, parties: Parties): Promise<WritingDecision> => {
  const { facts } = parties;
  const [companyUserId, candidateUserId] =
    facts.writer.accountType === 'company' ? [writerId, otherId] : [otherId, writerId];
  const hasApplied =
    needsApplicationCheck(facts) && (await hasUserAppliedToCompany(db, companyUserId, candidateUserId));
  return decideWriting({ ...facts, hasAppliedToCompany: hasApplied });
};

/** Loads the facts about each pair and decides, in order. An entry is null if the other person does not exist. */
export const loadWritingChecks = async (db: Queryable, pairs: readonly Pair[]): Promise<(WritingCheck | null)[]> => {
  const checks: (WritingCheck | null)[] = [];
  for (const [index, parties] of (await findParties(db, pairs)).entries()) {
    const pair = pairs[index];
    checks.push(parties && pair ? { parties, decision: await decide(db, pair, parties) } : null);
  }
  return checks;
};

/** Loads the facts about one pair and decides. Returns null if the other person does not exist. */
export const loadWritingCheck = async (
  db: Queryable,
  writerId: string,
  otherId: string,
): Promise<WritingCheck | null> => (await loadWritingChecks(db, [{ writerId, otherId }]))[0] ?? null;

/** Throws `notFound` if the person does not exist, and `forbidden` with the reason if the writer may not write to them. */
export const requireCanWrite = async (db: Queryable, writerId: string, otherId: string): Promise<void> => {
  const check = await loadWritingCheck(db, writerId, otherId);
  if (check === null) throw notFound('person');
  if (!check.decision.canWrite) throw new AppError('forbidden', check.decision.refusal);
};
