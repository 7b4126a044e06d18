/** What is answered to somebody who asks why their scores are what they are: a text for each of their applications. Reads only. */
import { agree } from '../../src/engine/engine.domain.ts';
import type { ScoreReceipt } from '../../src/features/scores/receipts.contract.ts';
import type { Engines } from '../../src/features/scores/server/engines.service.ts';
import { receiptOf } from '../../src/features/scores/server/receipts.service.ts';
import type { Queryable } from '../../src/server/db/database.ts';
import type { Language } from '../../src/shared/languages.ts';
import { listAsked } from './why.db.ts';
import { type Again, whyText } from './why-text.ts';

/** So many applications are answered, the newest first. */
const MAX_ANSWERS = 20;

export interface WhyOptions {
  /** An e-mail address, or the id of a user, a profile or an application. */
  of: string;
  /** The person's own where it is null. */
  language: Language | null;
}

const computedAgain = async (engines: Engines, receipt: ScoreReceipt | null): Promise<Again> => {
  const { job, candidate } = receipt?.inputs ?? { job: null, candidate: null };
  const engine = receipt && (await engines.of(receipt));
  if (receipt === null || engine === null || job === null || candidate === null) return { kind: 'notKept' };
  const score = engine.replay(job, candidate);
  const isSame = score.score === receipt.score && agree(score, { score: score.score, factors: receipt.factors });
  return { kind: isSame ? 'agrees' : 'differs', score };
};

/** The answers to the applications of somebody, the newest first; empty where there is nobody, or nothing was applied for. */
export const answersFor = async (db: Queryable, engines: Engines, { of, language }: WhyOptions): Promise<string[]> => {
  const answers: string[] = [];
  for (const asked of await listAsked(db, of, MAX_ANSWERS)) {
    const receipt = await receiptOf(db, asked.id);
    answers.push(whyText(language ?? asked.language, asked, receipt, await computedAgain(engines, receipt)));
  }
  return answers;
};
