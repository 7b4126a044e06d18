/** Reactions of companies to domain events. */
import { on } from '#server/events/emit.ts';
import { answeringCompanyOf, eraseCompany, hoursOf, toCompany } from './companies.service.ts';

export const companySubscribers = [
  on(
    'account.deleting',
    "erase the company's data, logo, hours and the history of its verification",
    async (tx, { userId, companyId }) => {
      if (companyId !== null) await eraseCompany(tx, userId);
    },
  ),
  on('account.exporting', 'add the company and its hours', async (db, { userId }) => {
    const company = await answeringCompanyOf(db, userId);
    return {
      company: company && toCompany(company),
      weeklyHours: company && (await hoursOf(db, company.id)),
    };
  }),
];
