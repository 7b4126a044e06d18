/** When the work of a job happens: its zone, and the shift in its text. */
import type { MatchJob, Shift } from '../matching.contract.ts';
import { readShift } from './shifts.ts';
import { readText } from './stated-values.ts';
import { readTimezone } from './timezones.ts';
import { sharedHours, shiftedOffsets, type ZoneOffsets } from './zone-offsets.ts';

/** The fields of a job that state when its work happens. */
type JobHours = Pick<MatchJob, 'title' | 'description' | 'responsibilities' | 'timezone'>;

/** Returns the offsets for shared hours, and the shift if the job post states one. */
export function readJobSchedule({ title, description, responsibilities, timezone: stated }: JobHours): {
  timezone: ZoneOffsets | null;
  shift: Shift | null;
} {
  const zone = readTimezone(readText(stated));
  if (zone === null) return { timezone: null, shift: null };
  const shift = readShift(readText(title), [readText(description), readText(responsibilities)], zone);
  return { timezone: shiftedOffsets(zone, shift), shift };
}

/**
 * Returns the daily hours that a job shares with a candidate who works from 9 to 18, in January or July, whichever is fewer. Returns null if either
 * zone is empty or unreadable. The job's day is from 9 to 17, or the eight hours around the middle of its shift.
 */
export function overlapHours(job: JobHours, candidateTimezone: string | null | undefined): number | null {
  const { timezone } = readJobSchedule(job);
  const candidate = readTimezone(candidateTimezone ?? '');
  return timezone === null || candidate === null ? null : sharedHours(timezone, candidate);
}
