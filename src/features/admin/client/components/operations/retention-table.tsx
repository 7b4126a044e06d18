/** What is kept, how long, and why: the sweeper's table. */
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { sentenceOf } from '#client/api/query-client.ts';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { retentionQuery } from '../../operations.api.ts';

const HEAD = 'px-5 py-2.5 text-left font-medium text-muted text-xs';

export const RetentionTable = () => {
  const t = useTranslations('admin.operations.retention');
  const rows = useQuery(retentionQuery);
  return (
    <section aria-labelledby="retention" className="space-y-4">
      <SectionHeading id="retention" text={t('text')}>
        {t('title')}
      </SectionHeading>
      {rows.isPending && <SkeletonList shape="row" count={4} />}
      {rows.isLoadingError && (
        <ErrorState title={t('failed')} text={sentenceOf(rows.error)} onRetry={() => void rows.refetch()} />
      )}
      {rows.data && (
        <Card pad="none" className="overflow-hidden">
          <table className="w-full text-sm">
            <caption className="sr-only">{t('title')}</caption>
            <thead className="bg-sunken max-sm:sr-only">
              <tr>
                <th scope="col" className={HEAD}>
                  {t('what')}
                </th>
                <th scope="col" className={HEAD}>
                  {t('howLong')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.data.map(({ id, days }) => (
                <tr key={id} className="border-line border-t max-sm:block max-sm:py-3">
                  <th scope="row" className="px-5 py-3 text-left font-medium text-ink max-sm:block max-sm:py-0.5">
                    {t(`rows.${id}.what`)}
                  </th>
                  <td className="px-5 py-3 text-ink-soft max-sm:block max-sm:py-0.5">
                    {days ? t('days', { days }) : null} {t(`rows.${id}.why`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </section>
  );
};
