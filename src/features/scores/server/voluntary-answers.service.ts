/**
 * The interface of voluntary answers for other features: whether a candidate gave any, and
 * deletion. No function returns an answer.
 */
import type { Db, Queryable } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { answerCipher } from './answer-cipher.service.ts';
import { deleteAnswer, dropOldVoluntaryAnswers, hasAnswer } from './voluntary-answers.db.ts';

type CipherKeys = Pick<Platform, 'secrets'>;

export const hasVoluntaryAnswers = (db: Queryable, platform: CipherKeys, candidateId: string): Promise<boolean> =>
  hasAnswer(db, answerCipher(platform).toAnswerKey(candidateId));

export const eraseVoluntaryAnswers = (tx: Queryable, platform: CipherKeys, candidateId: string): Promise<void> =>
  deleteAnswer(tx, answerCipher(platform).toAnswerKey(candidateId));

/** Deletes answers that are older than the receipts they are audited with. */
export const dropOldAnswers = (db: Db, years: number): Promise<void> => dropOldVoluntaryAnswers(db, years);
