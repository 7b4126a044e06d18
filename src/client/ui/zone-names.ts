/**
 * What people call a time zone: by its city, never by its identifier. `Intl` names no cities, so those of the market whose name is not the
 * last part of the identifier stand here, and those whose name differs by language among the words of the building blocks. Pure.
 */
import { dateFormat } from './intl-formats.ts';
import type { CityNames } from './zone-cities.en.ts';

/** Cities that are called the same in every language. */
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

/** `GMT-5`, as it is at a moment. */
export const zoneOffset = (zone: string, now: Date | number, locale: string): string =>
  dateFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** What zones are called by: the cities that have a name of their own in the language, and how it writes an offset. */
export interface ZoneNames {
  cities: CityNames;
  locale: string;
}

/** `Bogotá` for `America/Bogota`; the offset of a zone that belongs to no place. */
export const zoneCity = (zone: string, { cities, locale }: ZoneNames): string => {
  const known = Object.hasOwn(cities, zone) ? cities[zone as keyof CityNames] : CITIES[zone];
  if (known !== undefined) return known;
  if (zone === 'UTC') return zone;
  if (!zone.includes('/') || zone.startsWith('Etc/')) return zoneOffset(zone, 0, locale);
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
};

/** The identifier of a zone in a text, which no reader should see. */
const IDENTIFIER = /[A-Za-z]{2,20}\/[A-Za-z_/+\d-]{1,60}/;

/** What is said of a time zone that somebody stated: the city where they named an identifier, else their own words. */
export const statedZone = (stated: string, names: ZoneNames): string => {
  const zone = IDENTIFIER.exec(stated)?.[0];
  return zone === undefined ? stated : zoneCity(zone, names);
};

/** `GMT-5`, and `UTC-05:00`, which stands in place of a zone where no name is told. */
const WHOLE_HOURS = /^(?:GMT|UTC) ?([+-])0?(\d{1,2})(?::00)?$/i;

/** What Americans write most; the test beside this holds it to what the server reads. */
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

/** The identifier of what somebody stated, where it can be told without words: `known`, where the server read one in it. */
export const zoneIn = (stated: string, known: string | null | undefined): string | null => {
  const written = known ?? ABBREVIATIONS[stated.trim().toUpperCase()];
  if (written) return written;
  const [, sign, hours] = WHOLE_HOURS.exec(stated) ?? [];
  // West of Greenwich is a plus there, whatever it looks like.
  if (hours !== undefined) return hours === '0' ? 'UTC' : `Etc/GMT${sign === '-' ? '+' : '-'}${hours}`;
  return IDENTIFIER.exec(stated)?.[0] === stated ? stated : null;
};

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
