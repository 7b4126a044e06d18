/** Where a company books its free consultation: the scheduling page that is configured, else an address to write to. */
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { schedulingQuery } from '#features/bookings/client/bookings.api.ts';
import { brand } from '#shared/brand.ts';

/** As the specification has it, in pixels. */
const FRAME_HEIGHT = 700;

/**
 * A scheduling page needs its scripts and its own cookies. It is another site's, so both together give it nothing of ours.
 */
const SCHEDULER_RIGHTS = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const Schedule = () => {
  const t = useTranslations('dashboards.consultation');
  const scheduling = useQuery(schedulingQuery);
  if (scheduling.isPending) return <Skeleton className="h-24 w-full" />;
  const url = scheduling.data?.schedulingUrl;
  if (url) {
    return (
      <iframe
        title={t('frame')}
        src={url}
        height={FRAME_HEIGHT}
        sandbox={SCHEDULER_RIGHTS}
        className="w-full rounded-card border border-line"
      />
    );
  }
  return (
    <p className="text-ink-soft">
      {t('byMail')}{' '}
      <a
        href={`mailto:${brand.supportEmail}`}
        className="rounded-sm font-medium text-accent-ink underline decoration-accent-line underline-offset-4"
      >
        {brand.supportEmail}
      </a>
    </p>
  );
};

/** The panel, with its close button. `id` ties it to the button that opens it. */
export const ConsultationPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslations('dashboards.consultation');
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="animate-rise space-y-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={`${id}-title`} className="headline text-ink text-xl">
            {t('title')}
          </h2>
          <p className="mt-1 text-muted">{t('text')}</p>
        </div>
        <Button square variant="quiet" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <Schedule />
    </Card>
  );
};
