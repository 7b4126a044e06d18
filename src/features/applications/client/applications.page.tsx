/**
 * The company's pipeline as a list: everybody who applied, newest first, narrowed by words, job and status, one or several
 * moved at a time.
 */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
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
import { APP_PATHS } from '#shared/paths.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { type ApplicationFilters, companyApplicationsList } from './applications.api.ts';
import { ApplicationFilterFields, type FilterTexts } from './components/application-filters.tsx';
import { SelectableApplications } from './components/selectable-applications.tsx';

const NO_FILTERS: FilterTexts = { q: '', jobId: '', status: '' };

const isStatus = (text: string): text is ApplicationStatus =>
  (APPLICATION_STATUSES as readonly string[]).includes(text);

/** The filters as the call takes them; a status that somebody mistyped into the address is left out. */
const stated = ({ q, jobId, status }: FilterTexts): ApplicationFilters => ({
  ...(q ? { q } : {}),
  ...(jobId ? { jobId } : {}),
  ...(isStatus(status) ? { status } : {}),
});

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
  if (list.isError) return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="row" count={6} />;
  if (applications.length === 0) {
    return <NothingFound isFiltered={Object.keys(filters).length > 0} onClear={onClear} />;
  }
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : undefined}>
      <p role="status" className="sr-only">
        {t(list.hasNextPage ? 'shownOfMore' : 'shown', { count: applications.length })}
      </p>
      <SelectableApplications applications={applications} />
      <LoadMore hasMore={list.hasNextPage} pending={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} />
    </div>
  );
};

export const ApplicationsPage = () => {
  const t = useTranslations('applications.list');
  const [filters, change] = useFilters(['q', 'jobId', 'status']);
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <ApplicationFilterFields filters={filters} onChange={change} />
      <Found filters={stated(filters)} onClear={() => change(NO_FILTERS)} />
    </div>
  );
};
