/** The company's to-do list: the first few items of each kind, and a link to each full list. */

import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { withEnglish } from '#client/texts.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Link } from '#client/ui/link.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { useTurnWords } from '#features/pipeline/client/public/turn-words.ts';
import { useTurnTimeout } from '#features/pipeline/client/public/use-turn-timeout.ts';
import { turnHref } from '#features/pipeline/turn.domain.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Todo } from '../../dashboards.contract.ts';
import { todoQuery } from '../dashboards.api.ts';
import { formatDaysAhead } from '../days-ahead.ts';
import { todoEn } from '../todo.en.ts';
import { type TodoLists, todoLists } from '../todo-lists.ts';

type Kind = keyof TodoLists;
type Item = TodoLists[Kind]['items'][number];

/** Today's interviews come first, then applications that wait for the company, then open offers. */
const KINDS: readonly Kind[] = ['interviews', 'waiting', 'offers'];

const FULL_LIST_PATHS: Record<Kind, string> = {
  interviews: APP_PATHS.interviews,
  waiting: `${APP_PATHS.applications}?view=list&sort=turn`,
  offers: `${APP_PATHS.applications}?view=list&status=offered`,
};

/** The time of an item: when it began to wait, when it starts, or when it expires. */
const ItemTime = ({ item }: { item: Item }) => {
  const t = useTranslations('todo');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const now = useNow();
  const times = useTimes();
  if ('since' in item) return <time dateTime={item.since}>{times.relative(item.since)}</time>;
  if ('start' in item) return <time dateTime={item.start}>{times.time(item.start)}</time>;
  if (item.expiresAt === null) return t('withoutTerms');
  const expiry = formatDaysAhead(item.expiresAt, now, locale, timeZone);
  return <time dateTime={item.expiresAt}>{t('expires', { when: expiry })}</time>;
};

const Row = ({ kind, item }: { kind: Kind; item: Item }) => {
  const t = useTranslations('todo');
  const words = useTurnWords();
  useTurnTimeout('end' in item ? item.end : null);
  const step = kind === 'waiting' && 'action' in item ? words.own(item.action) : null;
  const name = personName(item.candidate);
  const videoUrl = 'videoUrl' in item ? item.videoUrl : null;
  return (
    <li className="relative flex min-h-13 items-center gap-3 px-4 py-1.5 hover:bg-hover">
      <div className="min-w-0 flex-1">
        <Link
          to={turnHref('company', item.applicationId, { action: null, ...item })}
          className="font-medium text-ink text-sm after:absolute after:inset-0 hover:text-accent-ink"
        >
          {name}
        </Link>
        <p className="break-words text-muted text-xs">
          {step && <span className="text-ink-soft">{step} · </span>}
          {item.jobTitle}
        </p>
      </div>
      <span className="tabular shrink-0 text-ink-soft text-xs">
        <ItemTime item={item} />
      </span>
      {videoUrl && (
        <a
          href={videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('join', { name })}
          className="relative inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line-strong px-2.5 font-medium text-ink text-xs hover:bg-hover"
        >
          <Video className="size-3.5" />
          {t('joinShort')}
        </a>
      )}
    </li>
  );
};

const KindCard = ({ kind, list }: { kind: Kind; list: TodoLists[Kind] }) => {
  const t = useTranslations('todo');
  const { count, isCutOff, items } = list;
  const id = `todo-${kind}`;
  return (
    <Card as="section" pad="none" aria-labelledby={id} className="min-w-0 overflow-hidden">
      <div className="flex items-center gap-2 border-line border-b px-4 py-3">
        <h3 id={id} className="font-semibold text-ink text-sm">
          {t(kind)}
        </h3>
        <Badge tone={kind === 'offers' ? 'neutral' : 'accent'}>
          {isCutOff ? t('countCutOff', { count }) : String(count)}
        </Badge>
        <Link
          to={FULL_LIST_PATHS[kind]}
          aria-label={t('all', { list: t(kind) })}
          className="ml-auto inline-flex min-h-7 items-center rounded-sm font-medium text-accent-ink text-xs hover:underline"
        >
          {t('allShort')}
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Row key={'interviewId' in item ? item.interviewId : item.applicationId} kind={kind} item={item} />
        ))}
      </ul>
      {count > items.length && (
        <p className="border-line border-t px-4 py-2.5 text-muted text-xs">
          {isCutOff ? t('moreCutOff') : t('more', { count: count - items.length })}
        </p>
      )}
    </Card>
  );
};

const Lists = ({ todo }: { todo: Todo }): ReactNode => {
  const t = useTranslations('todo');
  const lists = todoLists(todo);
  const kinds = KINDS.filter((kind) => lists[kind].count > 0);
  if (kinds.length === 0) {
    return (
      <Card>
        <p className="font-medium text-ink">{t('done')}</p>
        <p className="text-muted text-sm">{t('doneText')}</p>
      </Card>
    );
  }
  return (
    <div className={`gap-4 *:not-last:mb-4 *:break-inside-avoid ${kinds.length > 1 ? 'sm:columns-2' : ''}`}>
      {kinds.map((kind) => (
        <KindCard key={kind} kind={kind} list={lists[kind]} />
      ))}
    </div>
  );
};

const TodoSection = () => {
  const t = useTranslations('todo');
  const query = useQuery(todoQuery(new Intl.DateTimeFormat().resolvedOptions().timeZone));
  return (
    <section aria-labelledby="todo" className="space-y-4">
      <SectionHeading id="todo">{t('title')}</SectionHeading>
      {query.isLoadingError && <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonList shape="row" />}
      {query.data && <Lists todo={query.data} />}
    </section>
  );
};

export const TodoList = withEnglish({ todo: todoEn }, TodoSection);
