/** The section of the account page where a person downloads their data. */
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useExport } from '../data-export.api.ts';

/** A company member who is not an owner gets a file without the company's data. */
export const DataExport = () => {
  const t = useTranslations('dataExport');
  const isOwner = useMay('manage');
  const download = useExport();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p className="min-w-0 flex-1 basis-64 text-ink-soft">{t(isOwner ? 'what' : 'whatMember')}</p>
      <Button
        icon={<Download className="size-4.5" />}
        pending={download.isPending}
        pendingText={t('pending')}
        onClick={() => download.mutate()}
      >
        {t('download')}
      </Button>
    </Card>
  );
};
