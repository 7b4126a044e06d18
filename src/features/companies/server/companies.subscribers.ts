/** Subscribes the companies feature to domain events. */
import { on } from '#server/events/emit.ts';
import { eraseCompany, findCompanyHours, findUserCompanyWithAnswers, toCompany } from './companies.service.ts';
import { deleteOwnHours, findOwnHours } from './weekly-hours.db.ts';

export const companySubscribers = [
  on(
    'account.deleting',
    "erase the company's data, logo, hours and verification history",
    async (tx, { userId, companyId, candidateId, isPersonKept }) => {
      if (companyId !== null) await eraseCompany(tx, userId);
      // Candidates have no interview hours.
      if (candidateId === null && !isPersonKept) await deleteOwnHours(tx, userId);
    },
  ),
  on('member.changed', 'delete the interview hours of someone who left', async (tx, { userId, role }) => {
    if (role === null) await deleteOwnHours(tx, userId);
  }),
  on('account.exporting', "add the company, and the person's hours", async (db, { userId, accountId }) => {
    const company = await findUserCompanyWithAnswers(db, accountId);
    return {
      company: company && toCompany(company),
      weeklyHours: (await findOwnHours(db, userId)) ?? (company && (await findCompanyHours(db, company.id))),
    };
  }),
];
