/** API calls for message templates. Each candidate has their own templates. Members of a company share theirs. */
import type { FastifyInstance } from 'fastify';
import { lockAccountForNoKeyUpdate } from '#features/auth/server/users.service.ts';
import { mountContract } from '#server/http/mount.ts';
import { requireUnchanged } from '#server/http/unchanged.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { templatesContract } from '../templates.contract.ts';
import { requireCanWrite } from './correspondence.ts';
import {
  countTemplates,
  deleteTemplate,
  findPlaceholderValues,
  insertTemplate,
  listTemplates,
  lockTemplateForNoKeyUpdate,
  updateTemplate,
} from './templates.db.ts';

const templateNotFoundError = () => notFound('template');

export const mountTemplates = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, templatesContract, {
    listTemplates: ({ viewer }) => listTemplates(db, viewer.userId),

    createTemplate: ({ viewer, body }) =>
      db.transaction(async (tx) => {
        // Serialize requests per account, so that concurrent requests respect the limit.
        await lockAccountForNoKeyUpdate(tx, viewer.userId);
        if ((await countTemplates(tx, viewer.userId)) >= LIMITS.messageTemplates) {
          throw new AppError('conflict', 'too-many-templates');
        }
        return insertTemplate(tx, viewer.userId, body);
      }),

    changeTemplate: ({ viewer, params, body: { before, ...sent } }) =>
      db.transaction(async (tx) => {
        const stored = await lockTemplateForNoKeyUpdate(tx, viewer.userId, params.id);
        if (stored === null) throw templateNotFoundError();
        requireUnchanged(stored, { before, sent }, 'template-changed-meanwhile');
        return updateTemplate(tx, params.id, sent);
      }),

    deleteTemplate: async ({ viewer, params }) => {
      if (!(await deleteTemplate(db, viewer.userId, params.id))) throw templateNotFoundError();
      return null;
    },

    getPlaceholders: async ({ viewer, params }) => {
      const otherId = params.userId.toLowerCase();
      await requireCanWrite(db, viewer.userId, otherId);
      return findPlaceholderValues(db, viewer.userId, otherId);
    },
  });
