/**
 * Job search for candidates. The URL contains the search, filters and sort order. Each open job is a card with its score. The previous list stays
 * visible while a new search runs, to avoid layout shifts.
 */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { findFieldError } from '#client/api/api-error.ts';
import { BrowseLayout } from '#client/layout/browse-layout.tsx';
import { useFilters } from '#client/navigation.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoJobsPicture } from '#client/ui/illustrations/no-jobs.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { useIsUnscored } from '#features/candidates/client/candidates.api.ts';
import { useLastVisit } from '#features/list-visits/client/public/last-visit.ts';
import { LIMITS } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { JOB_SORTS } from '../jobs.contract.ts';
import {
  countActiveFilters,
  FILTER_NAMES,
  type FilterTexts,
  NO_FILTERS,
  parseSort,
  toQuery,
} from './browse-filters.ts';
import { JobCard } from './components/job-card.tsx';
import { JobFilters } from './components/job-filters.tsx';
import { type BrowseJobsFilters, browseJobsList } from './jobs.api.ts';

/** Loaded only if there was an earlier visit, or if the URL filters by new jobs. */
const NewJobs = lazy(async () => ({ default: (await import('./components/new-jobs.tsx')).NewJobs }));

type Change = (changes: Partial<FilterTexts>) => void;
type List = ReturnType<typeof useJobs>;

const useJobs = (filters: FilterTexts) =>
  useInfiniteQuery({ ...browseJobsList(toQuery(filters)), placeholderData: keepPreviousData });

const NoJobs = ({ isNarrowed, onChange }: { isNarrowed: boolean; onChange: Change }) => {
  const t = useTranslations('jobs.browse');
  const texts = useUiTexts();
  if (!isNarrowed) {
    return (
      <EmptyState
        picture={<NoJobsPicture />}
        title={t('noneAtAll')}
        text={t('noneAtAllText')}
        action={<LinkButton to={APP_PATHS.profile}>{t('editProfile')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      picture={<NoResultsPicture />}
      title={t('none')}
      text={t('noneText')}
      action={<Button onClick={() => onChange(NO_FILTERS)}>{texts.clearFilters}</Button>}
    />
  );
};

/** The number of results, announced when it changes. */
const Count = ({ list, shown }: { list: List; shown: number }) => {
  const t = useTranslations('jobs.browse');
  const total = list.data?.pages[0]?.total ?? null;
  const shownText = list.hasNextPage ? t('shownMore', { count: shown }) : t('shown', { count: shown });
  const text = total === null ? shownText : t('total', { count: total });
  return (
    <p aria-live="polite" className="tabular min-h-5 text-muted text-sm">
      {list.data && shown > 0 ? text : ''}
    </p>
  );
};

interface JobsProps {
  list: List;
  filters: FilterTexts;
  onChange: Change;
  /** The time of the user's previous visit, or null. */
  lastVisit: string | null;
}

const Jobs = ({ list, filters, onChange, lastVisit }: JobsProps) => {
  const t = useTranslations('jobs.browse');
  const jobs = flattenPages(list.data);
  const query = toQuery(filters);
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  if (list.isPending) return <SkeletonList shape="card" count={4} />;
  if (jobs.length === 0) {
    // Until the response arrives, the list still belongs to the previous filters.
    const isNarrowed = list.isPlaceholderData || filters.q !== '' || countActiveFilters(filters) > 0;
    return <NoJobs isNarrowed={isNarrowed} onChange={onChange} />;
  }
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <Count list={list} shown={jobs.length} />
        {(lastVisit !== null || query.newSince) && (
          <Suspense>
            <NewJobs query={query} lastVisit={lastVisit} onChange={(newSince) => onChange({ newSince })} />
          </Suspense>
        )}
      </div>
      <ul
        aria-busy={list.isPlaceholderData}
        className={classNames('grid gap-3 transition-opacity', list.isPlaceholderData && 'opacity-60')}
      >
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} isNew={lastVisit !== null && (job.openedAt ?? job.createdAt) > lastVisit} />
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
};

interface BrowseJobsPageProps {
  /**
   * Renders the button that saves the search. Passed in because this feature must not import saved searches. Loads after the page, which reserves
   * space for it.
   */
  renderSave: (query: BrowseJobsFilters, isScored: boolean) => ReactNode;
}

export const BrowseJobsPage = ({ renderSave }: BrowseJobsPageProps) => {
  const t = useTranslations('jobs');
  const [filters, change] = useFilters(FILTER_NAMES, { typed: ['q', 'minBudget'] });
  const [words, setWords] = useDebouncedText(filters.q, (q) => change({ q }));
  const list = useJobs(filters);
  const lastVisit = useLastVisit('jobs');
  const isUnscored = useIsUnscored();
  // Without a score there is no best match to sort by.
  const sorts = JOB_SORTS.filter((value) => !(isUnscored && value === 'match'));
  const sort = parseSort(filters);
  return (
    <div className="space-y-8">
      <PageHeader title={t('browse.title')} text={t(isUnscored ? 'browse.textUnscored' : 'browse.text')} />
      <BrowseLayout
        search={
          <SearchField
            value={words}
            onChange={setWords}
            placeholder={t('browse.placeholder')}
            maxLength={LIMITS.search}
          />
        }
        sort={
          <SelectField
            label={t('filters.sort')}
            labelHidden
            value={isUnscored && sort === 'match' ? 'newest' : sort}
            onChange={(chosen) => change({ sort: chosen === 'match' ? '' : chosen })}
            options={sorts.map((value) => ({ value, label: t(`filters.sortBy.${value}`) }))}
          />
        }
        view={
          <Suspense fallback={<span className="size-11 sm:w-44" />}>
            {renderSave({ ...toQuery(filters), newSince: undefined }, !isUnscored)}
          </Suspense>
        }
        filters={
          <JobFilters
            filters={filters}
            onChange={change}
            isScored={!isUnscored && sort === 'match'}
            overlapError={findFieldError(list.error, 'minOverlap')}
          />
        }
        active={countActiveFilters(filters)}
        onClear={() => change(NO_FILTERS)}
      >
        <Jobs list={list} filters={filters} onChange={change} lastVisit={lastVisit} />
      </BrowseLayout>
    </div>
  );
};
