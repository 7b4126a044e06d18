/**
 * Suggested times in the next two weeks, grouped by day, each selected with one click. If both time zones are known, they fit both sides' working
 * hours.
 */
import { useLocale, useTranslations } from 'use-intl';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatDay, formatStartTime } from '../interview-times.ts';

interface SuggestedTimesProps {
  /** Undefined while loading. */
  times: readonly { start: string }[] | 'failed' | undefined;
  /** Whether both sides' time zones are known. The working hours of a side whose time zone is unknown are ignored. */
  areZonesKnown: boolean;
  chosen: readonly string[];
  /** True if the maximum number of times is selected. */
  isFull: boolean;
  onToggle: (start: string) => void;
}

/** The days and their times, in the user's time zone. */
export const SuggestedTimes = ({ times, areZonesKnown, chosen, isFull, onToggle }: SuggestedTimesProps) => {
  const t = useTranslations('interviews.times');
  const locale = useLocale();
  const zone = ownTimeZone();
  const title = t(areZonesKnown ? 'suggested' : 'suggestedFree');
  const days =
    times !== undefined && times !== 'failed'
      ? [...Map.groupBy(times, ({ start }) => formatDay(start, locale, zone))]
      : undefined;
  return (
    <section aria-label={title} className="space-y-2">
      <h3 className="font-medium text-ink text-sm">{title}</h3>
      {times === undefined && <Skeleton className="h-28 w-full rounded-control" />}
      {times === 'failed' && <p className="text-muted text-sm">{t('suggestedFailed')}</p>}
      {days?.length === 0 && <p className="text-muted text-sm">{t('suggestedNone')}</p>}
      {days !== undefined && days.length > 0 && (
        <div className="max-h-64 space-y-3 overflow-y-auto rounded-control border border-line p-3">
          {days.map(([day, slots]) => (
            <fieldset key={day}>
              <legend className="text-muted text-sm">{day}</legend>
              <div className="mt-1.5 flex flex-wrap gap-1.5">
                {slots.map(({ start }) => {
                  const isChosen = chosen.includes(start);
                  return (
                    <button
                      key={start}
                      type="button"
                      aria-pressed={isChosen}
                      disabled={isFull && !isChosen}
                      onClick={() => onToggle(start)}
                      className="min-h-9 rounded-control border border-line-strong bg-raised px-3 text-ink text-sm tabular hover:border-ink-soft disabled:cursor-not-allowed disabled:text-muted aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
                    >
                      {formatStartTime(start, locale, zone)}
                    </button>
                  );
                })}
              </div>
            </fieldset>
          ))}
        </div>
      )}
    </section>
  );
};
