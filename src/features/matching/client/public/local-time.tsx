/**
 * A person's local time: `Lima · 9:12 AM · 7 h shared`. The shared hours are the overlap of
 * their working day with the viewer's, in the time zone of the viewer's profile if it is
 * given, or else of the browser. The time updates automatically.
 */
import { useLocale, useTranslations } from 'use-intl';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { formatTime } from '#client/ui/format.ts';
import { useMinute } from '#client/ui/use-minute.ts';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { formatStatedPlace, resolveZone } from '#client/ui/zone-names.ts';
import type { ListedCompatibility, Shift } from '#engine/matching.contract.ts';
import { findZoneOffsets, sharedHours, shiftedOffsets, type ZoneOffsets } from '#engine/scoring/zone-offsets.ts';
import type { Side } from '#shared/sides.ts';

const offsetsByZone = new Map<string, ZoneOffsets | null>();

/** Returns the UTC offsets of a time zone. Caches them, because reading them creates a formatter. */
const readOffsets = (zone: string): ZoneOffsets | null => {
  const cached = offsetsByZone.get(zone);
  if (cached !== undefined) return cached;
  const offsets = findZoneOffsets(zone);
  offsetsByZone.set(zone, offsets);
  return offsets;
};

const sharedWithReader = (zone: string, readerZone: string, side: Side, shift: Shift | null): number | null => {
  const [stated, own] = [readOffsets(zone), readOffsets(readerZone)];
  if (stated === null || own === null) return null;
  return side === 'company' ? sharedHours(shiftedOffsets(stated, shift), own) : sharedHours(own, stated);
};

/** A separate component, so that nothing else re-renders every minute. */
const Clock = ({ zone }: { zone: string }) => {
  const minute = new Date(useMinute()).toISOString();
  return (
    <time dateTime={minute} className="tabular whitespace-nowrap">
      {formatTime(minute, useLocale(), zone)}
    </time>
  );
};

/** The shift of a job, in the job's time zone. */
const ShiftTimes = ({ shift }: { shift: Shift }) => {
  const t = useTranslations('matching.clock');
  const locale = useLocale();
  const formatMinutes = (minutes: number): string =>
    formatTime(new Date(minutes * 60_000).toISOString(), locale, 'UTC');
  return (
    <>
      {' · '}
      <span className="whitespace-nowrap">
        {t('shift', { start: formatMinutes(shift.start), end: formatMinutes(shift.end) })}
      </span>
    </>
  );
};

interface SharedHoursProps {
  zone: string;
  readerZone: string | null | undefined;
  side: Side;
  shift: Shift | null;
}

const SharedHours = ({ zone, readerZone, side, shift }: SharedHoursProps) => {
  const t = useTranslations('matching.clock');
  const hours = sharedWithReader(zone, readerZone ?? ownTimeZone(), side, shift);
  if (hours === null) return null;
  return (
    <>
      {' · '}
      <span className="whitespace-nowrap">{t('shared', { hours })}</span>
    </>
  );
};

interface LocalTimeProps {
  /** The time zone as the person stated it. */
  stated: string | null;
  /** The IANA time zone, if the server recognized one in the stated text. */
  zone?: string | null | undefined;
  /** Whether the person is the candidate or the company. */
  side: Side;
  /** The place, if known more precisely than from the time zone. If empty, only the clock is shown. */
  place?: string | null | undefined;
  /** The shift of the job. If given, only hours within the shift count as shared. */
  shift?: Shift | undefined;
  /** The time zone of the viewer's profile. */
  readerZone?: string | null | undefined;
  /** Hides the shared hours from viewers on the same side, and next to a score that already states them. */
  withoutShared?: boolean | undefined;
}

/** Returns true if the score shown nearby states the shared hours. The score uses the job's time zone, so the viewer's hours may differ. */
export const showsSharedHours = (compatibility: ListedCompatibility | null): boolean =>
  compatibility?.factors?.some(({ factor, weight }) => factor === 'timezone' && weight > 0) ?? false;

/** Place and clock in one line. UTC offsets show only the clock. An unreadable time zone is shown as stated. Renders nothing if neither is known. */
export const LocalTime = ({
  stated,
  zone: recognizedZone,
  side,
  place,
  shift,
  readerZone,
  withoutShared,
}: LocalTimeProps) => {
  const names = useZoneNames();
  const placeName = place ?? (stated === null ? null : formatStatedPlace(stated, names));
  const zone = stated === null ? null : resolveZone(stated, recognizedZone);
  if (zone === null) return placeName;
  return (
    <>
      {placeName && `${placeName} · `}
      <Clock zone={zone} />
      {shift && <ShiftTimes shift={shift} />}
      {!withoutShared && <SharedHours zone={zone} readerZone={readerZone} side={side} shift={shift ?? null} />}
    </>
  );
};
