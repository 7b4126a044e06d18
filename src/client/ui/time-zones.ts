/**
 * The time zones to choose from, searchable by city, country or offset. Loaded when a field first receives focus. Zones without a known country
 * are searchable by city and offset.
 */

import { ownTimeZone } from '#client/own-time-zone.ts';
import { COUNTRIES } from '#shared/countries.ts';
import { countryTimeZones } from '#shared/country-time-zones.ts';
import { parseLanguage } from '#shared/languages.ts';
import { zonesByName } from '#shared/words/zone-names.ts';
import { zoneCitiesEn } from './zone-cities.en.ts';
import { type ZoneNames, zoneCity, zoneOffset } from './zone-names.ts';

export interface TimeZoneOption {
  zone: string;
  city: string;
  /** '' if unknown. */
  country: string;
  /** Folded words of its names, for the search. */
  words: readonly string[];
}

/** The maximum number of suggested zones. */
const MAX_OPTIONS = 40;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+:-]+/gu, ' ')
    .trim();

/** The time zones with the most users. */
const COMMON: readonly string[] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/Bogota',
  'America/Lima',
  'America/Santiago',
  'America/Buenos_Aires',
  'America/Argentina/Buenos_Aires',
  'America/Sao_Paulo',
];

/** Returns the sort position: the user's own zone, then the common ones, then other zones of the Americas. */
const zoneRank = (zone: string, own: string): number => {
  if (zone === own) return 0;
  const common = COMMON.indexOf(zone);
  if (common !== -1) return common + 1;
  return zone.startsWith('America/') ? COMMON.length + 1 : COMMON.length + 2;
};

/** The search also matches English names. */
const ENGLISH: ZoneNames = { cities: zoneCitiesEn, locale: 'en' };

/** Converts an identifier to the browser's spelling, such as `America/Buenos_Aires`. */
const toBrowserZone = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** Lists additional search names by zone, such as Medellín, Curitiba and Pacific Time. */
const namesByZone = (): Map<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const [name, zone] of zonesByName()) {
    const browserZone = toBrowserZone(zone);
    names.set(browserZone, [...(names.get(browserZone) ?? []), name]);
  }
  return names;
};

/** Returns all time zones that the browser knows, sorted by `zoneRank` and then by city. */
export const timeZoneOptions = (zoneNames: ZoneNames): TimeZoneOption[] => {
  const { locale } = zoneNames;
  const own = ownTimeZone();
  const regions = new Intl.DisplayNames(parseLanguage(locale) ?? 'en', { type: 'region' });
  const countries = new Map(
    COUNTRIES.flatMap((code) => countryTimeZones(code).map((zone) => [zone, regions.of(code) ?? ''])),
  );
  const names = namesByZone();
  const options = [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].map((zone): TimeZoneOption => {
    const [city, country] = [zoneCity(zone, zoneNames), countries.get(zone) ?? ''];
    return {
      zone,
      city,
      country,
      words: [
        ...new Set(
          fold(
            `${city} ${country} ${zoneCity(zone, ENGLISH)} ${(names.get(toBrowserZone(zone)) ?? []).join(' ')}`,
          ).split(' '),
        ),
      ],
    };
  });
  return options.toSorted(
    (a, b) => zoneRank(a.zone, own) - zoneRank(b.zone, own) || a.city.localeCompare(b.city, locale),
  );
};

/** Matches folded text: `gmt-5`, `utc -5`, `-5` and `-05:30`. Captures sign, hours and minutes. */
const OFFSET = /^(?:gmt|utc)? ?([+-]) ?0?(\d{1,2})(?::?(\d{2}))?$/;

/** Returns options whose search words start with the typed words, or whose offset at `now` matches. Returns the first options if nothing is typed. */
export const findTimeZones = (options: readonly TimeZoneOption[], typed: string, now: number): TimeZoneOption[] => {
  const text = fold(typed.replace('\u2212', '-'));
  if (text === '') return options.slice(0, MAX_OPTIONS);
  const offset = OFFSET.exec(text);
  if (offset !== null) {
    const [, sign, hours, minutes] = offset;
    const name = `GMT${sign}${hours}${minutes === undefined || minutes === '00' ? '' : `:${minutes}`}`;
    return options.filter(({ zone }) => zoneOffset(zone, now, 'en-US') === name).slice(0, MAX_OPTIONS);
  }
  const queryWords = text.split(' ');
  const isFound = ({ words }: TimeZoneOption) =>
    queryWords.every((word) => words.some((optionWord) => optionWord.startsWith(word)));
  return options.filter(isFound).slice(0, MAX_OPTIONS);
};
