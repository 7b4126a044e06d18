/** The history of an application, newest first, with the notes that the company and the candidate wrote to each other. */

import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { personName, toDisplayName } from '#client/names.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationDetail } from '../../applications.contract.ts';

type Entry = ApplicationDetail['history'][number];

const TEXT_KEYS = {
  applied: 'toApplied',
  interviewing: 'toInterviewing',
  offered: 'toOffered',
  hired: 'toHired',
  declined: 'toDeclined',
  withdrawn: 'toWithdrawn',
  pending: 'applied',
} as const;

const historyTextKey = ({ from, to, by, isUndo, isReview }: Entry) => {
  if (isReview) return 'reopened';
  if (isUndo && from !== 'declined') return 'moveUndone';
  if (from === 'declined') return 'undone';
  if (to === 'hired' && by.side === 'candidate') return 'accepted';
  return TEXT_KEYS[to];
};

/** Returns the text parameters for who made the move. Members of a company see each other's names. */
const moverParameters = ({ by: { side: bySide, name, member } }: Entry, side: Side, ownId: string) => {
  const isOwn = bySide === side && (member === undefined || member.id === ownId);
  return { own: isOwn ? 'yes' : 'no', who: member === undefined ? toDisplayName(name) : personName(member) };
};

interface Point {
  at: string;
  words: string;
  isUndone: boolean;
  note: string | null;
}

export interface HistoryTimelineProps {
  history: readonly Entry[];
  /** The reader's side. Text about its actions is in the second person. */
  side: Side;
  /** Set for the candidate: when the company first opened the application, and the company's name. */
  viewed?: { at: string; by: string } | undefined;
  /** True if the last move was not a decision: the application ended because the company deleted its account. */
  isEndedByDeletion?: boolean;
}

const usePoints = ({ history, side, viewed, isEndedByDeletion = false }: HistoryTimelineProps): Point[] => {
  const t = useTranslations('answers.history');
  const reason = useTranslations('vocabulary.declineReason');
  const { id: ownId } = useSuspenseQuery(currentUserQuery).data;
  const describe = (entry: Entry): string =>
    [
      // All of these texts take the same parameters, but TypeScript cannot check a union of eleven keys.
      t(historyTextKey(entry) as 'applied', moverParameters(entry, side, ownId)),
      entry.reason && reason(entry.reason),
    ]
      .filter(Boolean)
      .join(' · ');
  const moves = history.map((entry, index) => ({
    at: entry.at,
    words: isEndedByDeletion && index === history.length - 1 ? t('companyDeleted') : describe(entry),
    isUndone: entry.undoneAt !== undefined,
    note: entry.note,
  }));
  const viewEntry = viewed
    ? [{ at: viewed.at, words: t('viewed', { who: viewed.by }), isUndone: false, note: null }]
    : [];
  // The sort is stable, so simultaneous moves keep their order.
  return [...moves, ...viewEntry].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed();
};

export const HistoryTimeline = (props: HistoryTimelineProps) => {
  const t = useTranslations('answers.history');
  const times = useTimes();
  const points = usePoints(props);
  return (
    <section aria-labelledby="history" className="space-y-4">
      <SectionHeading id="history">{t('heading')}</SectionHeading>
      <ol className="relative">
        {points.map(({ at, words, isUndone, note }, index) => (
          <li key={`${at}-${words}`} className="relative pb-5 pl-6 last:pb-0">
            {index < points.length - 1 && (
              <span aria-hidden="true" className="absolute top-4 bottom-0 left-[5px] w-px bg-line-strong" />
            )}
            <span
              aria-hidden="true"
              className={`absolute top-1.5 left-0 size-[11px] rounded-full border-2 ${
                index === 0 ? 'border-accent bg-accent' : 'border-line-strong bg-raised'
              }`}
            />
            <p className={isUndone ? 'text-muted' : 'text-ink'}>{isUndone ? t('wasUndone', { move: words }) : words}</p>
            <time dateTime={at} className="block text-muted text-sm">
              {times.dateTime(at)}
            </time>
            {note && (
              <blockquote className="mt-2 whitespace-pre-line break-words rounded-control bg-sunken px-3 py-2 text-ink-soft text-sm">
                {note}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
