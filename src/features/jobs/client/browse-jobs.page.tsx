/**
 * A candidate looks for work: search, filters and order in the URL, a card for each open job with its score. While another
 * search runs, the last list stays, so that nothing jumps.
 */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
import { ApiError } from '#client/api/api-error.ts';
import { sentenceOf } from '#client/api/query-client.ts';
import { useFilters } from '#client/navigation.ts';
import { Badge } from '#client/ui/badge.tsx';
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
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { useDelayedText } from '#client/use-delayed-text.ts';
import { LIMITS } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { JOB_SORTS } from '../jobs.contract.ts';
import { countActive, FILTER_NAMES, type FilterTexts, NO_FILTERS, sortOf, toQuery } from './browse-filters.ts';
import { JobCard } from './components/job-card.tsx';
import { JobFilterPanel } from './components/job-filter-panel.tsx';
import { browseJobsList } from './jobs.api.ts';

type Change = (changes: Partial<FilterTexts>) => void;
type List = ReturnType<typeof useJobs>;

const useJobs = (filters: FilterTexts) =>
  useInfiniteQuery({ ...browseJobsList(toQuery(filters)), placeholderData: keepPreviousData });

const SearchAndSort = ({ filters, onChange }: { filters: FilterTexts; onChange: Change }) => {
  const t = useTranslations('jobs');
  const [words, setWords] = useDelayedText(filters.q, (q) => onChange({ q }));
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <SearchField
        value={words}
        onChange={setWords}
        placeholder={t('browse.placeholder')}
        maxLength={LIMITS.search}
        className="sm:flex-1"
      />
      <SelectField
        label={t('filters.sort')}
        labelHidden
        className="sm:w-52"
        value={sortOf(filters)}
        onChange={(sort) => onChange({ sort: sort === 'match' ? '' : sort })}
        options={JOB_SORTS.map((value) => ({ value, label: t(`filters.sortBy.${value}`) }))}
      />
    </div>
  );
};

const Nothing = ({ filters, onChange }: { filters: FilterTexts; onChange: Change }) => {
  const t = useTranslations('jobs.browse');
  if (filters.q === '' && countActive(filters) === 0) {
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
      action={<Button onClick={() => onChange(NO_FILTERS)}>{t('clear')}</Button>}
    />
  );
};

/** How many there are, said aloud when it changes. */
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

const Jobs = ({ list, filters, onChange }: { list: List; filters: FilterTexts; onChange: Change }) => {
  const t = useTranslations('jobs.browse');
  const jobs = itemsOf(list.data);
  if (list.isLoadingError) {
    return <ErrorState title={t('failed')} text={sentenceOf(list.error)} onRetry={() => void list.refetch()} />;
  }
  if (list.isPending) return <SkeletonList shape="card" count={4} />;
  if (jobs.length === 0) return <Nothing filters={filters} onChange={onChange} />;
  return (
    <div className="space-y-3">
      <Count list={list} shown={jobs.length} />
      <ul
        aria-busy={list.isPlaceholderData}
        className={classNames('grid gap-4 transition-opacity', list.isPlaceholderData && 'opacity-60')}
      >
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
};

const timezoneErrorOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.errors.find(({ path }) => path === 'timezone')?.message : undefined;

/** Beside the list on wide screens, behind a button on narrow ones. */
const Filters = ({ list, filters, onChange }: { list: List; filters: FilterTexts; onChange: Change }) => {
  const t = useTranslations('jobs.filters');
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const active = countActive(filters);
  const panel = <JobFilterPanel filters={filters} onChange={onChange} timezoneError={timezoneErrorOf(list.error)} />;
  if (isWide) {
    return (
      <section aria-label={t('heading')} className="space-y-4 lg:sticky lg:top-24">
        <h2 className="eyebrow text-muted">{t('heading')}</h2>
        {panel}
      </section>
    );
  }
  return (
    <div className="space-y-4">
      <Button
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
      >
        {t('show')}
        {active > 0 && (
          <Badge tone="accent">
            <span aria-hidden="true">{active}</span>
            <span className="sr-only">{t('active', { count: active })}</span>
          </Badge>
        )}
      </Button>
      <div id={panelId} hidden={!isOpen} className="rounded-card border border-line bg-raised p-5">
        {isOpen && panel}
      </div>
    </div>
  );
};

/** "Browse Jobs". */
export const BrowseJobsPage = () => {
  const t = useTranslations('jobs.browse');
  const [filters, change] = useFilters(FILTER_NAMES);
  const list = useJobs(filters);
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <SearchAndSort filters={filters} onChange={change} />
      <div className="grid gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 lg:items-start">
        <Filters list={list} filters={filters} onChange={change} />
        <Jobs list={list} filters={filters} onChange={change} />
      </div>
    </div>
  );
};
