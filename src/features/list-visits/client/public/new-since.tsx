/**
 * A button that shows the number of new rows since the user's last visit and filters the list to them. Load it lazily, because a first visit does not
 * need it.
 */
import { Check } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { formatCount } from '#client/ui/format.ts';
import { useTimes } from '#client/ui/use-times.ts';
import { listVisitsEn } from '../list-visits.en.ts';

export interface NewSinceProps {
  /** The time of the previous visit; null if there was none. */
  lastVisit: string | null;
  /** The time that the list is filtered by. Undefined if the list is not filtered. */
  shownSince: string | undefined;
  /** The number of new rows. Undefined while it is not known. */
  count: number | undefined;
  /** True if there are more than `count`. */
  isMore?: boolean;
  /** Called with the time to filter by, or '' to remove the filter. */
  onChange: (newSince: string) => void;
}

const NewSinceButton = ({ lastVisit, shownSince, count, isMore = false, onChange }: NewSinceProps) => {
  const t = useTranslations('listVisits');
  const locale = useLocale();
  const times = useTimes();
  const isPressed = shownSince !== undefined;
  const since = shownSince ?? lastVisit;
  if (since === null || count === undefined || (count === 0 && !isPressed)) return null;
  const shown = `${formatCount(count, locale)}${isMore ? '+' : ''}`;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={() => onChange(isPressed ? '' : since)}
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-sm font-medium text-accent-ink',
        isPressed ? 'bg-accent-soft px-2' : 'underline decoration-accent-line underline-offset-4 hover:decoration-2',
      )}
    >
      {isPressed && <Check className="size-4" />}
      {since === lastVisit
        ? t('sinceVisit', { count, shown })
        : t('sinceDate', { count, shown, date: times.date(since) })}
    </button>
  );
};

export const NewSince = withEnglish({ listVisits: listVisitsEn }, NewSinceButton);
