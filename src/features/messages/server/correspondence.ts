/** Puts the facts about two people together and decides whether one may write to the other. Holds no rule of its own. */
import { hasAppliedToCompany } from '#features/pipeline/server/applications.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { mayWrite, needsApplicationCheck, type WritingDecision } from '../messages.policy.ts';
import { findParties, type Pair, type Parties } from './messages.db.ts';

/** What is known of two people, and what follows from it. */
export interface Correspondence {
  parties: Parties;
  decision: WritingDecision;
}

const decide = async (db: Queryable, { writerId, otherId }: Pair, parties: Parties): Promise<WritingDecision> => {
  const { facts } = parties;
  const [companyUserId, candidateUserId] =
    facts.writer.accountType === 'company' ? [writerId, otherId] : [otherId, writerId];
  const hasApplied = needsApplicationCheck(facts) && (await hasAppliedToCompany(db, companyUserId, candidateUserId));
  return mayWrite({ ...facts, hasAppliedToCompany: hasApplied });
};

/** What is known of each pair, in their order; null where there is no such other person. */
export const loadCorrespondences = async (
  db: Queryable,
  pairs: readonly Pair[],
): Promise<(Correspondence | null)[]> => {
  const found: (Correspondence | null)[] = [];
  for (const [index, parties] of (await findParties(db, pairs)).entries()) {
    const pair = pairs[index];
    found.push(parties && pair ? { parties, decision: await decide(db, pair, parties) } : null);
  }
  return found;
};

/** The same of one pair. */
export const loadCorrespondence = async (
  db: Queryable,
  writerId: string,
  otherId: string,
): Promise<Correspondence | null> => (await loadCorrespondences(db, [{ writerId, otherId }]))[0] ?? null;

/** Throws `notFound` for no one, `forbidden` with the reason where one may not write to the other. */
export const requireMayWrite = async (db: Queryable, writerId: string, otherId: string): Promise<void> => {
  const correspondence = await loadCorrespondence(db, writerId, otherId);
  if (correspondence === null) throw notFound('person');
  if (!correspondence.decision.canWrite) throw new AppError('forbidden', correspondence.decision.refusal);
};
