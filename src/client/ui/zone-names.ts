/**
 * Display names of time zones: a city or an offset, never the identifier. `Intl` has no city names, so this file lists Latin American cities
 * whose names differ from the identifier. Names that depend on the language are in the ui texts, the
 * English ones in `zone-cities.en.ts`. Pure.
 */
import { dateFormat } from './intl-formats.ts';
import type { CityNames } from './zone-cities.en.ts';

/** Cities with the same name in every language. */
const CITIES: Readonly<Record<string, string>> = {
  'America/Bogota': 'Bogotá',
  'America/Cancun': 'Cancún',
  'America/Cordoba': 'Córdoba',
  'America/Costa_Rica': 'San José',
  'America/El_Salvador': 'San Salvador',
  'America/Merida': 'Mérida',
  'America/Puerto_Rico': 'San Juan',
  'America/Sao_Paulo': 'São Paulo',
};

/** Returns the offset of a zone at the given time: `GMT-5`. */
export const zoneOffset = (zone: string, now: Date | number, locale: string): string =>
  dateFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Localized names: cities that differ by language, and the locale for offsets. */
export interface ZoneNames {
  cities: CityNames;
  locale: string;
}

/** Returns true for `America/Bogota`, false for `UTC` and `Etc/GMT+5`. */
export const hasPlace = (zone: string): boolean => zone.includes('/') && !zone.startsWith('Etc/');

/** Returns `Bogotá` for `America/Bogota`, and the offset for zones without a place. */
export const zoneCity = (zone: string, { cities, locale }: ZoneNames): string => {
  const city = Object.hasOwn(cities, zone) ? cities[zone as keyof CityNames] : CITIES[zone];
  if (city !== undefined) return city;
  if (zone === 'UTC') return zone;
  if (!hasPlace(zone)) return zoneOffset(zone, 0, locale);
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
};

/** Matches zone identifiers, which are never shown. */
const IDENTIFIER = /[A-Za-z]{2,20}\/[A-Za-z_/+\d-]{1,60}/;

/** Formats the zone that a user stated: the city of an identifier, otherwise the user's own words. */
export const formatStatedZone = (stated: string, names: ZoneNames): string => {
  const zone = IDENTIFIER.exec(stated)?.[0];
  return zone === undefined ? stated : zoneCity(zone, names);
};

/** Matches offsets such as `GMT-5` and `UTC-05:00`. */
const WHOLE_HOURS = /^(?:GMT|UTC) ?([+-])0?(\d{1,2})(?::00)?$/i;

/** Works like `formatStatedZone`, but returns null for an offset, which screens show as a clock instead. */
export const formatStatedPlace = (stated: string, names: ZoneNames): string | null => {
  const isOffset = WHOLE_HOURS.test(stated) || (IDENTIFIER.exec(stated)?.[0] === stated && !hasPlace(stated));
  return isOffset ? null : formatStatedZone(stated, names);
};

/** The most common U.S. and Latin American abbreviations. The test next to this file compares them with the server's. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  CT: 'America/Chicago',
  CST: 'America/Chicago',
  MT: 'America/Denver',
  MST: 'America/Denver',
  PT: 'America/Los_Angeles',
  PST: 'America/Los_Angeles',
  AST: 'America/Puerto_Rico',
  BRT: 'America/Sao_Paulo',
  ART: 'America/Argentina/Buenos_Aires',
};

/** Returns the identifier of a stated zone if it is clear without the taxonomy. `recognized` is the zone that the server recognized. */
export const resolveZone = (stated: string, recognized: string | null | undefined): string | null => {
  const identifier = recognized ?? ABBREVIATIONS[stated.trim().toUpperCase()];
  if (identifier) return identifier;
  const [, sign, hours] = WHOLE_HOURS.exec(stated) ?? [];
  // The sign of `Etc/GMT` names is inverted: plus is west of Greenwich.
  if (hours !== undefined) return hours === '0' ? 'UTC' : `Etc/GMT${sign === '-' ? '+' : '-'}${hours}`;
  return IDENTIFIER.exec(stated)?.[0] === stated ? stated : null;
};
