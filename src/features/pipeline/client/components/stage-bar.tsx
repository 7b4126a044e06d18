/**
 * The statuses of the company's applications on one line, each with its count. Pressing one filters
 * the list by that status. The counts ignore searches and minimum scores, so they are hidden while either
 * is in use.
 */
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatCount } from '#client/ui/format.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { type ApplicationFilters, stageCountsQuery } from '../applications.api.ts';

interface StageProps {
  label: string;
  count: number | undefined;
  isPressed: boolean;
  onPress: () => void;
}

const Stage = ({ label, count, isPressed, onPress }: StageProps) => {
  const locale = useLocale();
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="inline-flex min-h-9 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-control px-2.5 font-medium text-ink-soft text-sm hover:bg-hover hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
    >
      {label}
      {count !== undefined && <span className="tabular text-muted text-xs">{formatCount(count, locale)}</span>}
    </button>
  );
};

interface StageBarProps {
  filters: ApplicationFilters;
  /** Called with an empty string for all statuses. */
  onChange: (status: ApplicationStatus | '') => void;
}

export const StageBar = ({ filters: { jobId, q, minScore, status }, onChange }: StageBarProps) => {
  const t = useTranslations('applications.list');
  const words = useTranslations('vocabulary.applicationStatus');
  const counts = useQuery(stageCountsQuery(jobId)).data;
  const shown = q || minScore ? undefined : counts;
  const total = shown && Object.values(shown).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="-mx-1 flex min-w-0 gap-1 overflow-x-auto px-1 py-0.5">
      <legend className="sr-only">{t('status')}</legend>
      <Stage label={t('allStatuses')} count={total} isPressed={status === undefined} onPress={() => onChange('')} />
      {APPLICATION_STATUSES.map((stage) => (
        <Stage
          key={stage}
          label={words(stage)}
          count={shown?.[stage]}
          isPressed={status === stage}
          onPress={() => onChange(stage)}
        />
      ))}
    </fieldset>
  );
};
