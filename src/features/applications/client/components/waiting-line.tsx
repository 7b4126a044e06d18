/**
 * Who has to act on an application next and for how long already; once it is decided, when that was.
 */
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { formatDate, formatDateTime } from '#client/ui/format.ts';
import type { Side } from '#shared/sides.ts';
import type { Application } from '../../applications.contract.ts';
import { waitingFor } from '../../applications.domain.ts';
import { waitTime } from '../wait-time.ts';

interface WaitingLineProps {
  application: Pick<Application, 'status' | 'statusChangedAt' | 'offerOverSince'>;
  /** The side that reads. */
  side: Side;
}

/** One quiet line: "Waiting for you · 3 days", or "Mar 4" when nobody is waited for. */
export const WaitingLine = ({ application, side }: WaitingLineProps) => {
  const t = useTranslations('applications.waiting');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const { status, offerOverSince } = application;
  const waited = waitingFor(status, offerOverSince);
  const since = (status === 'offered' ? offerOverSince : undefined) ?? application.statusChangedAt;
  const words = waited === null ? null : t(waited === side ? 'you' : waited);
  const time =
    waited === null ? formatDate(since, now, locale, timeZone) : (waitTime(since, now, locale) ?? t('justNow'));
  return (
    <span className={waited === side ? 'font-medium text-ink' : 'text-muted'}>
      {words && `${words}\u00a0· `}
      <time dateTime={since} title={formatDateTime(since, now, locale, timeZone)} className="whitespace-nowrap">
        {time}
      </time>
    </span>
  );
};
