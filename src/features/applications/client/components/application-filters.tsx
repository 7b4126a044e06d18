/** What narrows the company's list: words, a job, a status. They live in the URL; this only shows and changes them. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
import { SearchField } from '#client/ui/search-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { useDelayedText } from '#client/use-delayed-text.ts';
import { APPLICATION_STATUSES } from '#shared/vocabulary.ts';
import { filterJobsList } from '../applications.api.ts';

export interface FilterTexts {
  q: string;
  jobId: string;
  status: string;
}

interface ApplicationFiltersProps {
  filters: FilterTexts;
  onChange: (changes: Partial<FilterTexts>) => void;
}

/** The row of fields. */
export const ApplicationFilterFields = ({ filters, onChange }: ApplicationFiltersProps) => {
  const t = useTranslations('applications.list');
  const statusText = useTranslations('vocabulary.applicationStatus');
  const jobs = itemsOf(useInfiniteQuery(filterJobsList).data);
  const [words, setWords] = useDelayedText(filters.q, (q) => onChange({ q }));
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_16rem_12rem]">
      <SearchField
        value={words}
        onChange={setWords}
        placeholder={t('searchPlaceholder')}
        className="col-span-2 lg:col-span-1"
      />
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
  );
};
