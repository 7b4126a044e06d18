/** The times chosen for a proposal, each in both zones, with a button to remove it. */
import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { ownTimeZone, spanOf } from '../interview-times.ts';
import { BothClocks, type Clocks } from './both-clocks.tsx';

interface ChosenTimesProps extends Clocks {
  starts: readonly string[];
  onRemove: (start: string) => void;
}

/** The list, or a hint while it is empty. */
export const ChosenTimes = ({ starts, onRemove, ...clocks }: ChosenTimesProps) => {
  const t = useTranslations('interviews.times');
  const locale = useLocale();
  return (
    <section aria-label={t('chosen')} className="space-y-2">
      <h3 className="font-medium text-ink text-sm">{t('chosen')}</h3>
      {starts.length === 0 ? (
        <p className="text-muted text-sm">{t('chosenNone')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line">
          {starts.map((start) => (
            <li key={start} className="flex items-center justify-between gap-3 px-3 py-2.5">
              <BothClocks start={start} {...clocks} />
              <Button
                variant="quiet"
                size="sm"
                square
                aria-label={t('remove', { time: spanOf(start, clocks.durationMinutes, locale, ownTimeZone()) })}
                icon={<X aria-hidden="true" className="size-4" />}
                onClick={() => onRemove(start)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
