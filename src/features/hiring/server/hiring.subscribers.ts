/** Reactions of hiring to domain events. */
import type { Tx } from '#server/db/database.ts';
import { noRows } from '#server/db/in-batches.ts';
import { accountProfiles } from '#server/events/account-profiles.ts';
import { on } from '#server/events/emit.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { streamHires, streamOffers } from './account-export.ts';
import { endHiresOf, endHiresWith } from './hires.db.ts';
import { endVersionsOf, eraseReasons, reopenVersion } from './offers.db.ts';

/** Ends offers and hires whose application no longer has the matching status. */
const endOutdated = async (
  tx: Tx,
  applications: readonly { id: string; from: ApplicationStatus }[],
  to: ApplicationStatus,
): Promise<void> => {
  const idsFrom = (status: ApplicationStatus) => applications.filter(({ from }) => from === status).map(({ id }) => id);
  const [offered, hired] = [idsFrom('offered'), idsFrom('hired')];
  // A candidate who withdraws the application declines the offer.
  if (offered.length > 0) await endVersionsOf(tx, offered, to === 'withdrawn' ? 'declined' : 'withdrawn');
  if (hired.length > 0) await endHiresWith(tx, hired);
};

export const hiringSubscribers = [
  on('application.moved', "end the application's open offer or hire", (tx, { applications, to }) =>
    endOutdated(tx, applications, to),
  ),
  on('application.undone', 'end the offer or hire that the undone change created', (tx, { applicationId, from, to }) =>
    endOutdated(tx, [{ id: applicationId, from }], to),
  ),
  on(
    'application.undone',
    'reopen the offer that ended with the undone change',
    async (tx, { applicationId, to, movedAt }) => {
      if (to === 'offered') await reopenVersion(tx, applicationId, movedAt);
    },
  ),
  on('account.deleting', 'end its hires, and erase the reasons that the candidate wrote', async (tx, facts) => {
    for (const profile of accountProfiles(facts)) await endHiresOf(tx, profile);
    if (facts.candidateId !== null) await eraseReasons(tx, facts.candidateId);
  }),
  on('account.exporting', 'add offers and hires', async (db, facts) => {
    const [profile] = accountProfiles(facts);
    return {
      offers: profile ? streamOffers(db, profile) : noRows(),
      hires: profile ? streamHires(db, profile) : noRows(),
    };
  }),
];
