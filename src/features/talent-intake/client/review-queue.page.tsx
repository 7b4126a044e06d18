/**
 * The review page: candidates waiting for a decision, from both sources, and past decisions. A
 * decision removes the row and refetches the queue, even if another admin was faster. The URL
 * contains the open tab, the search and the source.
 */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFilters } from '#client/navigation.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { AllCaughtUpPicture } from '#client/ui/illustrations/all-caught-up.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { REVIEW_SOURCES, type ReviewSource } from '../review.domain.ts';
import { DecidedList } from './components/decided-list.tsx';
import { QueueDesk } from './components/queue-desk.tsx';
import { reviewQueueList } from './talent-intake.api.ts';

const VIEWS = ['waiting', 'decided'] as const;
type View = (typeof VIEWS)[number];

const EmptyQueue = () => {
  const t = useTranslations('talentIntake.review.empty');
  return <EmptyState titleAs="h2" picture={<AllCaughtUpPicture />} title={t('title')} text={t('text')} />;
};

const NothingFound = ({ onClear }: { onClear: () => void }) => {
  const t = useTranslations('reviewDesk.filters');
  return (
    <EmptyState
      titleAs="h2"
      picture={<NoResultsPicture />}
      title={t('none')}
      text={t('noneText')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
};

interface QueueFilters {
  q: string;
  source: ReviewSource | '';
}

interface WaitingListProps extends QueueFilters {
  onClear: () => void;
}

export const WaitingList = ({ q, source, onClear }: WaitingListProps) => {
  const t = useTranslations('talentIntake.review');
  const queue = useInfiniteQuery({ ...reviewQueueList({ q, source }), placeholderData: keepPreviousData });
  const count = useRef<HTMLParagraphElement>(null);
  const pages = (queue.data?.pages ?? []).map(({ items }) => items).filter((items) => items.length > 0);
  const total = queue.data?.pages[0]?.total ?? null;
  const isFiltered = q !== '' || source !== '';

  // The pressed button disappears with its row, so the updated count takes focus.
  const focusCount = useCallback(() => count.current?.focus(), []);

  return (
    <section aria-busy={queue.isPlaceholderData} className="space-y-4">
      {total !== null && (
        <p ref={count} tabIndex={-1} role="status" className="font-medium text-ink-soft tabular">
          {t(isFiltered ? 'found' : 'pending', { count: total })}
        </p>
      )}
      {queue.isPending && <SkeletonList shape="card" count={4} className="space-y-4" />}
      {queue.isLoadingError && <ErrorState title={t('failed')} query={queue} />}
      {queue.isSuccess && pages.length === 0 && (isFiltered ? <NothingFound onClear={onClear} /> : <EmptyQueue />)}
      {pages.length > 0 && (
        <QueueDesk pages={pages} onDecided={focusCount}>
          <LoadMore list={queue} />
        </QueueDesk>
      )}
    </section>
  );
};

const Views = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => {
  const t = useTranslations('reviewDesk.views');
  return (
    <fieldset className="flex flex-wrap gap-2.5">
      <legend className="sr-only">{t('label')}</legend>
      {VIEWS.map((choice) => (
        <Button
          key={choice}
          size="sm"
          variant={choice === view ? 'primary' : 'secondary'}
          aria-pressed={choice === view}
          onClick={() => onChange(choice)}
        >
          {t(choice)}
        </Button>
      ))}
    </fieldset>
  );
};

interface FilterFieldsProps extends QueueFilters {
  onType: (text: string) => void;
  onSource: (source: string) => void;
}

const FilterFields = ({ q, source, onType, onSource }: FilterFieldsProps) => {
  const t = useTranslations('talentIntake.review');
  const filterTexts = useTranslations('reviewDesk.filters');
  return (
    <div className="grid grow gap-2.5 sm:max-w-2xl sm:grid-cols-[minmax(0,1fr)_14rem]">
      <SearchField value={q} onChange={onType} placeholder={filterTexts('searchFor')} />
      <SelectField
        label={filterTexts('source')}
        labelHidden
        placeholder={filterTexts('everyone')}
        options={REVIEW_SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))}
        value={source}
        onChange={onSource}
      />
    </div>
  );
};

export const ReviewQueuePage = () => {
  const t = useTranslations('talentIntake.review');
  const [filters, change] = useFilters(['view', 'q', 'source']);
  const view: View = filters.view === 'decided' ? 'decided' : 'waiting';
  const source = REVIEW_SOURCES.find((value) => value === filters.source) ?? '';
  const [typed, setTyped] = useDebouncedText(filters.q, (q) => change({ q }));
  const clear = () => {
    setTyped('');
    change({ q: '', source: '' });
  };
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={view === 'waiting' && t('text')} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <Views view={view} onChange={(next) => change({ view: next === 'waiting' ? '' : next, q: '', source: '' })} />
        {view === 'waiting' && (
          <FilterFields q={typed} source={source} onType={setTyped} onSource={(next) => change({ source: next })} />
        )}
      </div>
      {view === 'waiting' ? <WaitingList q={filters.q} source={source} onClear={clear} /> : <DecidedList />}
    </div>
  );
};
