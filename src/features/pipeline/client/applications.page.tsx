/**
 * The company's pipeline, as a board by status, a list, or a list with a preview. All views can be filtered by search and job, and the lists also
 * by status. The lists show the best matches first by default. The list without a preview supports bulk moves. The filters and the view are in
 * the URL. Phones start with the list.
 */
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { PanelRight, Rows3, SquareKanban } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { findFieldError, hasStatus } from '#client/api/api-error.ts';
import { useUndoShortcut } from '#client/last-undo.ts';
import { IfMay, useMay } from '#client/may.tsx';
import { useFilters } from '#client/navigation.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoApplicationsPicture } from '#client/ui/illustrations/no-applications.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { ViewMenu } from '#client/ui/view-menu.tsx';
import { type ViewChoice, ViewSwitch } from '#client/ui/view-switch.tsx';
import { useStoredChoice } from '#client/use-stored-choice.ts';
import { LIMITS } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { type ApplicationFilters, companyApplicationsList } from './applications.api.ts';
import { Board } from './board/board.tsx';
import { ApplicationFilterFields } from './components/application-filters.tsx';
import { SelectableApplications } from './components/selectable-applications.tsx';
import { StageBar } from './components/stage-bar.tsx';
import { type FilterTexts, isNarrowed, NO_FILTERS, parseFilters } from './public/list-filters.ts';
import { ReviewListContext } from './review/review-path.ts';
import { REVIEW_KEY } from './review/use-review-list.ts';

const ApplicantSplitView = lazy(async () => ({
  default: (await import('./components/applicant-split-view.tsx')).ApplicantSplitView,
}));

/** Larger than the usual page, because a popular job has hundreds of applications. */
const LIST_PAGE_SIZE = 2 * LIMITS.pageDefault;

const NothingFound = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) => {
  const t = useTranslations('applications.list');
  return isFiltered ? (
    <EmptyState
      picture={<NoResultsPicture />}
      title={t('nothing')}
      text={t('nothingText')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  ) : (
    <EmptyState
      picture={<NoApplicationsPicture />}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <IfMay may="readAll">
          <LinkButton to={APP_PATHS.browseCandidates}>{t('emptyAction')}</LinkButton>
        </IfMay>
      }
    />
  );
};

/** Shown instead of the applications if the job in the URL does not exist or the user may not see it. */
const JobMissing = ({ onShowAll }: { onShowAll: () => void }) => {
  const t = useTranslations('applications.list');
  return (
    <EmptyState
      picture={<NoResultsPicture />}
      title={t('jobMissing')}
      text={t('jobMissingText')}
      action={<Button onClick={onShowAll}>{t('showAllJobs')}</Button>}
    />
  );
};

interface ApplicationResultsProps {
  filters: ApplicationFilters;
  isSplit: boolean;
  onClear: () => void;
}

const ApplicationResults = ({ filters, isSplit, onClear }: ApplicationResultsProps) => {
  const t = useTranslations('applications.list');
  const list = useInfiniteQuery({
    ...companyApplicationsList(filters, LIST_PAGE_SIZE),
    placeholderData: keepPreviousData,
  });
  const applications = flattenPages(list.data);
  if (list.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="row" count={6} />;
  if (applications.length === 0) {
    // Until the response arrives, the list still shows the results for the previous filters.
    const isFiltered = list.isPlaceholderData || isNarrowed(filters);
    return <NothingFound isFiltered={isFiltered} onClear={onClear} />;
  }
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : undefined}>
      <p role="status" className="sr-only">
        {t(list.hasNextPage ? 'shownOfMore' : 'shown', { count: applications.length })}
      </p>
      {isSplit ? (
        <Suspense fallback={<SkeletonList shape="row" count={6} />}>
          <ApplicantSplitView applications={applications} list={list} />
        </Suspense>
      ) : (
        <>
          <SelectableApplications applications={applications} />
          <LoadMore list={list} />
        </>
      )}
    </div>
  );
};

const VIEWS = ['board', 'list', 'split'] as const;
type View = (typeof VIEWS)[number];

/**
 * Returns the view in the URL. If there is none, narrow windows show the list, and wide windows show
 * the last chosen view or the board. Narrow windows have no split view.
 */
const useView = (viewName: string): [View, (view: View) => void] => {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [storedView, storeView] = useStoredChoice('applications', VIEWS);
  const view = VIEWS.find((name) => name === viewName) ?? (isWide ? (storedView ?? 'board') : 'list');
  return [view === 'split' && !isWide ? 'list' : view, storeView];
};

const useViewChoices = (): readonly ViewChoice<View>[] => {
  const t = useTranslations('applications.board');
  const isWide = useMediaQuery('(min-width: 1024px)');
  const choices: ViewChoice<View>[] = [
    { value: 'board', label: t('board'), icon: SquareKanban },
    { value: 'list', label: t('list'), icon: Rows3 },
  ];
  return isWide ? [...choices, { value: 'split', label: t('split'), icon: PanelRight }] : choices;
};

/** Discards the lists from earlier reviews when this page opens, so that a new review goes through the current list. */
const useDiscardReviewLists = (): void => {
  const client = useQueryClient();
  useEffect(() => client.removeQueries({ queryKey: [REVIEW_KEY] }), [client]);
};

/** Registers the Z shortcut on screens where no single application registers it. */
const UndoKey = () => {
  useUndoShortcut();
  return null;
};

/** As wide as every other screen; only the board uses the full width. */
const COLUMN = 'mx-auto w-full max-w-276';

interface ApplicationsPageProps {
  /** The switches that hide names and scores. They and the saved views are passed in because this feature must not import them. */
  hidingSwitches: ReactNode;
  renderViews: (views: { filters: FilterTexts; onChange: (filters: FilterTexts) => void }) => ReactNode;
}

export const ApplicationsPage = ({ hidingSwitches, renderViews }: ApplicationsPageProps) => {
  const t = useTranslations('applications');
  const mayMove = useMay('recruit');
  const [{ view: viewName, ...filters }, change] = useFilters(['q', 'jobId', 'status', 'sort', 'minScore', 'view']);
  const [view, storeView] = useView(viewName);
  const views = useViewChoices();
  const clear = () => change(NO_FILTERS);
  const activeFilters = parseFilters(filters);
  useDiscardReviewLists();
  const { q, jobId } = activeFilters;
  const isBoard = view === 'board';
  const columnFilters = { ...(q ? { q } : {}), ...(jobId ? { jobId } : {}) };
  const boardFilters = { ...columnFilters, sort: 'match' } as const;
  const firstApplication = useInfiniteQuery({
    ...companyApplicationsList(columnFilters, 1),
    enabled: isBoard || jobId !== undefined,
  });
  const isBoardEmpty = firstApplication.data?.pages[0]?.items.length === 0;
  const isJobMissing =
    jobId !== undefined &&
    (hasStatus(firstApplication.error, 404) || findFieldError(firstApplication.error, 'jobId') !== undefined);
  return (
    <div className="space-y-6">
      <PageHeader
        className={COLUMN}
        title={t('list.title')}
        text={t(isBoard && mayMove && !isBoardEmpty && !isJobMissing ? 'board.text' : 'list.text')}
        actions={
          <>
            <LinkButton to={APP_PATHS.interviews}>{t('mine.interviews')}</LinkButton>
            <ViewSwitch
              label={t('board.view')}
              view={view}
              choices={views}
              onChange={(next) => {
                storeView(next);
                change({ view: next });
              }}
            />
            <ViewMenu label={t('board.view')}>{hidingSwitches}</ViewMenu>
          </>
        }
      />
      <div className={COLUMN}>
        <ApplicationFilterFields
          filters={filters}
          isJobMissing={firstApplication.isPending || jobId === undefined ? undefined : isJobMissing}
          onChange={change}
          isList={!isBoard}
        />
      </div>
      {view !== 'split' && (
        <IfMay may="recruit">
          <UndoKey />
        </IfMay>
      )}
      <ReviewListContext value={({ status }) => (isBoard ? { ...boardFilters, status } : activeFilters)}>
        {isJobMissing ? (
          <div className={COLUMN}>
            <JobMissing onShowAll={() => change({ jobId: '' })} />
          </div>
        ) : isBoard ? (
          <Board
            filters={activeFilters}
            isEmpty={isBoardEmpty}
            empty={
              <div className={COLUMN}>
                <NothingFound isFiltered={filters.q !== '' || filters.jobId !== ''} onClear={clear} />
              </div>
            }
          />
        ) : (
          <div className={`${COLUMN} space-y-4`}>
            <StageBar filters={activeFilters} onChange={(status) => change({ status })} />
            {renderViews({ filters, onChange: change })}
            <ApplicationResults filters={activeFilters} isSplit={view === 'split'} onClear={clear} />
          </div>
        )}
      </ReviewListContext>
    </div>
  );
};
