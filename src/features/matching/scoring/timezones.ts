/**
 * Time zones as people write them, and the working hours two of them share. Reads no clock: offsets are those of
 * mid-January and mid-July of a fixed year, so that the same text gives the same hours for ever.
 * Invariant: what cannot be read is null ("unknown"), never a guess.
 */
import { WORKING_DAYS } from '#shared/working-days.ts';
import { ZONE_NAMES } from '../taxonomy/words/zone-names.ts';
import { foldText } from '../text/text.ts';

/** UTC offsets in minutes, east positive, in January and in July. */
export interface ZoneOffsets {
  january: number;
  july: number;
}

const JANUARY = new Date('2025-01-15T12:00:00Z');
const JULY = new Date('2025-07-15T12:00:00Z');
const MAX_OFFSET_MINUTES = 14 * 60;
const MAX_CACHED = 5_000;
const DAY = 24 * 60;

function offsetAt(format: Intl.DateTimeFormat, date: Date): number | null {
  const name = format.formatToParts(date).find((part) => part.type === 'timeZoneName')?.value ?? '';
  if (name === 'GMT') return 0;
  const match = /^GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (match === null) return null;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

function offsetsOfZone(zone: string): ZoneOffsets | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const january = offsetAt(format, JANUARY);
    const july = offsetAt(format, JULY);
    return january === null || july === null ? null : { january, july };
  } catch {
    return null; // Intl throws RangeError for a name it does not know
  }
}

function parseZoneNames(): Map<string, string> {
  const zones = new Map<string, string>();
  for (const entry of ZONE_NAMES.replace(/\n\s+/g, ' ').trim().split('\n')) {
    const colon = entry.indexOf(': ');
    for (const name of entry.slice(colon + 2).split(',')) zones.set(name.trim(), entry.slice(0, colon));
  }
  return zones;
}

const UTC = 'UTC';
const zonesByName = parseZoneNames();
const LONGEST_NAME_WORDS = 5;

/** `EST`, `PT`, `BRT`: several countries may share one, so a place named beside it decides ("CST, Mexico City"). */
const ABBREVIATION = /^[a-z]{1,3}t$/;

/** The zone named in the text: the first place or full name, else the first abbreviation, else UTC; null for none. */
function namedZone(text: string): string | null {
  const tokens = foldText(text).split(' ');
  let abbreviated: string | null = null;
  for (let start = 0; start < tokens.length; start++) {
    for (let length = Math.min(LONGEST_NAME_WORDS, tokens.length - start); length > 0; length--) {
      const name = tokens.slice(start, start + length).join(' ');
      const zone = zonesByName.get(name);
      if (zone === undefined || zone === UTC) continue;
      if (!ABBREVIATION.test(name)) return zone;
      abbreviated ??= zone;
    }
  }
  return abbreviated ?? (tokens.some((token) => zonesByName.get(token) === UTC) ? UTC : null);
}

function ianaZone(text: string): string | null {
  const match = /[A-Za-z]{2,}\/[A-Za-z_+\-0-9]+(?:[ _][A-Za-z]+)*(?:\/[A-Za-z_]+(?:[ _][A-Za-z]+)*)?/.exec(text);
  if (match === null) return null;
  const words = match[0].split(' ');
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join('_');
    if (offsetsOfZone(name) !== null) return name;
  }
  return null;
}

function numericOffset(text: string): ZoneOffsets | null {
  const match = /(?:^|[^\w:])(?:gmt|utc|z)?\s*([+\-−–])\s*(\d{1,2})(?::?(\d{2}))?(?![\d:])/i.exec(text);
  if (match === null) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  if (minutes > MAX_OFFSET_MINUTES || Number(match[3] ?? 0) > 59) return null;
  const offset = match[1] === '+' || minutes === 0 ? minutes : -minutes;
  return { january: offset, july: offset };
}

function read(text: string): ZoneOffsets | null {
  const iana = ianaZone(text);
  if (iana !== null) return offsetsOfZone(iana);
  const zone = namedZone(text);
  // "Eastern Time (GMT-5)" keeps New York's summer time; "UTC-5" and "GMT-5" alone are fixed offsets.
  if (zone !== null && zone !== UTC) return offsetsOfZone(zone);
  return numericOffset(text) ?? (zone === UTC && !/\d/.test(text) ? { january: 0, july: 0 } : null);
}

const cache = new Map<string, ZoneOffsets | null>();

/**
 * The UTC offsets of a time zone written as an IANA name, an offset (`GMT-5`, `UTC-03:30`, `-05:00`), a U.S. or Latin
 * American abbreviation or name (`EST`, `PT`, `Eastern Time`) or a place (`Bogotá`, `Mexico City`); null when unknown.
 */
export function readTimezone(text: string): ZoneOffsets | null {
  const key = text.trim();
  if (key === '' || key.length > 200) return null;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const result = read(key);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, result);
  return result;
}

/** An offset as an identifier: `Etc/GMT+5` lies west of Greenwich, whatever it looks like. */
function fixedZone(offset: number): string {
  if (offset % 60 === 0) return offset === 0 ? UTC : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset) / 60}`;
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * The zone that such a text names, as an identifier that `Intl` takes, for clocks of real days; null when unknown. What `readTimezone`
 * reads, this reads alike.
 */
export function readZoneName(text: string): string | null {
  const stated = text.trim();
  const offsets = readTimezone(stated);
  if (offsets === null) return null;
  const zone = ianaZone(stated) ?? namedZone(stated);
  if (zone !== null && zone !== UTC) return zone;
  const name = fixedZone(offsets.january);
  return offsetsOfZone(name) === null ? null : name;
}

/** Shared minutes of the two working days, which repeat daily, so a day may continue past midnight. */
function sharedMinutes(companyOffset: number, candidateOffset: number): number {
  const { company, candidate } = WORKING_DAYS;
  const shift = companyOffset - candidateOffset; // company time to candidate time is minus the shift
  let shared = 0;
  for (let days = -2; days <= 2; days++) {
    const start = company.start - shift + days * DAY;
    const end = company.end - shift + days * DAY;
    shared += Math.max(0, Math.min(end, candidate.end) - Math.max(start, candidate.start));
  }
  return shared;
}

/** Shared working hours of two known zones, the worse of January and July. */
export function sharedHours(company: ZoneOffsets, candidate: ZoneOffsets): number {
  const january = sharedMinutes(company.january, candidate.january);
  const july = sharedMinutes(company.july, candidate.july);
  return Math.min(january, july) / 60;
}

/**
 * Hours a day that a 9-17 company and a 9-18 candidate both work, in January or July, whichever is fewer; null when
 * either side is empty or cannot be read.
 */
export function overlapHours(
  jobTimezone: string | null | undefined,
  candidateTimezone: string | null | undefined,
): number | null {
  const company = readTimezone(jobTimezone ?? '');
  const candidate = readTimezone(candidateTimezone ?? '');
  return company === null || candidate === null ? null : sharedHours(company, candidate);
}
