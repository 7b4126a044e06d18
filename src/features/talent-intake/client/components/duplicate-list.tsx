/** Possible duplicates of the person, with the matching facts. */
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { formatDate } from '#client/ui/format.ts';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import type { Duplicate } from '../../review-desk.contract.ts';

interface DuplicateListProps {
  duplicates: readonly Duplicate[];
  isComplete: boolean;
}

/** The list with its heading. Renders nothing if there are no duplicates. */
export const DuplicateList = ({ duplicates, isComplete }: DuplicateListProps) => {
  const t = useTranslations('reviewDesk.duplicates');
  const r = useTranslations('talentIntake.review');
  const d = useTranslations('reviewDesk.decided.outcome');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  if (duplicates.length === 0 && isComplete) return null;
  return (
    <section className="space-y-2 rounded-card border border-line bg-caution-soft p-4 text-caution-ink">
      <h3 className="font-semibold text-sm">{t('title')}</h3>
      <ul className="space-y-2.5 empty:hidden">
        {duplicates.map((one) => (
          <li key={`${one.source} ${one.id ?? one.email}`} className="min-w-0 text-sm">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <span className="break-words font-medium">{personName(one)}</span>
              {one.status && (
                <StatusBadge status={one.status}>{one.status === 'pending' ? r('badge') : d(one.status)}</StatusBadge>
              )}
            </p>
            <p className="break-words">{one.email}</p>
            <p className="break-words">
              {[
                one.kinds.map((kind) => t(kind)).join(', '),
                one.id === null ? t('noProfile') : r(`source.${one.source}`),
                formatDate(one.createdAt, now, locale, timeZone),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {!isComplete && <p className="text-sm">{t('incomplete')}</p>}
    </section>
  );
};
