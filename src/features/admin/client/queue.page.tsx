/** The admins' to-do list across all desks, longest wait first. Each row opens its desk. The URL holds the selected desk. */

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Flag, Languages, type LucideIcon, Scale, ShieldCheck, UserRound } from 'lucide-react';
import { useNow, useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { AllCaughtUpPicture } from '#client/ui/illustrations/all-caught-up.tsx';
import { Link } from '#client/ui/link.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { QUEUE_KINDS, type QueueEntry, type QueueKind } from '../queue.contract.ts';
import { queueCountsQuery, queueQuery } from './queue.api.ts';

const adminReviewPath = ({ name }: QueueEntry): string =>
  `${APP_PATHS.adminReview}${name === null ? '' : `?q=${encodeURIComponent(name)}`}`;

const DESKS: Record<QueueKind, { Icon: LucideIcon; targetPath: (row: QueueEntry) => string }> = {
  intake: { Icon: ClipboardCheck, targetPath: adminReviewPath },
  profile: { Icon: UserRound, targetPath: adminReviewPath },
  verification: { Icon: ShieldCheck, targetPath: () => APP_PATHS.adminVerifications },
  english: { Icon: Languages, targetPath: () => APP_PATHS.adminEnglish },
  report: { Icon: Flag, targetPath: () => APP_PATHS.adminReports },
  appeal: { Icon: Scale, targetPath: () => APP_PATHS.adminAppeals },
};

/** Returns the kind of the verification with its subject. For other rows, returns only the detail. */
const useDetail = ({ detail, verificationKind }: QueueEntry): string | null => {
  const words = useTranslations('vocabulary.verificationKind');
  if (verificationKind === null) return detail;
  return detail === null ? words(verificationKind) : `${words(verificationKind)}: ${detail}`;
};

const Since = ({ row }: { row: QueueEntry }) => {
  const t = useTranslations('admin.queue');
  const times = useTimes();
  const now = useNow();
  return (
    <span className="flex shrink-0 items-center gap-2.5 text-muted text-sm tabular">
      {row.dueAt !== null && (
        <Badge tone={Date.parse(row.dueAt) < now.getTime() ? 'danger' : 'caution'}>
          {t('due', { date: times.date(row.dueAt) })}
        </Badge>
      )}
      <time dateTime={row.since}>{times.relative(row.since)}</time>
    </span>
  );
};

const QueueRow = ({ row }: { row: QueueEntry }) => {
  const t = useTranslations('admin.queue');
  const { Icon, targetPath } = DESKS[row.kind];
  const detail = useDetail(row);
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        to={targetPath(row)}
        className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2 hover:bg-hover sm:flex-nowrap"
      >
        <Icon className="size-4.5 shrink-0 text-muted" />
        <span className="min-w-0 break-words font-semibold text-ink sm:max-w-[40%]">{row.name ?? t('noName')}</span>
        <Badge>{t(`kinds.${row.kind}`)}</Badge>
        {detail !== null && (
          <span className="min-w-0 flex-1 truncate text-ink-soft text-sm max-sm:basis-full">{detail}</span>
        )}
        <span className="sm:ml-auto">
          <Since row={row} />
        </span>
      </Link>
    </li>
  );
};

interface DesksProps {
  kind: QueueKind | '';
  onChange: (kind: QueueKind | '') => void;
}

/** One button per desk, with the number of tasks waiting there. */
const Desks = ({ kind, onChange }: DesksProps) => {
  const t = useTranslations('admin.queue');
  const counts = useQuery(queueCountsQuery).data;
  const total = counts && QUEUE_KINDS.reduce((sum, queueKind) => sum + counts[queueKind], 0);
  const choices = [['', total] as const, ...QUEUE_KINDS.map((queueKind) => [queueKind, counts?.[queueKind]] as const)];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('show')}</legend>
      {choices.map(([value, count]) => (
        <Button
          key={value}
          size="sm"
          variant={value === kind ? 'primary' : 'secondary'}
          aria-pressed={value === kind}
          onClick={() => onChange(value)}
        >
          {value === '' ? t('all') : t(`desks.${value}`)}
          {count !== undefined && <span className="tabular">{count}</span>}
        </Button>
      ))}
    </fieldset>
  );
};

export const QueuePage = () => {
  const t = useTranslations('admin.queue');
  const [filters, change] = useFilters(['kind']);
  const kind = QUEUE_KINDS.find((value) => value === filters.kind) ?? '';
  const list = useInfiniteQuery({ ...queueQuery(kind), placeholderData: keepPreviousData });
  const rows = flattenPages(list.data);
  return (
    <div className="space-y-5">
      <PageHeader title={t('title')} text={t('text')} />
      <Desks kind={kind} onChange={(next) => change({ kind: next })} />
      {list.isPending && <SkeletonList shape="row" count={8} />}
      {list.isLoadingError && <ErrorState title={t('failed')} query={list} />}
      {list.isSuccess && rows.length === 0 && (
        <EmptyState titleAs="h2" picture={<AllCaughtUpPicture />} title={t('empty')} text={t('emptyText')} />
      )}
      {rows.length > 0 && (
        <Card pad="none">
          <ul aria-label={t('title')}>
            {rows.map((row) => (
              <QueueRow key={row.id} row={row} />
            ))}
          </ul>
        </Card>
      )}
      <LoadMore list={list} />
    </div>
  );
};
