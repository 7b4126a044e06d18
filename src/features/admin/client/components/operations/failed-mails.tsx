/**
 * Emails that could not be sent, each with the mail server's last response. They can be sent again one at a time or all together, unless their text
 * was erased.
 */

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
import type { FailedMail } from '../../../operations.contract.ts';
import { failedMailsQuery, useReplayMail, useReplayMails } from '../../operations.api.ts';

const Row = ({ mail }: { mail: FailedMail }) => {
  const t = useTranslations('admin.operations.mails');
  const { dateTime } = useTimes();
  const replay = useReplayMail(() => showToast({ title: t('sent'), description: t('sentText', { count: 1 }) }));
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t px-5 py-4 first:border-t-0">
      <div className="min-w-0 space-y-1">
        <p id={mail.id} className="font-medium text-ink [overflow-wrap:anywhere]">
          {mail.subject || mail.kind}
        </p>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{t('to', { address: mail.to })}</p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {t('gaveUp', { time: dateTime(mail.failedAt), count: mail.attempts })}
          {mail.reason && ` · ${mail.reason}`}
        </p>
      </div>
      {mail.canBeSent ? (
        <Button
          size="sm"
          aria-describedby={mail.id}
          pending={replay.isPending}
          onClick={() => replay.mutate({ params: { id: mail.id } })}
        >
          {t('again')}
        </Button>
      ) : (
        <p className="text-muted text-sm">{t('erased')}</p>
      )}
    </li>
  );
};

export const FailedMails = () => {
  const t = useTranslations('admin.operations.mails');
  const list = useInfiniteQuery(failedMailsQuery);
  const mails = flattenPages(list.data);
  const total = list.data?.pages[0]?.total ?? 0;
  const replayAll = useReplayMails((count) => showToast({ title: t('sent'), description: t('sentText', { count }) }));
  const action = mails.some(({ canBeSent }) => canBeSent) && (
    <Button size="sm" pending={replayAll.isPending} onClick={() => replayAll.mutate({})}>
      {t('allAgain')}
    </Button>
  );
  return (
    <section aria-labelledby="failed-mails" className="space-y-4">
      <SectionHeading id="failed-mails" text={t('text')} action={action}>
        {t('title')}
      </SectionHeading>
      {list.isPending && <SkeletonList shape="row" count={2} />}
      {list.isLoadingError && <ErrorState title={t('failed')} query={list} />}
      {list.isSuccess && (
        <p role="status" className="text-ink-soft text-sm tabular">
          {t('total', { count: total })}
        </p>
      )}
      {mails.length > 0 && (
        <Card pad="none">
          <ul>
            {mails.map((mail) => (
              <Row key={mail.id} mail={mail} />
            ))}
          </ul>
        </Card>
      )}
      <LoadMore list={list} />
    </section>
  );
};
