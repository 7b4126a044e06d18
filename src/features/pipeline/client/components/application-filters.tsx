/**
 * The filters of the company's list: search, job, status. They live in the URL; this only shows
 * and changes them.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
import { SearchField } from '#client/ui/search-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { useDelayedText } from '#client/use-delayed-text.ts';
import { APPLICATION_STATUSES } from '#shared/vocabulary.ts';
import { filterJobsList } from '../applications.api.ts';
import type { FilterTexts } from '../public/list-filters.ts';

interface ApplicationFiltersProps {
  filters: FilterTexts;
  onChange: (changes: Partial<FilterTexts>) => void;
  /** Only lists have a sort order and a minimum score; a board shows all of them. */
  isList: boolean;
}

/** The choices for the minimum score. */
const MIN_SCORES = ['40', '60', '80'] as const;

/** The order and, for one job, the minimum score. */
const ListFields = ({ filters, onChange }: Omit<ApplicationFiltersProps, 'isList'>) => {
  const t = useTranslations('applications.list');
  const hasJob = filters.jobId !== '';
  const sorts = (['newest', 'waiting', 'turn', 'rating', 'match'] as const).filter(
    (sort) => sort !== 'match' || hasJob,
  );
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
      <SelectField
        label={t('sort')}
        labelHidden
        value={sorts.find((sort) => sort === filters.sort) ?? 'newest'}
        onChange={(sort) => onChange({ sort: sort === 'newest' ? '' : sort })}
        options={sorts.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
      />
      {hasJob && (
        <SelectField
          label={t('minScore')}
          labelHidden
          placeholder={t('anyScore')}
          value={filters.minScore}
          onChange={(minScore) => onChange({ minScore })}
          options={MIN_SCORES.map((value) => ({ value, label: t('fromScore', { score: value }) }))}
        />
      )}
    </div>
  );
};

export const ApplicationFilterFields = ({ filters, onChange, isList }: ApplicationFiltersProps) => {
  const t = useTranslations('applications.list');
  const statusText = useTranslations('vocabulary.applicationStatus');
  const jobs = itemsOf(useInfiniteQuery(filterJobsList).data);
  const [words, setWords] = useDelayedText(filters.q, (q) => onChange({ q }));
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3 *:flex-auto lg:grid lg:grid-cols-[minmax(0,1fr)_16rem_12rem]">
        <SearchField value={words} onChange={setWords} placeholder={t('searchPlaceholder')} className="basis-full" />
        <SelectField
          label={t('job')}
          labelHidden
          placeholder={t('allJobs')}
          value={filters.jobId}
          onChange={(jobId) => onChange({ jobId })}
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <SelectField
          label={t('status')}
          labelHidden
          placeholder={t('allStatuses')}
          value={filters.status}
          onChange={(status) => onChange({ status })}
          options={APPLICATION_STATUSES.map((value) => ({ value, label: statusText(value) }))}
        />
      </div>
      {isList && <ListFields filters={filters} onChange={onChange} />}
    </div>
  );
};
