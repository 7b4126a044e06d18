/** The time zone of a place. Pure: zones come from the platform's data, names of cities from `shared/words`. */

import { countryTimeZones } from '#shared/country-time-zones.ts';
import { zonesByName } from '#shared/words/zone-names.ts';
import { canonicalTimeZone } from '#shared/zone-clock.ts';
import { fold } from './folding.ts';
import type { Place } from './places.ts';

/** A time in January and one in July, which distinguish zones with different offsets or daylight saving time. */
const SAMPLE_TIMES = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];

const formatSampleTimes = (timeZone: string): string => {
  const clock = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return SAMPLE_TIMES.map((moment) => clock.format(moment)).join(' ');
};

const zoneByName = zonesByName();
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * Returns the IANA zone of a place: the zone of the city if the city is in the country, otherwise the zone of the country. Returns null
 * if there is no country, or if local times differ within the country and the zone of the city is unknown.
 */
export const findPlaceZone = ({ city, country }: Place): string | null => {
  if (country === null) return null;
  const zones = countryTimeZones(country);
  const countryZones = new Set(zones.map(canonicalTimeZone));
  const findZone = (name: string): string | null => {
    const zone = zoneByName.get(fold(name)) ?? null;
    return countryZones.has(canonicalTimeZone(zone)) ? zone : null;
  };
  const cityZone = city === null ? null : findZone(city);
  if (cityZone !== null) return cityZone;
  const [first] = zones;
  if (first === undefined || new Set(zones.map(formatSampleTimes)).size > 1) return null;
  return findZone(countryNames.of(country) ?? '') ?? first;
};
