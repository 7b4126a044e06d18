/** API calls for saved views of the viewer's company. */
import type { FastifyInstance } from 'fastify';
import { findUserCompany, requireCompany } from '#features/companies/server/companies.service.ts';
import { teamScope } from '#features/jobs/server/team-scope.service.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { savedViewsContract } from '../saved-views.contract.ts';
import {
  countSavedViews,
  deleteSavedView,
  listSavedViews,
  lockCompanyForNoKeyUpdate,
  putSavedView,
} from './saved-views.db.ts';

export const mountSavedViews = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, savedViewsContract, {
    listSavedViews: async ({ viewer }) => {
      const company = await findUserCompany(db, viewer.userId);
      // A view may name jobs and applicants that are hidden from a member limited to their hiring teams.
      return company === null || teamScope(viewer) !== null ? [] : listSavedViews(db, company.id);
    },

    saveView: ({ viewer, body }) =>
      db.transaction(async (tx) => {
        const company = await requireCompany(tx, viewer.userId);
        await lockCompanyForNoKeyUpdate(tx, company.id);
        const view = await putSavedView(tx, company.id, body);
        if ((await countSavedViews(tx, company.id)) > LIMITS.savedViews) {
          throw new AppError('conflict', 'too-many-views');
        }
        return view;
      }),

    deleteView: async ({ viewer, params }) => {
      const company = await findUserCompany(db, viewer.userId);
      if (company === null || !(await deleteSavedView(db, company.id, params.id))) throw notFound('view');
      return null;
    },
  });
