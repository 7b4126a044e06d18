/** An interview as the company or the candidate sees it: status, times in both time zones, and actions. */
import { Video } from 'lucide-react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { personName, toDisplayName } from '#client/names.ts';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Badge, type Tone } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import type { Side } from '#shared/sides.ts';
import type { Interview } from '../../interviews.contract.ts';
import { isChooser } from '../../interviews.policy.ts';
import { focusInterview, interviewArea } from '../focus-interview.ts';
import { formatTimeSpan } from '../interview-times.ts';
import { useBookInterview } from '../interviews.api.ts';
import { BothClocks, type Clocks } from './both-clocks.tsx';
import { InterviewActions } from './interview-actions.tsx';
import { InterviewerNames } from './interviewer-names.tsx';

export const otherSideName = ({ company, candidate }: Interview, side: Side): string =>
  side === 'company' ? personName(candidate.user) : toDisplayName(company.companyName);

const TONES: Record<Interview['status'] | 'moved', Tone> = {
  proposed: 'caution',
  moved: 'caution',
  booked: 'positive',
  cancelled: 'neutral',
  held: 'neutral',
  missed: 'danger',
};

/** Returns the status to show: `moved` for a proposal that replaced a booked time. */
const toShownStatus = ({ status, movedFrom }: Interview): Interview['status'] | 'moved' =>
  status === 'proposed' && movedFrom !== null ? 'moved' : status;

const ProposedTimes = ({ interview, clocks }: { interview: Interview; clocks: Clocks }) => {
  const t = useTranslations('interviews');
  const locale = useLocale();
  const book = useBookInterview(() => {
    focusInterview(interview.id);
    showToast({ title: t('done.booked'), description: t('done.bookedText') });
  });
  const now = useNow({ updateInterval: 60_000 });
  const { side, otherName, durationMinutes } = clocks;
  const isOpen = ({ start }: { start: string }) => new Date(start) > now;
  const mayRecruit = useMay('recruit');
  const isOwnTurn = isChooser(side, interview);
  const mayBook = mayRecruit && isOwnTurn;
  const ownTurn = mayBook ? t('card.yourTurn') : t('card.teamTurn');
  const turn = isOwnTurn ? ownTurn : t('card.theirTurn', { name: otherName });
  const zone = ownTimeZone();
  const bookAt = (start: string) => () =>
    book.mutate({ params: { id: interview.id }, body: { start, timeZone: zone } });
  return (
    <div className="space-y-2">
      <p className="text-ink-soft text-sm">{interview.slots.some(isOpen) ? turn : t('card.timesOver')}</p>
      <ul className="divide-y divide-line rounded-control border border-line">
        {interview.slots.map(({ start }) => (
          <li key={start} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5">
            <BothClocks start={start} {...clocks} />
            {mayBook && isOpen({ start }) && (
              <Button
                size="sm"
                variant="primary"
                disabled={book.isPending}
                aria-label={t('card.bookTime', { time: formatTimeSpan(start, durationMinutes, locale, zone) })}
                onClick={bookAt(start)}
              >
                {t('card.book')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

const CancellationNotice = ({
  interview,
  side,
  otherName,
}: {
  interview: Interview;
  side: Side;
  otherName: string;
}) => {
  const t = useTranslations('interviews.card');
  const locale = useLocale();
  const { start, cancelledBy, cancelReason, durationMinutes } = interview;
  const bySide = cancelledBy === side ? t('cancelledByYou', { side }) : t('cancelledByThem', { name: otherName });
  return (
    <div className="space-y-1 text-ink-soft text-sm">
      <p>
        {cancelledBy === null ? t('cancelledByNeither') : bySide}{' '}
        {start !== null && t('wasAt', { time: formatTimeSpan(start, durationMinutes, locale, ownTimeZone()) })}
      </p>
      {cancelReason && <Quote>{cancelReason}</Quote>}
    </div>
  );
};

const Quote = ({ children }: { children: string }) => (
  <blockquote className="max-w-prose whitespace-pre-line break-words rounded-control bg-sunken px-4 py-3 text-ink-soft text-sm">
    {children}
  </blockquote>
);

const VideoLink = ({ interview }: { interview: Interview }) => {
  const t = useTranslations('interviews.card');
  if (interview.videoUrl === null || interview.status !== 'booked') return null;
  return (
    <p className="flex items-center gap-2">
      <Video className="size-4.5 text-muted" />
      <TextLink to={interview.videoUrl}>{t('join')}</TextLink>
    </p>
  );
};

export interface InterviewCardProps {
  interview: Interview;
  side: Side;
}

/** The content of the card. The parent renders the frame. */
export const InterviewCard = ({ interview, side }: InterviewCardProps) => {
  const t = useTranslations('interviews');
  const otherName = otherSideName(interview, side);
  const { status, start, durationMinutes, timeZones, note, moveNote } = interview;
  const state = toShownStatus(interview);
  const clocks = { durationMinutes, timeZones, side, otherName };
  return (
    <div {...interviewArea(interview.id)} className="space-y-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={TONES[state]}>{t(`status.${state}`)}</Badge>
        <span className="text-muted">{t('minutes', { minutes: durationMinutes })}</span>
      </p>
      {status === 'proposed' && <ProposedTimes interview={interview} clocks={clocks} />}
      {status === 'cancelled' && <CancellationNotice interview={interview} side={side} otherName={otherName} />}
      {status !== 'proposed' && status !== 'cancelled' && start !== null && (
        <BothClocks start={start} isOver={status !== 'booked'} {...clocks} />
      )}
      <InterviewerNames interviewers={interview.interviewers} />
      <VideoLink interview={interview} />
      {note && status !== 'cancelled' && <Quote>{note}</Quote>}
      {moveNote && status === 'proposed' && (
        <div className="space-y-1">
          <p className="text-ink-soft text-sm">{t('card.moveNote', { side, name: otherName })}</p>
          <Quote>{moveNote}</Quote>
        </div>
      )}
      <InterviewActions interview={interview} side={side} otherName={otherName} />
    </div>
  );
};
