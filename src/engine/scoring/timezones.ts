/**
 * Time zones as people write them, and the working hours two of them share.
 * Invariant: what cannot be read is null ("unknown"), never a guess.
 */
import { zonesByName } from '#shared/words/zone-names.ts';
import { foldText, memoize } from '../text/text.ts';
import { offsetsOfZone, sharedHours, type ZoneOffsets } from './zone-offsets.ts';

const MAX_OFFSET_MINUTES = 14 * 60;

const UTC = 'UTC';
const zones = zonesByName();
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
      const zone = zones.get(name);
      if (zone === undefined || zone === UTC) continue;
      if (!ABBREVIATION.test(name)) return zone;
      abbreviated ??= zone;
    }
  }
  return abbreviated ?? (tokens.some((token) => zones.get(token) === UTC) ? UTC : null);
}

function ianaZone(text: string): string | null {
  const match =
    /[A-Za-z]{2,20}\/[A-Za-z_+\-0-9]{1,40}(?:[ _][A-Za-z]{1,20}){0,4}(?:\/[A-Za-z_]{1,40}(?:[ _][A-Za-z]{1,20}){0,4})?/.exec(
      text,
    );
  if (match === null) return null;
  const words = match[0].split(' ');
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join('_');
    if (offsetsOfZone(name) !== null) return name;
  }
  return null;
}

function numericOffset(text: string): ZoneOffsets | null {
  const match = /(?:^|[^\w:])(?:gmt|utc|z)?\s{0,4}([+\-−–])\s{0,4}(\d{1,2})(?::?(\d{2}))?(?![\d:])/i.exec(text);
  if (match === null) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  if (minutes > MAX_OFFSET_MINUTES || Number(match[3] ?? 0) > 59) return null;
  const offset = match[1] === '+' || minutes === 0 ? minutes : -minutes;
  return { january: offset, july: offset };
}

const readZone = memoize((text): ZoneOffsets | null => {
  const iana = ianaZone(text);
  if (iana !== null) return offsetsOfZone(iana);
  const zone = namedZone(text);
  // "Eastern Time (GMT-5)" keeps New York's summer time; "UTC-5" and "GMT-5" alone are fixed offsets.
  if (zone !== null && zone !== UTC) return offsetsOfZone(zone);
  return numericOffset(text) ?? (zone === UTC && !/\d/.test(text) ? { january: 0, july: 0 } : null);
});

const LONGEST = 200;

/**
 * The UTC offsets of a time zone written as an IANA name, an offset (`GMT-5`, `UTC-03:30`, `-05:00`), a U.S. or Latin
 * American abbreviation or name (`EST`, `PT`, `Eastern Time`) or a place (`Bogotá`, `Mexico City`); null when unknown.
 */
export function readTimezone(text: string): ZoneOffsets | null {
  const key = text.trim();
  return key === '' || key.length > LONGEST ? null : readZone(key);
}

/** An offset as an identifier: `Etc/GMT+5` lies west of Greenwich, whatever it looks like. */
function fixedZone(offset: number): string {
  if (offset % 60 === 0) return offset === 0 ? UTC : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset) / 60}`;
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const nameOf = memoize((stated): string | null => {
  const offsets = readTimezone(stated);
  if (offsets === null) return null;
  const zone = ianaZone(stated) ?? namedZone(stated);
  if (zone !== null && zone !== UTC) return zone;
  const name = fixedZone(offsets.january);
  return offsetsOfZone(name) === null ? null : name;
});

/**
 * The zone that such a text names, as an identifier that `Intl` takes, for clocks of real days; null when unknown. What `readTimezone`
 * reads, this reads alike.
 */
export const readZoneName = (text: string): string | null => nameOf(text.trim());

/** Whole hours, which need no reading. */
const PLAIN_OFFSET = /^(?:GMT|UTC) ?[+-]\d{1,2}(?::00)?$/i;

/** What an answer tells beside a stated zone: its identifier, unless that or whole hours are what was stated, or none can be read. */
export function zoneBeside(stated: string | null): { zone?: string } {
  if (stated === null || PLAIN_OFFSET.test(stated)) return {};
  const zone = readZoneName(stated);
  return zone === null || zone === stated ? {} : { zone };
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
