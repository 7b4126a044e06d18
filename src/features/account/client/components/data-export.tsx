import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useExport } from '../account-export.api.ts';

export const DataExport = () => {
  const t = useTranslations('account.data');
  const download = useExport();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p className="min-w-0 flex-1 basis-64 text-ink-soft">{t('what')}</p>
      <Button
        icon={<Download aria-hidden="true" className="size-4.5" />}
        pending={download.isPending}
        pendingText={t('pending')}
        onClick={() => download.mutate()}
      >
        {t('download')}
      </Button>
    </Card>
  );
};
