/** Reactions of applications to domain events. */
import type { Tx } from '#server/db/database.ts';
import { noRows } from '#server/db/in-batches.ts';
import { accountProfiles } from '#server/events/account-profiles.ts';
import type { DomainEvents } from '#server/events/domain-events.ts';
import { on } from '#server/events/emit.ts';
import type { Platform } from '#server/platform.ts';
import { deleteAccountFromApplications } from './account-deletion.ts';
import { applicationsOf, receivedApplicationsOf } from './account-export.ts';
import { DECLINED_BY_COMPANY, endSome } from './end-applications.ts';
import type { HiringPorts } from './pipeline.ports.ts';

/** Declines applicants as the company would. Reason and note are sent to each. */
const declineSome = async (
  tx: Tx,
  platform: Platform,
  { openAmong }: Pick<HiringPorts, 'openAmong'>,
  { whose, how: { includeOpen, ...how }, after }: DomainEvents['job.closing'],
): Promise<{ next: string | null }> => {
  const end = { ...DECLINED_BY_COMPANY, ...how };
  return { next: await endSome(tx, platform, whose, end, { after, ...(includeOpen ? {} : { spare: openAmong }) }) };
};

/** `openAmong` belongs to hiring, a higher feature. */
export const applicationSubscribers = (ports: Pick<HiringPorts, 'openAmong'>) => [
  on('job.closing', 'decline the next undecided applications', (tx, facts, platform) =>
    declineSome(tx, platform, ports, facts),
  ),
  on(
    'account.deleting',
    "decline or withdraw its undecided applications, and erase the person's texts and name in them",
    async (tx, facts, platform) => {
      for (const profile of accountProfiles(facts)) {
        await deleteAccountFromApplications(tx, platform, profile, facts.userId);
      }
    },
  ),
  on('account.exporting', 'add applications, sent and received', async (db, { companyId, candidateId }) => ({
    applications: candidateId === null ? noRows() : applicationsOf(db, candidateId),
    receivedApplications: companyId === null ? noRows() : receivedApplicationsOf(db, companyId),
  })),
];
