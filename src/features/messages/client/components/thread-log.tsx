/** The messages of a thread. Opens at the newest message or the anchor, loads more on scroll, and has a button for jumping to the newest message. */

import { ArrowDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { dateFormat } from '#client/ui/intl-formats.ts';
import { DAY_MS } from '#shared/time.ts';
import { createDayFormatter, type ThreadRow } from '../thread-rows.ts';
import { useStickToNewest } from '../use-stick-to-newest.ts';
import type { ThreadMessages } from '../use-thread-messages.ts';
import { MessageBubble, messageElementId, type PendingActions } from './message-bubble.tsx';

const useDayName = (iso: string): string => {
  const t = useTranslations('messages.thread');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const now = useNow({ updateInterval: 60_000 });
  const formatDay = createDayFormatter(timeZone);
  const day = formatDay(iso);
  if (day === formatDay(now.toISOString())) return t('today');
  if (day === formatDay(new Date(now.getTime() - DAY_MS).toISOString())) return t('yesterday');
  const isThisYear = day.slice(0, 4) === formatDay(now.toISOString()).slice(0, 4);
  return dateFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone,
  }).format(new Date(iso));
};

/** The separator before the messages of a day. */
const DayLine = ({ at }: { at: string }) => (
  <li className="mt-6 mb-2 flex items-center gap-3 text-muted text-xs first:mt-0 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    <span className="font-semibold">{useDayName(at)}</span>
  </li>
);

interface ThreadLogProps extends PendingActions {
  rows: readonly ThreadRow[];
  /** The other person's name. */
  name: string;
  isTyping: boolean;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  onLoadEarlier: () => void;
  /**
   * Set if the thread was opened at a specific message. `later` loads later messages, and is null if the
   * newest ones are loaded. `onLeave` goes to the newest message.
   */
  anchor: { messageId: string; later: ThreadMessages['later']; onLeave: () => void } | null;
}

/** Loads earlier messages when the top is near. */
const Earlier = ({
  hasEarlier,
  isLoadingEarlier,
  onLoadEarlier,
}: Omit<ThreadLogProps, 'rows' | 'name' | 'isTyping' | 'anchor' | keyof PendingActions>) => {
  const t = useTranslations('messages.thread');
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sentinel.current || !hasEarlier || isLoadingEarlier) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoadEarlier(), {
      root: sentinel.current.closest('[role="log"]'),
      rootMargin: '400px 0px 0px 0px',
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [hasEarlier, isLoadingEarlier, onLoadEarlier]);
  return (
    <div ref={sentinel} className="h-9 shrink-0 text-center text-muted text-xs">
      {hasEarlier ? isLoadingEarlier && t('loadingEarlier') : t('beginning')}
    </div>
  );
};

/** Loads later messages when the bottom is near. */
const Later = ({ later }: { later: NonNullable<ThreadMessages['later']> }) => {
  const t = useTranslations('messages.thread');
  const sentinel = useRef<HTMLDivElement>(null);
  const { isLoading, load } = later;
  useEffect(() => {
    if (!sentinel.current || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: sentinel.current.closest('[role="log"]'),
      rootMargin: '0px 0px 400px 0px',
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [isLoading, load]);
  return (
    <div ref={sentinel} className="h-9 shrink-0 pt-2 text-center text-muted text-xs">
      {isLoading && t('loadingLater')}
    </div>
  );
};

/** A scrolling box must be reachable by keyboard, even without focusable content. */
const REACHABLE = { tabIndex: 0 } as const;

const Typing = ({ name }: { name: string }) => {
  const t = useTranslations('messages.thread');
  return (
    <p className="mt-3 flex items-center gap-2 text-muted text-sm">
      <span aria-hidden="true" className="flex gap-1 rounded-full bg-sunken px-3 py-2.5 max-md:bg-raised">
        {[0, 200, 400].map((delay) => (
          <span
            key={delay}
            className="size-1.5 animate-pulse rounded-full bg-muted"
            style={{ animationDelay: `${delay}ms` }}
          />
        ))}
      </span>
      {t('typing', { name })}
    </p>
  );
};

export const ThreadLog = ({ rows, name, isTyping, anchor, onRetry, onDiscard, ...earlier }: ThreadLogProps) => {
  const t = useTranslations('messages.thread');
  const last = rows.at(-1);
  const isLastOwn = last?.kind === 'message' && last.isOwn;
  const stick = useStickToNewest({
    first: rows[0]?.key,
    last: last?.key,
    isLastOwn,
    startAt: anchor === null ? null : `#${messageElementId(anchor.messageId)}`,
  });
  const isAway = anchor !== null || !stick.isAtNewest;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={stick.box}
        onScroll={stick.handleScroll}
        role="log"
        aria-label={t('label', { name })}
        {...REACHABLE}
        className="relative size-full overflow-y-auto overscroll-contain px-4 py-4 [overflow-anchor:none] focus-visible:-outline-offset-2 md:px-6"
      >
        <div className="flex min-h-full flex-col justify-end">
          <Earlier {...earlier} />
          <ol>
            {rows.map((row) =>
              row.kind === 'day' ? (
                <DayLine key={row.key} at={row.at} />
              ) : (
                <MessageBubble
                  key={row.key}
                  row={row}
                  isAnchor={anchor !== null && row.messageId === anchor.messageId}
                  writer={row.author ?? (row.isOwn ? t('you') : name)}
                  onRetry={onRetry}
                  onDiscard={onDiscard}
                />
              ),
            )}
          </ol>
          {anchor?.later && <Later later={anchor.later} />}
          {isTyping && <Typing name={name} />}
        </div>
      </div>
      {isAway && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            size="sm"
            onClick={anchor?.onLeave ?? stick.scrollToNewest}
            icon={<ArrowDown className="size-4" />}
            className="pointer-events-auto animate-rise rounded-full shadow-float"
          >
            {stick.hasNewBelow && anchor === null ? t('newBelow') : t('toNewest')}
          </Button>
        </div>
      )}
    </div>
  );
};
