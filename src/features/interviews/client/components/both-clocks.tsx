/** An interview time in the time zones of the company and the candidate, with a warning if it is outside the candidate's usual working hours. */
import { useLocale, useTranslations } from 'use-intl';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { Badge } from '#client/ui/badge.tsx';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import type { Side } from '#shared/sides.ts';
import type { Interview } from '../../interviews.contract.ts';
import { isInWorkingDay } from '../../interviews.domain.ts';
import { findZoneCity, formatTimeSpan, isSameLocalTime } from '../interview-times.ts';

/** The interview data that determines which time zones are shown. */
export interface Clocks {
  durationMinutes: number;
  timeZones: Interview['timeZones'];
  /** Whether the user is on the company's or the candidate's side. */
  side: Side;
  /** The name of the person or company on the other side. */
  otherName: string;
}

interface BothClocksProps extends Clocks {
  start: string;
  /** True for past interviews, which need no warning. */
  isOver?: boolean;
}

/** The first line uses the browser's current time zone, the second line the other side's time zone if it is known. */
export const BothClocks = ({ start, isOver = false, durationMinutes, timeZones, side, otherName }: BothClocksProps) => {
  const t = useTranslations('interviews.card');
  const locale = useLocale();
  const names = useZoneNames();
  const own = ownTimeZone();
  const otherSide = side === 'company' ? 'candidate' : 'company';
  const otherZone = timeZones[otherSide];
  // Companies set interview hours, but this component does not have them. Candidates state only a time zone.
  const isOutside = !isOver && !isInWorkingDay('candidate', timeZones.candidate, start, durationMinutes);
  return (
    <div className="min-w-0 space-y-0.5">
      <p className="font-medium text-ink tabular">
        <time dateTime={start}>{formatTimeSpan(start, durationMinutes, locale, own)}</time>{' '}
        <span className="font-normal text-muted text-sm">{findZoneCity(own, names)}</span>
      </p>
      {otherZone !== null && isSameLocalTime(start, own, otherZone) && (
        <p className="text-muted text-sm">{t('theirsToo', { name: otherName })}</p>
      )}
      {otherZone !== null && !isSameLocalTime(start, own, otherZone) && (
        <p className="text-muted text-sm tabular">
          {t('theirs', {
            time: [formatTimeSpan(start, durationMinutes, locale, otherZone), findZoneCity(otherZone, names)]
              .filter(Boolean)
              .join(' · '),
            name: otherName,
          })}
        </p>
      )}
      {isOutside && (
        <p className="pt-1">
          <Badge tone="caution">{t(side === 'candidate' ? 'outsideYours' : 'outsideTheirs')}</Badge>
        </p>
      )}
    </div>
  );
};
