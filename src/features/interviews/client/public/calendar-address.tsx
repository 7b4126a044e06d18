/** Shows the private URL of the user's calendar feed, with buttons to copy and replace it. */
import { useQuery } from '@tanstack/react-query';
import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyText } from '#client/copy-text.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { calendarQuery, useReplaceCalendar } from '../interviews.api.ts';

const Address = ({ url }: { url: string }) => {
  const t = useTranslations('interviews.calendar');
  const copy = async (): Promise<void> => {
    if (await copyText(url)) showToast({ title: t('copied'), description: t('copiedText') });
  };
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <TextField
        className="min-w-0 flex-1 basis-64"
        label={t('address')}
        value={url}
        onChange={() => {}}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button icon={<Copy className="size-4.5" />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
};

export const CalendarAddress = () => {
  const t = useTranslations('interviews.calendar');
  const address = useQuery(calendarQuery);
  const [isAsking, setIsAsking] = useState(false);
  const replace = useReplaceCalendar(() => {
    setIsAsking(false);
    showToast({ title: t('replaced'), description: t('replacedText') });
  });
  return (
    <Card className="space-y-4">
      <p className="text-ink-soft">{t('what')}</p>
      {address.isLoadingError && <ErrorState title={t('failed')} onRetry={() => void address.refetch()} />}
      {address.isPending && <Skeleton className="h-16 w-full rounded-control" />}
      {address.data && <Address url={address.data.url} />}
      <Button variant="quiet" icon={<RefreshCw className="size-4.5" />} onClick={() => setIsAsking(true)}>
        {t('replace')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('replace')}
        text={t('replaceText')}
        confirmText={t('replace')}
        pending={replace.isPending}
        onConfirm={() => replace.mutate({})}
      />
    </Card>
  );
};
