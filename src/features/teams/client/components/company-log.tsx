/** The actions of a company's members, newest first, with a search box. For owners. The URL contains the search. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { personName, toDisplayName } from '#client/names.ts';
import { useFilters } from '#client/navigation.ts';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import type { CompanyLogEntry } from '../../company-log.contract.ts';
import { companyLogList } from '../team.api.ts';

const renderActor = (name: ReactNode) => <span className="font-medium text-ink">{name}</span>;

const Entry = ({ entry: { action, actor, target, createdAt } }: { entry: CompanyLogEntry }) => {
  const team = useTranslations('team');
  const t = useTranslations('team.actions');
  const times = useTimes();
  const targetName = target.name === '' ? team('erasedAddress') : toDisplayName(target.name);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-t-0">
      <p className="min-w-0 break-words text-ink-soft">
        {t.rich(action, { actor: personName(actor), target: targetName, b: renderActor })}
      </p>
      <time dateTime={createdAt} className="tabular text-muted text-sm">
        {times.dateTime(createdAt)}
      </time>
    </li>
  );
};

const Entries = ({ q }: { q: string }) => {
  const t = useTranslations('team');
  const list = useInfiniteQuery({ ...companyLogList(q), placeholderData: keepPreviousData });
  if (list.isPending) return <SkeletonList shape="row" count={4} />;
  if (list.isLoadingError) return <ErrorState title={t('logFailed')} query={list} />;
  const entries = flattenPages(list.data);
  if (entries.length === 0) {
    return (
      <div role="status" className="py-6 text-center">
        <p className="font-semibold text-ink">{t(q === '' ? 'logEmpty' : 'logNone')}</p>
        {q !== '' && <p className="mt-1 text-muted text-sm">{t('logNoneText')}</p>}
      </div>
    );
  }
  return (
    <>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <LoadMore list={list} />
    </>
  );
};

export const CompanyLog = () => {
  const t = useTranslations('team');
  const [{ q }, change] = useFilters(['q']);
  const [typed, setTyped] = useDebouncedText(q, (text) => change({ q: text }));
  return (
    <Card as="section" aria-labelledby="log" className="space-y-4">
      <div>
        <h2 id="log" className="headline text-ink text-xl">
          {t('log')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('logText')}</p>
      </div>
      <SearchField value={typed} onChange={setTyped} placeholder={t('logSearch')} />
      <Entries q={q.trim()} />
    </Card>
  );
};
