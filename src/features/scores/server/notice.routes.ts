/** API calls for the notice about scores. */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import type { Env } from '#server/env.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { orNull } from '#shared/schema.ts';
import { noticeText, SCORE_NOTICE_VERSION } from '../score-notice.domain.ts';
import { scoresContract } from '../scores.contract.ts';
import { findAcknowledgment, insertAcknowledgment } from './notice.db.ts';
import { isNoticeRequired } from './notice.service.ts';

/** Returns the newest notice in a language, and whether this marketplace requires candidates to acknowledge it. */
const buildNotice = (env: Env, language: Language) => ({
  version: SCORE_NOTICE_VERSION,
  text: noticeText(SERVER_WORDS[language].scoreNotice, env),
  isRequired: isNoticeRequired(env),
});

export const mountScoreNotice = (app: FastifyInstance, { db, env }: Platform): void =>
  mountContract(app, scoresContract, {
    getScoreNotice: async ({ viewer, query }) => ({
      ...buildNotice(env, orNull(query.language) ?? viewer?.language ?? 'en'),
      acknowledgedAt: viewer && (await findAcknowledgment(db, viewer.userId, SCORE_NOTICE_VERSION)),
    }),

    acknowledgeScoreNotice: ({ viewer, body }) =>
      db.transaction(async (tx) => {
        if (body.version !== SCORE_NOTICE_VERSION) {
          throw new AppError('conflict', 'notice-outdated');
        }
        await lockAccountForShare(tx, viewer.userId);
        await insertAcknowledgment(tx, viewer.userId, body.version);
        const acknowledgedAt = await findAcknowledgment(tx, viewer.userId, body.version);
        return { ...buildNotice(env, viewer.language), acknowledgedAt };
      }),
  });
