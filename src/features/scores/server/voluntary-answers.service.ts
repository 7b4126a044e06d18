/**
 * The interface of voluntary answers for other features: whether a candidate gave any, and
 * deletion. No function returns an answer.
 */
import type { Db, Queryable } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { answerCover } from './answer-cover.service.ts';
import { deleteAnswer, dropAgedAnswers, hasAnswer } from './voluntary-answers.db.ts';

type Cover = Pick<Platform, 'secrets'>;

/** Whether a candidate has stored answers. */
export const hasVoluntaryAnswers = (db: Queryable, platform: Cover, candidateId: string): Promise<boolean> =>
  hasAnswer(db, answerCover(platform).keyOf(candidateId));

/** Deletes the answers of a candidate. */
export const eraseVoluntaryAnswers = (tx: Queryable, platform: Cover, candidateId: string): Promise<void> =>
  deleteAnswer(tx, answerCover(platform).keyOf(candidateId));

/** Deletes answers that are older than the receipts they are audited with. */
export const dropOldAnswers = (db: Db, years: number): Promise<void> => dropAgedAnswers(db, years);
