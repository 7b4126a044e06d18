/** What happened to an application, the newest first, with what was written to the other side. */
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { formatDateTime } from '#client/ui/format.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { ApplicationDetail } from '../../applications.contract.ts';
import type { Side } from '../../applications.domain.ts';

type Entry = ApplicationDetail['history'][number];

const KEYS = {
  applied: 'toApplied',
  interviewing: 'toInterviewing',
  offered: 'toOffered',
  hired: 'toHired',
  declined: 'toDeclined',
  withdrawn: 'toWithdrawn',
  pending: 'applied',
} as const;

const keyOf = ({ from, to, by }: Entry) => {
  if (from === 'declined') return 'undone';
  if (to === 'hired' && by.side === 'candidate') return 'accepted';
  return KEYS[to];
};

/** The list with its heading; the reader is called "You". */
export const HistoryTimeline = ({ history, side }: { history: readonly Entry[]; side: Side }) => {
  const t = useTranslations('applications.history');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <section aria-labelledby="history" className="space-y-4">
      <SectionHeading id="history">{t('heading')}</SectionHeading>
      <ol className="relative">
        {history.toReversed().map((entry, index) => (
          <li key={`${entry.at}-${entry.to}`} className="relative pb-5 pl-6 last:pb-0">
            {index < history.length - 1 && (
              <span aria-hidden="true" className="absolute top-4 bottom-0 left-[5px] w-px bg-line-strong" />
            )}
            <span
              aria-hidden="true"
              className={`absolute top-1.5 left-0 size-[11px] rounded-full border-2 ${
                index === 0 ? 'border-accent bg-accent' : 'border-line-strong bg-raised'
              }`}
            />
            <p className="text-ink">{t(keyOf(entry), { who: entry.by.side === side ? t('you') : entry.by.name })}</p>
            <time dateTime={entry.at} className="block text-muted text-sm">
              {formatDateTime(entry.at, now, locale, timeZone)}
            </time>
            {entry.note && (
              <blockquote className="mt-2 whitespace-pre-line break-words rounded-control bg-sunken px-3 py-2 text-ink-soft text-sm">
                {entry.note}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
