/** Handles domain events that affect reviews. */
import { on } from '#server/events/emit.ts';
import { invalidField } from '#shared/errors.ts';
import { deleteCompanyCriteria, hasRatings, listMemberRatings } from './criteria.db.ts';
import { saveOwnRatings } from './rate-own.ts';
import { deleteCompanyViews, listSavedViews } from './saved-views.db.ts';

export const reviewSubscribers = [
  on('application.reviewed', "store the review's ratings by criterion", async (tx, { criteria, ...review }) => {
    const ratings = criteria.map(({ id, rating, note }) => ({ criterionId: id, rating, note }));
    const invalidIndex = await saveOwnRatings(tx, review, ratings);
    if (invalidIndex !== null) throw invalidField(`criteria.${invalidIndex}.id`, 'not-a-criterion');
    return { hasRatings: await hasRatings(tx, review) };
  }),
  on(
    'account.deleting',
    "delete its saved views, and its jobs' criteria with their ratings",
    async (tx, { companyId }) => {
      if (companyId === null) return;
      await deleteCompanyViews(tx, companyId);
      await deleteCompanyCriteria(tx, companyId);
    },
  ),
  on(
    'account.exporting',
    "add criteria with the member's own ratings, and saved views",
    async (db, { companyId, userId }) => ({
      criteria: companyId === null ? [] : await listMemberRatings(db, companyId, userId),
      savedViews: companyId === null ? [] : await listSavedViews(db, companyId),
    }),
  ),
];
