/**
 * API calls for the voluntary questions. Answers can be written but not read. No log and no admin
 * screen shows that someone answered.
 */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { mountContract } from '#server/http/mount.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { voluntaryAnswersContract } from '../voluntary-answers.contract.ts';
import { countryRaceScheme, hasRace, packAnswer } from '../voluntary-answers.domain.ts';
import { answerCipher } from './answer-cipher.service.ts';
import type { ScorePorts } from './scores.ports.ts';
import { deleteAnswer, hasAnswer, putAnswer } from './voluntary-answers.db.ts';

/** Returns the viewer's candidate id and country. Throws `notFound` if there is no profile. */
const requireCandidate = async ({ findUserCandidate }: ScorePorts, db: Queryable, userId: string) => {
  const candidate = await findUserCandidate(db, userId);
  if (candidate === null) throw notFound('professional-profile');
  return candidate;
};

export const mountVoluntaryAnswers = (app: FastifyInstance, platform: Platform, ports: ScorePorts): void => {
  const { db, limiter } = platform;
  const cipher = answerCipher(platform);

  mountContract(app, voluntaryAnswersContract, {
    getVoluntaryQuestions: async ({ viewer }) => {
      const { id, country } = await requireCandidate(ports, db, viewer.userId);
      return {
        isAsked: await ports.hasDecision(db, id),
        categories: countryRaceScheme(country),
        isAnswered: await hasAnswer(db, cipher.toAnswerKey(id)),
      };
    },

    putVoluntaryAnswers: async ({ viewer, body }) => {
      await limiter.count(db, RATE_LIMITS['voluntary-answers'], viewer.userId);
      return db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        const { id, country } = await requireCandidate(ports, tx, viewer.userId);
        const categories = countryRaceScheme(country);
        if (body.race !== null && !hasRace(categories, body.race)) {
          throw invalidField('race', 'race-not-asked');
        }
        if (!(await ports.hasDecision(tx, id))) {
          throw new AppError('conflict', 'answers-not-yet');
        }
        const key = cipher.toAnswerKey(id);
        await putAnswer(tx, key, cipher.seal(packAnswer(key, body)));
        return { isAsked: true, categories, isAnswered: true };
      });
    },

    deleteVoluntaryAnswers: async ({ viewer }) => {
      const { id } = await requireCandidate(ports, db, viewer.userId);
      await deleteAnswer(db, cipher.toAnswerKey(id));
      return null;
    },
  });
};
