/** What applications do when something happens elsewhere. */
import { noRows } from '#server/db/in-batches.ts';
import { accountProfiles } from '#server/events/account-profiles.ts';
import { on } from '#server/events/emit.ts';
import { deleteAccountFromApplications } from './account-deletion.ts';
import { appealsOf, applicationsOf, receivedApplicationsOf } from './account-export.ts';
import { ratingsOfCompany } from './criteria.db.ts';
import { listReveals } from './name-reveals.db.ts';
import { listSavedViews } from './saved-views.db.ts';

export const applicationSubscribers = [
  on(
    'account.deleting',
    'decline or withdraw its undecided applications, and erase what its person wrote and was called in them',
    async (tx, facts, platform) => {
      for (const profile of accountProfiles(facts)) {
        await deleteAccountFromApplications(tx, platform, profile, facts.userId);
      }
    },
  ),
  on(
    'account.exporting',
    'add applications with their reviews, criteria, reveals and saved views',
    async (db, facts) => {
      const { companyId, candidateId } = facts;
      const [profile] = accountProfiles(facts);
      return {
        applications: candidateId === null ? noRows() : applicationsOf(db, candidateId),
        receivedApplications: companyId === null ? noRows() : receivedApplicationsOf(db, companyId),
        appeals: profile ? appealsOf(db, profile) : noRows(),
        criteria: companyId === null ? [] : await ratingsOfCompany(db, companyId),
        reveals: companyId === null ? [] : await listReveals(db, companyId),
        savedViews: companyId === null ? [] : await listSavedViews(db, companyId),
      };
    },
  ),
];
