/** A time of an interview on one's own clock, and on the other side's; and whether either works then. */
import { useLocale, useTranslations } from 'use-intl';
import { Badge } from '#client/ui/badge.tsx';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import type { Side } from '#shared/sides.ts';
import type { Interview } from '../../interviews.contract.ts';
import { isInWorkingDay } from '../../interviews.domain.ts';
import { cityOf, ownTimeZone, showSame, spanOf } from '../interview-times.ts';

/** What of an interview says on which clocks it is told. */
export interface Clocks {
  durationMinutes: number;
  timeZones: Interview['timeZones'];
  /** The reader's. */
  side: Side;
  /** How the other side is called. */
  otherName: string;
}

interface BothClocksProps extends Clocks {
  start: string;
  /** Behind us: no one has to be warned of its hour any more. */
  isOver?: boolean;
}

/** Two lines. The reader's own clock is that of the browser: it is where they are. */
export const BothClocks = ({ start, isOver = false, durationMinutes, timeZones, side, otherName }: BothClocksProps) => {
  const t = useTranslations('interviews.card');
  const locale = useLocale();
  const names = useZoneNames();
  const own = ownTimeZone();
  const otherSide = side === 'company' ? 'candidate' : 'company';
  const theirs = timeZones[otherSide];
  // Who states where they work is at their desk by that clock, also when they look from elsewhere.
  const isOutsideOwn = !isOver && !isInWorkingDay(side, timeZones[side] ?? own, start, durationMinutes);
  const isOutsideTheirs = !isOver && !isInWorkingDay(otherSide, theirs, start, durationMinutes);
  return (
    <div className="min-w-0 space-y-0.5">
      <p className="font-medium text-ink tabular">
        <time dateTime={start}>{spanOf(start, durationMinutes, locale, own)}</time>{' '}
        <span className="font-normal text-muted text-sm">{cityOf(own, names)}</span>
      </p>
      {theirs !== null && showSame(start, own, theirs) && (
        <p className="text-muted text-sm">{t('theirsToo', { name: otherName })}</p>
      )}
      {theirs !== null && !showSame(start, own, theirs) && (
        <p className="text-muted text-sm tabular">
          {t('theirs', {
            time: [spanOf(start, durationMinutes, locale, theirs), cityOf(theirs, names)].filter(Boolean).join(' · '),
            name: otherName,
          })}
        </p>
      )}
      {(isOutsideOwn || isOutsideTheirs) && (
        <p className="flex flex-wrap gap-1.5 pt-1">
          {isOutsideOwn && <Badge tone="caution">{t('outsideYours')}</Badge>}
          {isOutsideTheirs && <Badge tone="caution">{t('outsideTheirs')}</Badge>}
        </p>
      )}
    </div>
  );
};
