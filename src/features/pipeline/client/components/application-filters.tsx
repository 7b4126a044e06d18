/**
 * The filters of the company's list on one line: search, job, sort order and minimum score. The caller
 * stores the values in the URL.
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { SearchField } from '#client/ui/search-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { jobQuery } from '#features/jobs/client/jobs.api.ts';
import { filterJobsList } from '../applications.api.ts';
import { DEFAULT_SORT, type FilterTexts } from '../public/list-filters.ts';

interface ApplicationFiltersProps {
  filters: FilterTexts;
  /** True if the chosen job does not exist or the user may not see it. Undefined while this is not known. */
  isJobMissing: boolean | undefined;
  onChange: (changes: Partial<FilterTexts>) => void;
  /** Only lists have a sort order and a minimum score; a board shows all applications. */
  isList: boolean;
}

/** The choices for the minimum score. */
const MIN_SCORES = ['40', '60', '80'] as const;

const SORTS = ['match', 'newest', 'waiting', 'turn', 'rating', 'mustHave'] as const;

/** The sort order and, for a single job, the minimum score. */
const ListFields = ({ filters, onChange }: Pick<ApplicationFiltersProps, 'filters' | 'onChange'>) => {
  const t = useTranslations('applications.list');
  const hasJob = filters.jobId !== '';
  return (
    <>
      <SelectField
        label={t('sort')}
        labelHidden
        value={SORTS.find((sort) => sort === filters.sort) ?? DEFAULT_SORT}
        onChange={(sort) => onChange({ sort: sort === DEFAULT_SORT ? '' : sort })}
        options={SORTS.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
        className="md:w-62 lg:w-66"
      />
      {hasJob && (
        <SelectField
          label={t('minScore')}
          labelHidden
          placeholder={t('anyScore')}
          value={filters.minScore}
          onChange={(minScore) => onChange({ minScore })}
          options={MIN_SCORES.map((value) => ({ value, label: t('fromScore', { score: value }) }))}
          className="md:w-40 lg:w-44"
        />
      )}
    </>
  );
};

export const ApplicationFilterFields = ({ filters, isJobMissing, onChange, isList }: ApplicationFiltersProps) => {
  const t = useTranslations('applications.list');
  const list = useInfiniteQuery(filterJobsList);
  const jobs = flattenPages(list.data);
  const isListed = jobs.some(({ id }) => id === filters.jobId);
  // The list has only the newest jobs.
  const isOlder = list.isSuccess && !isListed && isJobMissing === false;
  const { data: olderJob } = useQuery({ ...jobQuery(filters.jobId), enabled: isOlder });
  const jobOptions = [...jobs, ...(isOlder && olderJob ? [olderJob] : [])].map(({ id, title }) => ({
    value: id,
    label: title,
  }));
  const missingOptions = isJobMissing && !isListed ? [{ value: filters.jobId, label: t('jobMissing') }] : [];
  const [searchText, setSearchText] = useDebouncedText(filters.q, (q) => onChange({ q }));
  return (
    <div className="flex flex-wrap gap-3 max-md:*:flex-auto lg:flex-nowrap">
      <SearchField
        value={searchText}
        onChange={setSearchText}
        placeholder={t('searchPlaceholder')}
        className="min-w-0 flex-1 max-md:basis-full md:max-lg:basis-44"
      />
      <SelectField
        label={t('job')}
        labelHidden
        placeholder={t('allJobs')}
        value={filters.jobId}
        onChange={(jobId) => onChange({ jobId })}
        options={[...jobOptions, ...missingOptions]}
        className="md:w-48 lg:w-56"
      />
      {isList && <ListFields filters={filters} onChange={onChange} />}
    </div>
  );
};
