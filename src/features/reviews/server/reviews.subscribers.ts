/** Reactions of reviews to domain events. */
import { on } from '#server/events/emit.ts';
import { deleteCriteriaOf, ratingsOfCompany } from './criteria.db.ts';
import { deleteSavedViewsOf, listSavedViews } from './saved-views.db.ts';

export const reviewSubscribers = [
  on(
    'account.deleting',
    "delete its saved views, and its jobs' criteria with their ratings",
    async (tx, { companyId }) => {
      if (companyId === null) return;
      await deleteSavedViewsOf(tx, companyId);
      await deleteCriteriaOf(tx, companyId);
    },
  ),
  on('account.exporting', 'add criteria with their ratings, and saved views', async (db, { companyId }) => ({
    criteria: companyId === null ? [] : await ratingsOfCompany(db, companyId),
    savedViews: companyId === null ? [] : await listSavedViews(db, companyId),
  })),
];
