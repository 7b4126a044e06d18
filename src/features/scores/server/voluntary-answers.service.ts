/** What others need of voluntary answers: whether someone gave any, and their end. No one gets an answer. */
import type { Db, Queryable } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { answerCover } from './answer-cover.service.ts';
import { deleteAnswer, dropAgedAnswers, hasAnswer } from './voluntary-answers.db.ts';

type Cover = Pick<Platform, 'secrets'>;

/** Whether answers of a candidate are kept. */
export const hasVoluntaryAnswers = (db: Queryable, platform: Cover, candidateId: string): Promise<boolean> =>
  hasAnswer(db, answerCover(platform).keyOf(candidateId));

/** Deletes what a candidate answered. */
export const eraseVoluntaryAnswers = (tx: Queryable, platform: Cover, candidateId: string): Promise<void> =>
  deleteAnswer(tx, answerCover(platform).keyOf(candidateId));

/** Drops answers that are older than the receipts they are read beside. */
export const dropOldAnswers = (db: Db, years: number): Promise<void> => dropAgedAnswers(db, years);
