/** Suppressed addresses, each with the reason and a button to allow email to it again. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { Suppression } from '../../../operations.contract.ts';
import { suppressionsQuery, useLiftSuppression } from '../../operations.api.ts';

const Row = ({ row }: { row: Suppression }) => {
  const t = useTranslations('admin.operations.suppressions');
  const { dateTime } = useTimes();
  const { address } = row;
  const lift = useLiftSuppression(() => showToast({ title: t('lifted'), description: t('liftedText', { address }) }));
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t px-5 py-4 first:border-t-0">
      <div className="min-w-0 space-y-1">
        <p id={row.id} className="font-medium text-ink [overflow-wrap:anywhere]">
          {address}
        </p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {t(row.reason)} · {dateTime(row.createdAt)}
          {row.detail && ` · ${row.detail}`}
        </p>
      </div>
      <Button
        size="sm"
        aria-describedby={row.id}
        pending={lift.isPending}
        onClick={() => lift.mutate({ params: { id: row.id } })}
      >
        {t('lift')}
      </Button>
    </li>
  );
};

export const Suppressions = () => {
  const t = useTranslations('admin.operations.suppressions');
  const list = useInfiniteQuery(suppressionsQuery);
  const rows = flattenPages(list.data);
  return (
    <section aria-labelledby="suppressions" className="space-y-4">
      <SectionHeading id="suppressions" text={t('text')}>
        {t('title')}
      </SectionHeading>
      {list.isPending && <SkeletonList shape="row" count={1} />}
      {list.isLoadingError && <ErrorState title={t('failed')} query={list} />}
      {list.isSuccess && rows.length === 0 && <p className="text-ink-soft text-sm">{t('none')}</p>}
      {rows.length > 0 && (
        <Card pad="none">
          <ul>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </Card>
      )}
      <LoadMore list={list} />
    </section>
  );
};
