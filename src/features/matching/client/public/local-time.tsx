/**
 * The local time of a person: `Lima · 9:12 AM · 7 h shared`. The hours are what their working day and the reader's have in common; the
 * reader's zone is that of the browser. The time updates by itself.
 */
import { useLocale, useTranslations } from 'use-intl';
import { formatTime } from '#client/ui/format.ts';
import { useMinute } from '#client/ui/use-minute.ts';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { ownTimeZone, statedZone, zoneIn } from '#client/ui/zone-names.ts';
import { offsetsOfZone, sharedHours, type ZoneOffsets } from '#engine/scoring/zone-offsets.ts';
import type { Side } from '#shared/sides.ts';

const known = new Map<string, ZoneOffsets | null>();

/** Reading a zone's offsets makes a format, so each is read once. */
const offsetsOf = (zone: string): ZoneOffsets | null => {
  const before = known.get(zone);
  if (before !== undefined) return before;
  const offsets = offsetsOfZone(zone);
  known.set(zone, offsets);
  return offsets;
};

const sharedWithReader = (zone: string, side: Side): number | null => {
  const [theirs, own] = [offsetsOf(zone), offsetsOf(ownTimeZone())];
  if (theirs === null || own === null) return null;
  return side === 'company' ? sharedHours(theirs, own) : sharedHours(own, theirs);
};

/** Alone, so that a new minute draws nothing else. */
const Clock = ({ zone }: { zone: string }) => {
  const minute = new Date(useMinute()).toISOString();
  return (
    <time dateTime={minute} className="tabular whitespace-nowrap">
      {formatTime(minute, useLocale(), zone)}
    </time>
  );
};

const Shared = ({ zone, side }: { zone: string; side: Side }) => {
  const t = useTranslations('matching.clock');
  const hours = sharedWithReader(zone, side);
  if (hours === null) return null;
  return (
    <>
      {' · '}
      <span className="whitespace-nowrap">{t('shared', { hours })}</span>
    </>
  );
};

interface LocalTimeProps {
  /** What they state, as they wrote it. */
  stated: string | null;
  /** The zone that it names, where the server read one in it. */
  zone?: string | null | undefined;
  /** Whose clock it is. */
  side: Side;
  /** Where they are, where that is known better than by the zone. */
  place?: string | null | undefined;
  /** Leaves out the hours, where the reader is on the same side. */
  withoutShared?: boolean | undefined;
}

/** The line; nothing where neither place nor zone is stated. What cannot be read stands as it was written. */
export const LocalTime = ({ stated, zone: read, side, place, withoutShared }: LocalTimeProps) => {
  const names = useZoneNames();
  const where = place ?? (stated === null ? null : statedZone(stated, names));
  const zone = stated === null ? null : zoneIn(stated, read);
  if (zone === null) return where;
  return (
    <>
      {where !== null && `${where} · `}
      <Clock zone={zone} />
      {!withoutShared && <Shared zone={zone} side={side} />}
    </>
  );
};
