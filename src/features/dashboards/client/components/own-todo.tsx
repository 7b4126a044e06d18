/**
 * The candidate's to-do list: today's interviews, applications that wait for them (earliest deadline first), unread messages, and the profile gaps
 * that would raise scores the most. Renders nothing if there is nothing to do.
 */
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CirclePlus, Hourglass, MessageSquare, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { Link } from '#client/ui/link.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { completenessQuery } from '#features/jobs/client/jobs.api.ts';
import { byPoints, type ProfileGap, useProfileGaps } from '#features/jobs/client/public/profile-gaps.ts';
import type { ProfileGain } from '#features/jobs/completeness.contract.ts';
import { unreadMessagesQuery } from '#features/messages/client/messages.api.ts';
import { useTurnWords } from '#features/pipeline/client/public/turn-words.ts';
import { useTurnTimeout } from '#features/pipeline/client/public/use-turn-timeout.ts';
import { APPLICATION_SECTIONS, turnHref } from '#features/pipeline/turn.domain.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { CandidateTodo } from '../../dashboards.contract.ts';
import { candidateTodoQuery } from '../dashboards.api.ts';

/** The maximum number of profile gaps in the list. The profile page shows all of them. */
const MAX_GAPS = 2;

interface RowProps {
  icon: ReactNode;
  to: string;
  title: string;
  about?: string | undefined;
  /** A time, or the points to gain. */
  aside?: ReactNode;
  /** A separate link. */
  action?: ReactNode;
}

const Row = ({ icon, to, title, about, aside, action }: RowProps) => (
  <li className="relative flex min-h-13 items-center gap-3 px-4 py-2 hover:bg-hover">
    <span className="text-muted">{icon}</span>
    <div className="min-w-0 flex-1">
      <Link to={to} className="font-medium text-ink text-sm after:absolute after:inset-0 hover:text-accent-ink">
        {title}
      </Link>
      {about && <p className="break-words text-muted text-xs">{about}</p>}
    </div>
    {aside && <span className="tabular shrink-0 text-ink-soft text-xs">{aside}</span>}
    {action}
  </li>
);

type Turn = CandidateTodo['items'][number];

const formatSubject = ({ jobTitle, companyName }: { jobTitle: string; companyName: string }): string =>
  `${jobTitle} · ${toDisplayName(companyName)}`;

const TurnRow = ({ item }: { item: Turn }) => {
  const words = useTurnWords();
  const times = useTimes();
  useTurnTimeout(item.until);
  return (
    <Row
      icon={<Hourglass className="size-4" />}
      to={turnHref('candidate', item.applicationId, item)}
      title={words.own(item.action, item.until)}
      about={formatSubject(item)}
      aside={<time dateTime={item.since}>{times.relative(item.since)}</time>}
    />
  );
};

const InterviewRow = ({ item }: { item: CandidateTodo['interviews']['items'][number] }) => {
  const t = useTranslations('dashboards.candidate');
  const times = useTimes();
  useTurnTimeout(item.end);
  const company = toDisplayName(item.companyName);
  return (
    <Row
      icon={<CalendarClock className="size-4" />}
      to={`${fillPath(APP_PATHS.myApplication, { id: item.applicationId })}#${APPLICATION_SECTIONS.interviews}`}
      title={t('interviewToday', { time: times.time(item.start) })}
      about={formatSubject(item)}
      action={
        item.videoUrl && (
          <a
            href={item.videoUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('join', { company })}
            className="relative inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line-strong px-2.5 font-medium text-ink text-xs hover:bg-hover"
          >
            <Video className="size-3.5" />
            {t('joinShort')}
          </a>
        )
      }
    />
  );
};

/** Compares two rows: the earliest deadline comes first, and rows without a deadline come last. */
const byDeadline = (a: Turn, b: Turn): number => (a.until ?? '9').localeCompare(b.until ?? '9');

const useTurns = () => useQuery(candidateTodoQuery(new Intl.DateTimeFormat().resolvedOptions().timeZone));

/** Returns true until each part of the list has loaded or failed. */
export const useIsTodoPending = (): boolean =>
  [useTurns(), useQuery(unreadMessagesQuery), useQuery(completenessQuery)].some(({ isPending }) => isPending);

/** Returns the profile gaps that would add the most points. */
const useTopGaps = (): (ProfileGap & { gain: ProfileGain })[] => {
  const completeness = useQuery(completenessQuery).data;
  const gaps = useProfileGaps();
  if (completeness === undefined) return [];
  return gaps(completeness)
    .flatMap((gap) => (gap.gain === null ? [] : [{ ...gap, gain: gap.gain }]))
    .toSorted(byPoints)
    .slice(0, MAX_GAPS);
};

export const OwnTodo = () => {
  const t = useTranslations('dashboards.candidate');
  const points = useTranslations('jobs.completeness');
  const turns = useTurns().data;
  const unread = useQuery(unreadMessagesQuery).data ?? 0;
  const gaps = useTopGaps();
  if (turns === undefined) return null;
  const { interviews } = turns;
  const count = interviews.count + turns.count + (unread > 0 ? 1 : 0) + gaps.length;
  if (count === 0) return null;
  const isCutOff = turns.isCutOff || interviews.isCutOff;
  return (
    <Card as="section" pad="none" aria-labelledby="own-todo" className="overflow-hidden border-accent-line">
      <div className="flex items-center gap-2 border-line border-b px-4 py-3">
        <h2 id="own-todo" className="font-semibold text-ink">
          {t('todo')}
        </h2>
        <Badge tone="accent">{isCutOff ? t('turnsAndMore', { count }) : String(count)}</Badge>
      </div>
      <ul className="divide-y divide-line">
        {interviews.items.map((item) => (
          <InterviewRow key={item.interviewId} item={item} />
        ))}
        {turns.items.toSorted(byDeadline).map((item) => (
          <TurnRow key={item.applicationId} item={item} />
        ))}
        {unread > 0 && (
          <Row
            icon={<MessageSquare className="size-4" />}
            to={APP_PATHS.messages}
            title={t('unread', { count: unread })}
          />
        )}
        {gaps.map(({ text, gain }) => (
          <Row
            key={text}
            icon={<CirclePlus className="size-4" />}
            to={APP_PATHS.profile}
            title={text}
            aside={<span className="font-semibold text-positive-ink">{points('most', { points: gain.most })}</span>}
          />
        ))}
      </ul>
    </Card>
  );
};
