/**
 * Filters of lists of people that depend on the reader: the zone for hours in common, and the country, which a company without names must not
 * learn. Shared by Browse and the people who fit a job.
 */
import { readTimezone, zonesNear } from '#engine/matching.domain.ts';
import { hoursOf } from '#features/companies/server/companies.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { invalidField } from '#shared/errors.ts';
import type { PeopleQuery } from '../candidates.contract.ts';
import type { BrowseFilters } from '../candidates.domain.ts';

/** UTC offsets in minutes. */
interface Offsets {
  january: number;
  july: number;
}

/** Where a company reads a list of people. */
interface ListReader {
  companyId: string;
  /** The zone of the chosen job. Null without a job or if it states none. */
  chosenZone(): Promise<Offsets | null>;
  /** The zone of any open job of the company, used if the company has no zone. */
  anyZone(): Promise<Offsets | null>;
}

const companyZone = async (db: Queryable, companyId: string): Promise<Offsets | null> =>
  readTimezone((await hoursOf(db, companyId))?.timeZone ?? '');

/** Throws `invalid` for a country while names are hidden, because the country is hidden too. */
export const refuseHiddenCountry = (hidesNames: boolean, { country }: PeopleQuery): void => {
  if (hidesNames && country) throw invalidField('country', 'only-with-names');
};

/** Returns the zones with the requested hours in common, or null if none are requested. Throws `invalid` if there is no zone to compare with. */
export const readZones = async (
  db: Queryable,
  { minOverlap }: PeopleQuery,
  { companyId, chosenZone, anyZone }: ListReader,
): Promise<BrowseFilters['zone']> => {
  if (!minOverlap) return null;
  const zone = (await chosenZone()) ?? (await companyZone(db, companyId)) ?? (await anyZone());
  if (zone === null) throw invalidField('minOverlap', 'company-time-zone-required');
  return zonesNear('company', zone, Number(minOverlap));
};
