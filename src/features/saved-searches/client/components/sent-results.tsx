/** The results that a saved search sent, newest first, each with the score and reason it had at the time. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { personName, toDisplayName } from '#client/names.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { SentResult } from '../../saved-searches.contract.ts';
import { sentList } from '../saved-searches.api.ts';

const resultPath = ({ jobId, candidateId }: SentResult): string =>
  jobId === undefined
    ? fillPath(APP_PATHS.candidate, { id: candidateId ?? '' })
    : fillPath(APP_PATHS.job, { id: jobId });

const SentRow = ({ result }: { result: SentResult }) => {
  const t = useTranslations('savedSearches');
  const times = useTimes();
  const { title, companyName, user, score, reason, sentAt, isOpen } = result;
  const name = user
    ? t('personAs', { name: personName(user), title: toDisplayName(title) })
    : t('jobAt', { title: toDisplayName(title), company: toDisplayName(companyName ?? '') });
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {isOpen ? (
          <TextLink to={resultPath(result)}>{name}</TextLink>
        ) : (
          <span className="font-medium text-ink">{name}</span>
        )}
        <span className="text-muted text-sm">{times.relative(sentAt)}</span>
      </p>
      {score !== null && (
        <p className="tabular text-ink-soft text-sm">{t('sentScore', { score, reason: reason ?? '' })}</p>
      )}
      {!isOpen && <Badge>{t('closed')}</Badge>}
    </li>
  );
};

export const SentResults = ({ searchId }: { searchId: string }) => {
  const t = useTranslations('savedSearches');
  const list = useInfiniteQuery(sentList(searchId));
  const results = flattenPages(list.data);
  if (list.isPending) return <SkeletonList shape="row" count={2} />;
  if (list.isLoadingError) return <ErrorState title={t('sentFailed')} query={list} />;
  if (results.length === 0) return <p className="text-muted text-sm">{t('sentNone')}</p>;
  return (
    <div>
      <ul className="divide-y divide-line">
        {results.map((result) => (
          <SentRow key={result.jobId ?? result.candidateId} result={result} />
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
};
