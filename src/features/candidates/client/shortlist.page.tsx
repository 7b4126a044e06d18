/** The company's shortlist: search, three orders, notes, removal, and selection for comparison. */

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { BookmarkX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { personName } from '#client/names.ts';
import { useFilters } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoCandidatesPicture } from '#client/ui/illustrations/no-candidates.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { LIMITS } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ListedShortlistEntry } from '../candidates.contract.ts';
import { possibleOrders } from './browse-filters.ts';
import { shortlistList } from './candidates.api.ts';
import { type CompareChoice, useCompareChoice } from './compare-choice.ts';
import { CandidateCard } from './components/candidate-card.tsx';
import { CompareBox, LazyCompareBar } from './components/compare-box.tsx';
import { ShortlistNotes } from './components/shortlist-notes.tsx';
import { useShortlistRemoval } from './components/shortlist-removal.tsx';
import type { WithJobs } from './job-choice.ts';
import { personKey, usePersonKeys } from './public/person-keys.ts';
import { useShownPeople } from './public/person-slots.tsx';
import { shortlistEn } from './shortlist.en.ts';

const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3';

interface EntryProps {
  entry: ListedShortlistEntry;
  scoredJobTitle: string | undefined;
  choice: CompareChoice;
}

const Entry = ({ entry, scoredJobTitle, choice }: EntryProps) => {
  const own = useTranslations('shortlist');
  const times = useTimes();
  const removal = useShortlistRemoval(entry.candidate);
  const { user } = entry.candidate;
  return (
    <CandidateCard
      candidate={entry.candidate}
      scoredJobTitle={scoredJobTitle}
      choice={<CompareBox candidate={entry.candidate} choice={choice} />}
      action={
        <>
          <Button
            size="sm"
            {...personKey('shortlist')}
            onClick={removal.start}
            aria-label={own('removeFor', { name: personName(user) })}
            pending={removal.isPending}
            icon={<BookmarkX className="size-4" />}
          >
            {own('remove')}
          </Button>
          {removal.dialog}
        </>
      }
      note={
        <>
          <ShortlistNotes entry={entry} />
          <p className="text-muted text-xs">{own('added', { when: times.relative(entry.createdAt) })}</p>
        </>
      }
    />
  );
};

const NoMatches = ({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) => {
  const t = useTranslations('candidates');
  const own = useTranslations('shortlist');
  return isSearched ? (
    <EmptyState
      title={own('noMatches')}
      text={own('noMatchesText')}
      picture={<NoResultsPicture />}
      action={<Button onClick={onClear}>{own('clear')}</Button>}
    />
  ) : (
    <EmptyState
      title={own('none')}
      text={own('noneText')}
      picture={<NoCandidatesPicture />}
      action={
        <LinkButton to={APP_PATHS.browseCandidates} variant="primary">
          {t('shortlist.browse')}
        </LinkButton>
      }
    />
  );
};

/** Moves focus to the heading when the focused entry is removed. */
const useFocusAfterRemoval = (count: number): void => {
  const previousCount = useRef(count);
  useEffect(() => {
    const isFewer = count < previousCount.current;
    previousCount.current = count;
    if (isFewer && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [count]);
};

type Query = Parameters<typeof shortlistList>[0];

const Entries = ({ jobs, query, onClear }: WithJobs & { query: Query; onClear: () => void }) => {
  const t = useTranslations('candidates');
  const own = useTranslations('shortlist');
  const list = useInfiniteQuery({ ...shortlistList(query), placeholderData: keepPreviousData });
  const choice = useCompareChoice();
  const entries = flattenPages(list.data);
  useFocusAfterRemoval(entries.length);
  useShownPeople(list.data?.pages.map(({ items }) => items.map((entry) => entry.candidateId)) ?? [], list.hasNextPage);
  usePersonKeys();
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));

  if (list.isPending) return <SkeletonList shape="card" count={3} className={GRID} />;
  if (list.isLoadingError) return <ErrorState title={own('failed')} query={list} />;
  if (entries.length === 0) return <NoMatches isSearched={Boolean(query.q)} onClear={onClear} />;
  return (
    <div className={classNames('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
      <p role="status" className="sr-only">
        {t(list.hasNextPage ? 'browse.shownMore' : 'browse.shown', { count: entries.length })}
      </p>
      <ul className={GRID}>
        {entries.map((entry) => (
          <Entry
            key={entry.candidateId}
            entry={entry}
            scoredJobTitle={jobs.length < 2 ? undefined : titles.get(entry.candidate.compatibility?.jobId ?? '')}
            choice={choice}
          />
        ))}
      </ul>
      <LoadMore list={list} />
      <LazyCompareBar choice={choice} />
    </div>
  );
};

const Page = ({ jobs }: WithJobs) => {
  const t = useTranslations('candidates');
  const own = useTranslations('shortlist');
  const [{ q, sort: sortName }, change] = useFilters(['q', 'sort']);
  const [typedSearch, setWords] = useDebouncedText(q, (next) => change({ q: next }));
  // Without a job there are no scores to sort by, even with a search.
  const sorts = possibleOrders({}, jobs);
  const sort = sorts.find((value) => value === sortName) ?? 'newest';
  return (
    <div className="space-y-6">
      <PageHeader title={own('title')} text={own('text')} />
      <div className="flex flex-wrap gap-3">
        <SearchField
          value={typedSearch}
          onChange={setWords}
          placeholder={t('browse.placeholder')}
          className="min-w-52 flex-1 max-sm:basis-full"
        />
        <SelectField
          label={t('filters.sort')}
          labelHidden
          value={sort}
          onChange={(next) => change({ sort: next === 'newest' ? '' : next })}
          options={sorts.map((value) => ({ value, label: t(`filters.sortBy.${value}`) }))}
          className="w-40 max-sm:flex-1"
        />
      </div>
      <Entries
        jobs={jobs}
        query={{ ...(q ? { q: q.slice(0, LIMITS.search) } : {}), ...(sort === 'newest' ? {} : { sort }) }}
        onClear={() => change({ q: '' })}
      />
    </div>
  );
};

export const ShortlistPage = withEnglish({ shortlist: shortlistEn }, Page);
