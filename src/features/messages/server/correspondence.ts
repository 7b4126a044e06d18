/** Puts the facts about two people together and decides whether one may write to the other. Holds no rule of its own. */
import { haveMetThroughApplication } from '#features/applications/server/applications.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { mayWrite, mustKnowIfMet, type WritingDecision } from '../messages.domain.ts';
import { findParties, type Parties } from './messages.db.ts';

/** What is known of the two and what follows from it; null where there is no such other person. */
export const loadCorrespondence = async (
  db: Queryable,
  writerId: string,
  otherId: string,
): Promise<{ parties: Parties; decision: WritingDecision } | null> => {
  const parties = await findParties(db, writerId, otherId);
  if (parties === null) return null;
  const { facts } = parties;
  const [companyUserId, candidateUserId] =
    facts.writer.accountType === 'company' ? [writerId, otherId] : [otherId, writerId];
  const haveMet = mustKnowIfMet(facts) && (await haveMetThroughApplication(db, companyUserId, candidateUserId));
  return { parties, decision: mayWrite({ ...facts, haveMet }) };
};
