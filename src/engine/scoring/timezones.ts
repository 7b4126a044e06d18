/** Reads time zones the way people write them. Returns null for unreadable text instead of guessing. */
import { zonesByName } from '#shared/words/zone-names.ts';
import { foldText, memoize } from '../text/text.ts';
import { findZoneOffsets, type ZoneOffsets } from './zone-offsets.ts';

const MAX_OFFSET_MINUTES = 14 * 60;

const UTC = 'UTC';
const zones = zonesByName();
const MAX_NAME_WORDS = 5;

/** `EST`, `PT`, `BRT`. Countries may share an abbreviation, so a place next to it takes precedence ("CST, Mexico City"). */
const ABBREVIATION = /^[a-z]{1,3}t$/;

/** Returns the zone in a text: the first place or full name, otherwise the first abbreviation, otherwise UTC. Returns null if there is none. */
function findNamedZone(text: string): string | null {
  const tokens = foldText(text).split(' ');
  let abbreviated: string | null = null;
  for (let start = 0; start < tokens.length; start++) {
    for (let length = Math.min(MAX_NAME_WORDS, tokens.length - start); length > 0; length--) {
      const name = tokens.slice(start, start + length).join(' ');
      const zone = zones.get(name);
      if (zone === undefined || zone === UTC) continue;
      if (!ABBREVIATION.test(name)) return zone;
      abbreviated ??= zone;
    }
  }
  return abbreviated ?? (tokens.some((token) => zones.get(token) === UTC) ? UTC : null);
}

function findIanaZone(text: string): string | null {
  const match =
    /[A-Za-z]{2,20}\/[A-Za-z_+\-0-9]{1,40}(?:[ _][A-Za-z]{1,20}){0,4}(?:\/[A-Za-z_]{1,40}(?:[ _][A-Za-z]{1,20}){0,4})?/.exec(
      text,
    );
  if (match === null) return null;
  const words = match[0].split(' ');
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join('_');
    if (findZoneOffsets(name) !== null) return name;
  }
  return null;
}

function parseOffset(text: string): ZoneOffsets | null {
  const match = /(?:^|[^\w:])(?:gmt|utc|z)?\s{0,4}([+\-−–])\s{0,4}(\d{1,2})(?::?(\d{2}))?(?![\d:])/i.exec(text);
  if (match === null) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  if (minutes > MAX_OFFSET_MINUTES || Number(match[3] ?? 0) > 59) return null;
  const offset = match[1] === '+' || minutes === 0 ? minutes : -minutes;
  return { january: offset, july: offset };
}

const readZone = memoize((text): ZoneOffsets | null => {
  const iana = findIanaZone(text);
  if (iana !== null) return findZoneOffsets(iana);
  const zone = findNamedZone(text);
  // "Eastern Time (GMT-5)" has daylight saving time. "UTC-5" and "GMT-5" alone are fixed offsets.
  if (zone !== null && zone !== UTC) return findZoneOffsets(zone);
  return parseOffset(text) ?? (zone === UTC && !/\d/.test(text) ? { january: 0, july: 0 } : null);
});

const MAX_TEXT_LENGTH = 200;

/**
 * Returns the UTC offsets of a zone, or null if it is unknown. The zone may be an IANA name, an offset (`GMT-5`, `UTC-03:30`, `-05:00`), a U.S. or
 * Latin American abbreviation or name (`EST`, `PT`, `Eastern Time`) or a place (`Bogotá`, `Mexico City`).
 */
export function readTimezone(text: string): ZoneOffsets | null {
  const key = text.trim();
  return key === '' || key.length > MAX_TEXT_LENGTH ? null : readZone(key);
}

/** Returns the identifier of a fixed offset. `Etc/GMT+5` has an inverted sign: it is west of Greenwich. */
function toFixedZone(offset: number): string {
  if (offset % 60 === 0) return offset === 0 ? UTC : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset) / 60}`;
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

const findZoneName = memoize((stated): string | null => {
  const offsets = readTimezone(stated);
  if (offsets === null) return null;
  const zone = findIanaZone(stated) ?? findNamedZone(stated);
  if (zone !== null && zone !== UTC) return zone;
  const name = toFixedZone(offsets.january);
  return findZoneOffsets(name) === null ? null : name;
});

/**
 * Returns the identifier of the zone in a text (an IANA name, or an offset such as `-03:30`), for use with calendar dates. Returns null if the zone
 * is unknown. Consistent with `readTimezone`.
 */
export const readZoneName = (text: string): string | null => findZoneName(text.trim());

/** Whole hours from GMT or UTC. Such an offset needs no identifier. */
const PLAIN_OFFSET = /^(?:GMT|UTC) ?[+-]\d{1,2}(?::00)?$/i;

/**
 * Returns the zone identifier that responses contain next to the stated text. Omits it for whole hours from GMT or UTC, for unreadable text, and if
 * it equals the text.
 */
export function zoneField(stated: string | null): { zone?: string } {
  if (stated === null || PLAIN_OFFSET.test(stated)) return {};
  const zone = readZoneName(stated);
  return zone === null || zone === stated ? {} : { zone };
}
