/**
 * The company's pipeline, as a board by status or as a list newest first, both narrowed by the same words, job and status.
 * The board moves one at a time, the list also several. All of it is kept in the URL; a phone begins with the list.
 */
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Rows3, SquareKanban } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
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
import { APP_PATHS } from '#shared/paths.ts';
import { type ApplicationFilters, companyApplicationsList } from './applications.api.ts';
import { Board } from './board/board.tsx';
import { ApplicationFilterFields } from './components/application-filters.tsx';
import { SavedViews } from './components/saved-views.tsx';
import { SelectableApplications } from './components/selectable-applications.tsx';
import { NO_FILTERS, readFilters } from './list-filters.ts';
import { ReviewListContext } from './review/review-path.ts';
import { REVIEW_KEY } from './review/use-review-list.ts';

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
      action={<LinkButton to={APP_PATHS.browseCandidates}>{t('emptyAction')}</LinkButton>}
    />
  );
};

const Found = ({ filters, onClear }: { filters: ApplicationFilters; onClear: () => void }) => {
  const t = useTranslations('applications.list');
  const list = useInfiniteQuery({ ...companyApplicationsList(filters), placeholderData: keepPreviousData });
  const applications = itemsOf(list.data);
  if (list.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="row" count={6} />;
  if (applications.length === 0) {
    // Until the answer is there, the list is still the one of the filters before.
    const isFiltered = list.isPlaceholderData || Object.keys(filters).length > 0;
    return <NothingFound isFiltered={isFiltered} onClear={onClear} />;
  }
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : undefined}>
      <p role="status" className="sr-only">
        {t(list.hasNextPage ? 'shownOfMore' : 'shown', { count: applications.length })}
      </p>
      <SelectableApplications applications={applications} />
      <LoadMore list={list} />
    </div>
  );
};

type View = 'board' | 'list';

/** The view that the URL names, else the one that suits the window. */
const useView = (named: string): View => {
  const isWide = useMediaQuery('(min-width: 1024px)');
  if (named === 'board' || named === 'list') return named;
  return isWide ? 'board' : 'list';
};

const ViewSwitch = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => {
  const t = useTranslations('applications.board');
  const choices = [
    { value: 'board', icon: SquareKanban },
    { value: 'list', icon: Rows3 },
  ] as const;
  return (
    <fieldset className="flex rounded-control border border-line-strong bg-raised p-0.5">
      <legend className="sr-only">{t('view')}</legend>
      {choices.map(({ value, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChange(value)}
          className="inline-flex min-h-9 flex-1 items-center justify-center gap-2 rounded-sm px-3 font-medium text-ink-soft text-sm hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        >
          <Icon aria-hidden="true" className="size-4" />
          {t(value)}
        </button>
      ))}
    </fieldset>
  );
};

/** Whoever is on the list begins another review: with the list as it is now. */
const useFreshReviews = (): void => {
  const client = useQueryClient();
  useEffect(() => client.removeQueries({ queryKey: [REVIEW_KEY] }), [client]);
};

/** As wide as every other screen; only the board takes all the room there is. */
const COLUMN = 'mx-auto w-full max-w-276';

export const ApplicationsPage = () => {
  const t = useTranslations('applications');
  const [{ view: named, ...filters }, change] = useFilters(['q', 'jobId', 'status', 'sort', 'minScore', 'view']);
  const view = useView(named);
  const clear = () => change(NO_FILTERS);
  const stated = readFilters(filters);
  useFreshReviews();
  const { q, jobId } = stated;
  const column = { ...(q ? { q } : {}), ...(jobId ? { jobId } : {}), sort: 'moved' } as const;
  return (
    <div className="space-y-6">
      <PageHeader
        className={COLUMN}
        title={t('list.title')}
        text={t(view === 'board' ? 'board.text' : 'list.text')}
        actions={
          <>
            <LinkButton to={APP_PATHS.interviews}>{t('mine.interviews')}</LinkButton>
            <ViewSwitch view={view} onChange={(next) => change({ view: next })} />
          </>
        }
      />
      <div className={COLUMN}>
        <ApplicationFilterFields filters={filters} onChange={change} isList={view === 'list'} />
      </div>
      <ReviewListContext value={({ status }) => (view === 'board' ? { ...column, status } : stated)}>
        {view === 'board' ? (
          <Board
            filters={stated}
            empty={
              <div className={COLUMN}>
                <NothingFound isFiltered={filters.q !== '' || filters.jobId !== ''} onClear={clear} />
              </div>
            }
          />
        ) : (
          <div className={`${COLUMN} space-y-4`}>
            <SavedViews filters={filters} onChange={change} />
            <Found filters={stated} onClear={clear} />
          </div>
        )}
      </ReviewListContext>
    </div>
  );
};
