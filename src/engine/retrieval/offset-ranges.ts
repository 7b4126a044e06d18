/** Ranges of UTC offsets, for filters by hours in common. */
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

const isIn = (ranges: readonly OffsetRange[], offset: number): boolean =>
  ranges.some(({ from, to }) => offset >= from && offset <= to);

/** Whether a zone is in the ranges in both halves of the year. */
export const isInZone = ({ january, july }: ZoneRanges, offsets: ZoneOffsets): boolean =>
  isIn(january, offsets.january) && isIn(july, offsets.july);
