/** The answer to a person who asks about their scores: a text for each of their applications. Read-only. */
import { agree } from '../../src/engine/engine.domain.ts';
import type { ScoreReceipt } from '../../src/features/scores/receipts.contract.ts';
import type { Engines } from '../../src/features/scores/server/engines.service.ts';
import { findReceipt } from '../../src/features/scores/server/receipts.service.ts';
import type { Queryable } from '../../src/server/db/database.ts';
import type { Language } from '../../src/shared/languages.ts';
import { listApplications } from './why.db.ts';
import { type Recomputed, whyText } from './why-text.ts';

/** The maximum number of applications, newest first. */
const MAX_ANSWERS = 20;

export interface WhyOptions {
  /** An email address, or the id of a user, profile or application. */
  of: string;
  /** Null: the language of the person's account. */
  language: Language | null;
}

const recompute = async (engines: Engines, receipt: ScoreReceipt | null): Promise<Recomputed> => {
  const { job, candidate } = receipt?.inputs ?? { job: null, candidate: null };
  const engine = receipt && (await engines.load(receipt));
  if (receipt === null || engine === null || job === null || candidate === null) return { kind: 'notKept' };
  const score = engine.replay(job, candidate);
  const isSame = score.score === receipt.score && agree(score, { score: score.score, factors: receipt.factors });
  return { kind: isSame ? 'agrees' : 'differs', score };
};

/** Loads the answers for a person's applications, newest first. Returns an empty list if there is no such person or application. */
export const loadAnswers = async (db: Queryable, engines: Engines, { of, language }: WhyOptions): Promise<string[]> => {
  const answers: string[] = [];
  for (const application of await listApplications(db, of, MAX_ANSWERS)) {
    const receipt = await findReceipt(db, application.id);
    answers.push(whyText(language ?? application.language, application, receipt, await recompute(engines, receipt)));
  }
  return answers;
};
