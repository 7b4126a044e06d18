/** Browse candidates: a search box, filters in the URL, and cards, best match first. A low score hides no one. */
import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
import { sentenceOf } from '#client/api/query-client.ts';
import { BrowseLayout } from '#client/layout/browse-layout.tsx';
import { useFilters } from '#client/navigation.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoCandidatesPicture } from '#client/ui/illustrations/no-candidates.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { type ViewChoice, ViewSwitch } from '#client/ui/view-switch.tsx';
import { useDelayedText } from '#client/use-delayed-text.ts';
import { useStoredChoice } from '#client/use-stored-choice.ts';
import { myCompanyQuery } from '#features/companies/client/companies.api.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { CANDIDATE_SORTS, type ListedCandidate } from '../candidates.contract.ts';
import { countActive, FILTER_NAMES, NO_FILTERS, readUrlFilters } from './browse-filters.ts';
import { type BrowseFilters, browseCandidatesList } from './candidates.api.ts';
import { useCompareChoice } from './compare-choice.ts';
import { CandidateCard } from './components/candidate-card.tsx';
import { CandidateFilters } from './components/candidate-filters.tsx';
import { CompareBar, CompareBox } from './components/compare-bar.tsx';
import type { WithJobs } from './job-choice.ts';
import { ShortlistButton } from './public/shortlist-button.tsx';

/** Loaded lazily, as most people use the cards. */
const CandidateDesk = lazy(async () => ({
  default: (await import('./components/candidate-desk.tsx')).CandidateDesk,
}));

const GRID = 'grid gap-4 md:grid-cols-2';

const VIEWS = ['cards', 'rows'] as const;
type View = (typeof VIEWS)[number];

interface ResultsProps extends WithJobs {
  query: BrowseFilters;
  view: View;
  onClear: () => void;
}

const Results = ({ query, jobs, view, onClear }: ResultsProps) => {
  const t = useTranslations('candidates.browse');
  const texts = useUiTexts();
  const companyId = useSuspenseQuery(myCompanyQuery).data?.id ?? '';
  const list = useInfiniteQuery({ ...browseCandidatesList(query), placeholderData: keepPreviousData });
  const candidates = itemsOf(list.data);
  const choice = useCompareChoice();
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));

  if (list.isPending) {
    return view === 'rows' ? (
      <SkeletonList shape="row" count={8} />
    ) : (
      <SkeletonList shape="card" count={6} className={GRID} />
    );
  }
  if (list.isLoadingError) {
    return <ErrorState title={t('failed')} text={sentenceOf(list.error)} onRetry={() => void list.refetch()} />;
  }
  if (candidates.length === 0) {
    // While a new list loads, the list of the previous filters stays visible.
    const isNarrowed = list.isPlaceholderData || countActive(query) > 0 || Boolean(query.q);
    return (
      <EmptyState
        title={t('none')}
        text={isNarrowed && t('noneText')}
        picture={<NoCandidatesPicture />}
        action={isNarrowed && <Button onClick={onClear}>{texts.clearFilters}</Button>}
      />
    );
  }
  const fitsJob = ({ compatibility }: ListedCandidate): string | undefined =>
    query.jobId || jobs.length < 2 ? undefined : titles.get(compatibility?.jobId ?? '');
  return (
    <div className={classNames('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
      <p role="status" className="sr-only">
        {t(list.hasNextPage ? 'shownMore' : 'shown', { count: candidates.length })}
      </p>
      {view === 'rows' ? (
        <Suspense fallback={<SkeletonList shape="row" count={8} />}>
          <CandidateDesk
            candidates={candidates}
            list={list}
            jobId={query.jobId}
            fitsJob={fitsJob}
            renderAction={(candidate) => <ShortlistButton candidate={candidate} companyId={companyId} />}
            renderChoice={(candidate) => <CompareBox candidate={candidate} choice={choice} />}
          />
        </Suspense>
      ) : (
        <>
          <ul className={GRID}>
            {candidates.map((candidate) => (
              <CandidateCard
                key={candidate.id}
                candidate={candidate}
                fitsJob={fitsJob(candidate)}
                jobId={query.jobId}
                action={<ShortlistButton candidate={candidate} companyId={companyId} />}
                choice={<CompareBox candidate={candidate} choice={choice} />}
              />
            ))}
          </ul>
          <LoadMore list={list} />
        </>
      )}
      <CompareBar choice={choice} jobId={query.jobId} />
    </div>
  );
};

const useViewChoices = (): readonly ViewChoice<View>[] => {
  const t = useTranslations('candidates.browse.views');
  return [
    { value: 'cards', label: t('cards'), icon: LayoutGrid },
    { value: 'rows', label: t('rows'), icon: Rows3 },
  ];
};

const useIntroduction = ({ jobs }: WithJobs, { jobId, sort = 'match' }: BrowseFilters): string => {
  const t = useTranslations('candidates.browse');
  const job = jobs.find(({ id }) => id === jobId);
  if (jobs.length === 0) return t('textWithoutJobs');
  const text = job ? t('textForJob', { job: job.title }) : t('text');
  return sort === 'match' ? `${text} ${t('unscoredLast')}` : text;
};

/** The screen. `names` is the switch that hides names; it belongs to a higher feature. */
export const BrowseCandidatesPage = ({ jobs, names }: WithJobs & { names: ReactNode }) => {
  const t = useTranslations('candidates');
  const [url, change] = useFilters(FILTER_NAMES, { typed: ['q', 'minRate', 'maxRate'] });
  const query = readUrlFilters(url, jobs);
  const [search, setSearch] = useDelayedText(url.q, (q) => change({ q }));
  const clear = () => change(NO_FILTERS);
  const [view, keepView] = useStoredChoice('candidates', VIEWS);
  const views = useViewChoices();
  return (
    <div className="space-y-8">
      <PageHeader
        title={t('browse.title')}
        text={useIntroduction({ jobs }, query)}
        actions={
          <>
            {jobs.length === 0 && (
              <LinkButton to={APP_PATHS.postJob} variant="primary">
                {t('browse.postJob')}
              </LinkButton>
            )}
            <ViewSwitch label={t('browse.views.label')} view={view ?? 'cards'} choices={views} onChange={keepView} />
          </>
        }
      />
      {names}
      <BrowseLayout
        search={<SearchField value={search} onChange={setSearch} placeholder={t('browse.placeholder')} />}
        sort={
          <SelectField
            label={t('filters.sort')}
            labelHidden
            value={query.sort ?? 'match'}
            onChange={(sort) => change({ sort: sort === 'match' ? '' : sort })}
            options={CANDIDATE_SORTS.map((value) => ({ value, label: t(`filters.sortBy.${value}`) }))}
          />
        }
        filters={<CandidateFilters filters={url} onChange={change} jobs={jobs} />}
        active={countActive(query)}
        onClear={clear}
      >
        <Results query={query} jobs={jobs} view={view ?? 'cards'} onClear={clear} />
      </BrowseLayout>
    </div>
  );
};
