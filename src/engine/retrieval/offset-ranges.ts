/** Ranges of UTC offsets, for filtering by shared working hours. */
import { WORKING_HOURS } from '#shared/working-hours.ts';
import type { ZoneOffsets } from '../scoring/zone-offsets.ts';

/** Minutes from UTC, inclusive. */
export interface OffsetRange {
  from: number;
  to: number;
}

/** Allowed UTC offsets in January and July. */
export interface ZoneRanges {
  january: readonly OffsetRange[];
  july: readonly OffsetRange[];
}

const isInRanges = (ranges: readonly OffsetRange[], offset: number): boolean =>
  ranges.some(({ from, to }) => offset >= from && offset <= to);

/** Returns true if a zone is in the ranges in both halves of the year. */
export const isInZone = ({ january, july }: ZoneRanges, offsets: ZoneOffsets): boolean =>
  isInRanges(january, offsets.january) && isInRanges(july, offsets.july);

const MINUTES_A_DAY = 24 * 60;
const MINUTES_AN_HOUR = 60;
const OFFSET_MAX = 14 * 60;

/**
 * Returns the zones, as UTC offsets, in which the other side shares at least `hours` hours (1 to 8) of its working day with `side`, which
 * is at `offsets`. Working days are 9-17 for a company and 9-18 for a candidate. Returns more than one range if the days meet across midnight.
 *
 * With the shift s as the other side's offset minus this side's, the other side works from `start - s` to `end - s` on this
 * side's clock. It must end at least `hours` after this side starts, and start at least `hours` before this side ends.
 */
export const zonesNear = (side: keyof typeof WORKING_HOURS, offsets: ZoneOffsets, hours: number): ZoneRanges => {
  const own = WORKING_HOURS[side];
  const other = WORKING_HOURS[side === 'company' ? 'candidate' : 'company'];
  const shared = hours * MINUTES_AN_HOUR;
  const rangesAround = (offset: number): OffsetRange[] =>
    [-MINUTES_A_DAY, 0, MINUTES_A_DAY]
      .map((day) => ({
        from: Math.max(-OFFSET_MAX, offset + other.start - own.end + shared + day),
        to: Math.min(OFFSET_MAX, offset + other.end - own.start - shared + day),
      }))
      .filter(({ from, to }) => from <= to);
  return { january: rangesAround(offsets.january), july: rangesAround(offsets.july) };
};
