/** Tells a company that its job is about to close, with a button that extends it. */
import { useNow, useTranslations } from 'use-intl';
import { IfMay } from '#client/may.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { LIMITS } from '#shared/limits.ts';
import { applicationDay } from '../../job-conditions.domain.ts';
import type { JobDetail } from '../../jobs.contract.ts';
import { useRenewJob } from '../jobs.api.ts';

/** Renders nothing for a closed job, or until the company is due a reminder. */
export const LastDayNotice = ({ job }: { job: JobDetail }) => {
  const t = useTranslations('jobs.company');
  const times = useTimes();
  const now = useNow();
  const renew = useRenewJob();
  if (job.status === 'closed' || job.validThrough > applicationDay(now.getTime(), LIMITS.jobDays.reminder)) return null;
  // An error shows a toast.
  const extend = () =>
    void renew.mutateAsync({ params: { id: job.id } }).then(
      ({ validThrough }) =>
        showToast({ title: t('renewed.title'), description: t('renewed.text', { day: times.day(validThrough) }) }),
      () => {},
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-caution-line bg-caution-soft px-5 py-3.5">
      <p className="text-caution-ink text-sm">{t('ending', { day: times.day(job.validThrough) })}</p>
      <IfMay may="recruit">
        <Button pending={renew.isPending} onClick={extend}>
          {t(job.status === 'paused' ? 'renewPaused' : 'renew', { days: LIMITS.jobDays.default })}
        </Button>
      </IfMay>
    </div>
  );
};
