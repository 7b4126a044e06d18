/**
 * The page for browsing candidates: a search box, filters in the URL, and cards or rows. By default, the best match for a job comes first, or the
 * closest match for a search. Candidates with low scores are listed too.
 */
import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { findFieldError } from '#client/api/api-error.ts';
import { BrowseLayout } from '#client/layout/browse-layout.tsx';
import { IfMay } from '#client/may.tsx';
import { useFilters } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { ViewMenu } from '#client/ui/view-menu.tsx';
import { type ViewChoice, ViewSwitch } from '#client/ui/view-switch.tsx';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { useStoredChoice } from '#client/use-stored-choice.ts';
import { myCompanyQuery } from '#features/companies/client/companies.api.ts';
import { useLastVisit } from '#features/list-visits/client/public/last-visit.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ListedCandidate } from '../candidates.contract.ts';
import {
  countActive,
  currentOrder,
  FILTER_NAMES,
  isNarrowed,
  isSortedByRelevance,
  NO_FILTERS,
  parseUrlFilters,
  possibleOrders,
} from './browse-filters.ts';
import { browsePeopleEn } from './browse-people.en.ts';
import { type BrowseFilters, browseCandidatesList } from './candidates.api.ts';
import { useCompareChoice } from './compare-choice.ts';
import { CandidateCard } from './components/candidate-card.tsx';
import { CandidateFilters } from './components/candidate-filters.tsx';
import { CompareBox, LazyCompareBar } from './components/compare-box.tsx';
import type { WithJobs } from './job-choice.ts';
import { usePersonKeys } from './public/person-keys.ts';
import { useShownPeople } from './public/person-slots.tsx';
import { ShortlistButton } from './public/shortlist-button.tsx';

/** Loaded lazily, because most people use the cards. */
const CandidateDesk = lazy(async () => ({
  default: (await import('./components/candidate-desk.tsx')).CandidateDesk,
}));

/** Loaded only if the user visited before or the URL has `newSince`. */
const NewPeople = lazy(async () => ({ default: (await import('./components/new-people.tsx')).NewPeople }));

/** Loaded with the first empty list. */
const NoCandidatesPicture = lazy(async () => ({
  default: (await import('#client/ui/illustrations/no-candidates.tsx')).NoCandidatesPicture,
}));

const GRID = 'grid gap-3 md:grid-cols-2 min-[1800px]:grid-cols-3';

const VIEWS = ['cards', 'rows'] as const;
type View = (typeof VIEWS)[number];

type List = ReturnType<typeof useCandidates>;

/** Loads the list. With a country filter, waits until `hidesNames` is known, because the API rejects that filter while names are hidden. */
const useCandidates = (query: BrowseFilters, hidesNames: boolean | undefined) =>
  useInfiniteQuery({
    ...browseCandidatesList(query),
    placeholderData: keepPreviousData,
    enabled: hidesNames !== undefined || !query.country,
  });

const useIntroduction = ({ jobs }: WithJobs, { jobId }: BrowseFilters): string => {
  const t = useTranslations('candidates.browse');
  const job = jobs.find(({ id }) => id === jobId);
  if (jobs.length === 0) return t('textWithoutJobs');
  return job ? t('textForJob', { job: job.title }) : t('text');
};

/** The number of people found (announced when it changes), followed by an introduction or, after a search, by how the list is sorted. */
const Summary = ({ list, query, jobs, lastVisit, onNewSince }: Omit<ResultsProps, 'view' | 'onClear'>) => {
  const t = useTranslations('browsePeople');
  const shownTexts = useTranslations('candidates.browse');
  const introduction = useIntroduction({ jobs }, query);
  const shown = flattenPages(list.data).length;
  const total = list.data?.pages[0]?.total ?? null;
  const shownText = shownTexts(list.hasNextPage ? 'shownMore' : 'shown', { count: shown });
  const order = isSortedByRelevance(query) && t(jobs.length > 0 ? 'searchFirst' : 'searchOnly');
  return (
    <div className="tabular flex flex-wrap items-baseline gap-x-3 text-muted text-sm">
      <p role="status" className="font-medium text-ink">
        {total === null ? shownText : t('total', { count: total })}
      </p>
      <p>{order || introduction}</p>
      {(lastVisit !== null || query.newSince) && (
        <Suspense>
          <NewPeople query={query} lastVisit={lastVisit} onChange={onNewSince} />
        </Suspense>
      )}
    </div>
  );
};

interface ResultsProps extends WithJobs {
  list: List;
  query: BrowseFilters;
  view: View;
  onClear: () => void;
  /** Time of the user's previous visit, or null. */
  lastVisit: string | null;
  /** Shows only people added to the list after this time; '' shows everyone. */
  onNewSince: (newSince: string) => void;
}

const NoResults = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) => {
  const t = useTranslations('candidates.browse');
  const texts = useUiTexts();
  return (
    <EmptyState
      title={t('none')}
      text={isFiltered && t('noneText')}
      picture={
        <Suspense fallback={null}>
          <NoCandidatesPicture />
        </Suspense>
      }
      action={isFiltered && <Button onClick={onClear}>{texts.clearFilters}</Button>}
    />
  );
};

const ListPlaceholder = ({ view }: { view: View }) =>
  view === 'rows' ? <SkeletonList shape="row" count={8} /> : <SkeletonList shape="card" count={6} className={GRID} />;

const People = ({ list, query, jobs, view, lastVisit }: Omit<ResultsProps, 'onClear' | 'onNewSince'>) => {
  const companyId = useSuspenseQuery(myCompanyQuery).data?.id ?? '';
  const candidates = flattenPages(list.data);
  const choice = useCompareChoice();
  useShownPeople(list.data?.pages.map(({ items }) => items.map(({ id }) => id)) ?? [], list.hasNextPage, query.jobId);
  usePersonKeys();
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  const findScoredJobTitle = ({ compatibility }: ListedCandidate): string | undefined =>
    query.jobId || jobs.length < 2 ? undefined : titles.get(compatibility?.jobId ?? '');
  const isNew = ({ listedAt }: ListedCandidate): boolean => lastVisit !== null && (listedAt ?? '') > lastVisit;
  const renderCompareBox = (candidate: ListedCandidate) => <CompareBox candidate={candidate} choice={choice} />;
  return (
    <>
      {view === 'rows' ? (
        <Suspense fallback={<ListPlaceholder view="rows" />}>
          <CandidateDesk
            candidates={candidates}
            list={list}
            jobId={query.jobId}
            findScoredJobTitle={findScoredJobTitle}
            isNew={isNew}
            renderAction={(candidate) => <ShortlistButton candidate={candidate} companyId={companyId} />}
            renderChoice={renderCompareBox}
          />
        </Suspense>
      ) : (
        <>
          <ul className={GRID}>
            {candidates.map((candidate) => (
              <CandidateCard
                key={candidate.id}
                candidate={candidate}
                scoredJobTitle={findScoredJobTitle(candidate)}
                jobId={query.jobId}
                isNew={isNew(candidate)}
                action={<ShortlistButton candidate={candidate} companyId={companyId} size="sm" />}
                choice={renderCompareBox(candidate)}
              />
            ))}
          </ul>
          <LoadMore list={list} />
        </>
      )}
      <LazyCompareBar choice={choice} jobId={query.jobId} />
    </>
  );
};

const Results = ({ view, onClear, ...results }: ResultsProps) => {
  const { list, query } = results;
  const t = useTranslations('candidates.browse');
  if (list.isPending) return <ListPlaceholder view={view} />;
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  if (flattenPages(list.data).length === 0) {
    // While a new list loads, the list of the previous filters stays visible.
    return <NoResults isFiltered={list.isPlaceholderData || isNarrowed(query)} onClear={onClear} />;
  }
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={classNames('space-y-3 transition-opacity', list.isPlaceholderData && 'opacity-60')}
    >
      <Summary {...results} />
      <People {...results} view={view} />
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

interface OrderProps extends WithJobs {
  query: BrowseFilters;
  onChange: (sort: string) => void;
}

/** The sort order. Without a search or a job there is nothing to match, so sorting by match is not offered. */
const Order = ({ query, jobs, onChange }: OrderProps) => {
  const t = useTranslations('candidates.filters');
  const relevance = useTranslations('browsePeople')('relevance');
  const orders = possibleOrders(query, jobs);
  return (
    <SelectField
      label={t('sort')}
      labelHidden
      value={currentOrder(query, jobs)}
      onChange={(sort) => onChange(sort === 'match' ? '' : sort)}
      options={orders.map((value) => ({
        value,
        label: value === 'match' && query.q ? relevance : t(`sortBy.${value}`),
      }))}
    />
  );
};

/**
 * Renders the switches that hide names and scores, and the button that saves the search. Passed in, because this feature must not import the features
 * that own them.
 */
type RenderViewOptions = (query: BrowseFilters) => ReactNode;

interface ViewSettingsProps extends WithJobs {
  query: BrowseFilters;
  view: View;
  onView: (view: View) => void;
  renderViewOptions: RenderViewOptions;
}

/** The menu for layout, hidden names and scores, and saving the search, with a note that people without a score come last. */
const ViewSettings = ({ query, jobs, view, onView, renderViewOptions }: ViewSettingsProps) => {
  const t = useTranslations('candidates.browse');
  return (
    <ViewMenu label={useTranslations('browsePeople')('view')}>
      <ViewSwitch label={t('views.label')} view={view} choices={useViewChoices()} onChange={onView} />
      <Suspense>{renderViewOptions({ ...query, newSince: undefined })}</Suspense>
      {jobs.length > 0 && currentOrder(query, jobs) === 'match' && (
        <p className="border-line border-t pt-4 text-muted text-sm">{t('unscoredLast')}</p>
      )}
    </ViewMenu>
  );
};

export interface BrowseCandidatesPageProps extends WithJobs {
  /** Whether names are hidden. Undefined until this is known. */
  hidesNames: boolean | undefined;
  renderViewOptions: RenderViewOptions;
}

const BrowsePage = ({ jobs, hidesNames, renderViewOptions }: BrowseCandidatesPageProps) => {
  const t = useTranslations('candidates');
  const [url, change] = useFilters(FILTER_NAMES, { typed: ['q', 'minRate', 'maxRate', 'availableBy'] });
  const query = parseUrlFilters(url, { jobs, hidesNames: hidesNames ?? false });
  const list = useCandidates(query, hidesNames);
  const lastVisit = useLastVisit('candidates');
  const [search, setSearch] = useDebouncedText(url.q, (q) => change({ q }));
  const clear = () => change(NO_FILTERS);
  const [stored, storeView] = useStoredChoice('candidates', VIEWS);
  const view = stored ?? 'cards';
  return (
    <div className="space-y-5">
      <PageHeader
        title={t('browse.title')}
        actions={
          jobs.length === 0 && (
            <IfMay may="recruit">
              <LinkButton to={APP_PATHS.postJob} variant="primary">
                {t('browse.postJob')}
              </LinkButton>
            </IfMay>
          )
        }
      />
      <BrowseLayout
        search={<SearchField value={search} onChange={setSearch} placeholder={t('browse.placeholder')} />}
        sort={<Order query={query} jobs={jobs} onChange={(sort) => change({ sort })} />}
        view={<ViewSettings {...{ query, jobs, view, renderViewOptions }} onView={storeView} />}
        filters={
          <CandidateFilters
            filters={url}
            onChange={change}
            jobs={jobs}
            hidesNames={hidesNames ?? false}
            overlapError={findFieldError(list.error, 'minOverlap')}
          />
        }
        active={countActive(query)}
        onClear={clear}
      >
        <Results
          {...{ list, query, jobs, view }}
          onClear={clear}
          lastVisit={lastVisit}
          onNewSince={(newSince) => change({ newSince })}
        />
      </BrowseLayout>
    </div>
  );
};

export const BrowseCandidatesPage = withEnglish({ browsePeople: browsePeopleEn }, BrowsePage);
