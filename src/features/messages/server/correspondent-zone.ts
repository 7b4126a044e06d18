/** The time zone of the other side of a thread. */

import { readZoneName } from '#engine/matching.domain.ts';
import { profilesOf } from '#features/candidates/server/candidates.service.ts';
import { companyOf, hoursOf } from '#features/companies/server/companies.service.ts';
import { newestTimezone } from '#features/jobs/server/jobs.service.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Correspondent } from '../messages.contract.ts';

const statedBy = async (db: Queryable, { id, accountType }: Correspondent): Promise<string | null> => {
  if (accountType === 'candidate') return (await profilesOf(db, [id])).get(id)?.timezone ?? null;
  const company = await companyOf(db, id);
  if (company === null) return null;
  return (await hoursOf(db, company.id))?.timeZone ?? (await newestTimezone(db, company.id));
};

/**
 * For a candidate the zone of the profile. For a company that of its interview hours, otherwise of
 * its newest job that names one. Null if none can be read.
 */
export const zoneOfCorrespondent = async (db: Queryable, person: Correspondent): Promise<string | null> =>
  person.isDeleted ? null : readZoneName((await statedBy(db, person)) ?? '');
