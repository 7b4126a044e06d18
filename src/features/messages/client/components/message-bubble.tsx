/** A message: text with clickable links, files, time and delivery state. */
import { CheckCheck, CircleAlert, RotateCw } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { useTimes } from '#client/ui/use-times.ts';
import { splitLinks } from '../link-text.ts';
import type { PendingMessage } from '../outbox.ts';
import { isSameRow, type MessageRow } from '../thread-rows.ts';

const MessageFiles = lazy(async () => ({ default: (await import('./message-files.tsx')).MessageFiles }));

const LinkedText = ({ text }: { text: string }) =>
  splitLinks(text).map((part, index) =>
    part.href === null ? (
      part.text
    ) : (
      <a
        // The parts of a message never change order.
        key={`${index}-${part.href}`}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="rounded-sm underline decoration-1 underline-offset-2 hover:decoration-2"
      >
        {part.text}
      </a>
    ),
  );

export interface PendingActions {
  onRetry: (message: PendingMessage) => void;
  onDiscard: (message: PendingMessage) => void;
}

const smallAction = 'min-h-6 rounded-sm px-1 py-0.5 font-semibold underline-offset-2 hover:underline';

const FailedNotice = ({ pending, onRetry, onDiscard }: PendingActions & { pending: PendingMessage }) => {
  const t = useTranslations('messages.thread');
  return (
    <p data-keep-clear="" className="mt-1 flex flex-wrap items-center justify-end gap-x-1.5 text-danger-ink text-xs">
      <CircleAlert className="size-3.5" />
      {t('notSent')}
      <button
        type="button"
        className={classNames(smallAction, 'flex items-center gap-1')}
        onClick={() => onRetry(pending)}
      >
        <RotateCw className="size-3.5" />
        {t('retry')}
      </button>
      <button type="button" className={classNames(smallAction, 'text-muted')} onClick={() => onDiscard(pending)}>
        {t('discard')}
      </button>
    </p>
  );
};

const BubbleFooter = ({ row }: { row: MessageRow }) => {
  const t = useTranslations('messages.thread');
  const times = useTimes();
  if (row.state === 'sending') return <p className="mt-1 text-right text-muted text-xs">{t('sending')}</p>;
  if (!row.isLast && !row.isLastRead) return null;
  return (
    <p className={classNames('mt-1 flex items-center gap-1.5 text-muted text-xs', row.isOwn && 'justify-end')}>
      <time dateTime={row.createdAt} className="tabular">
        {times.time(row.createdAt)}
      </time>
      {row.isLastRead && (
        <span className="flex items-center gap-1 text-positive-ink">
          <CheckCheck className="size-3.5" />
          {t('read')}
        </span>
      )}
    </p>
  );
};

const OWN_STYLE = 'rounded-br-sm bg-accent-soft text-ink';
const RECEIVED_STYLE = 'rounded-bl-sm border border-line bg-raised text-ink md:bg-sunken md:border-transparent';

interface MessageBubbleProps extends PendingActions {
  row: MessageRow;
  /** True if the thread was opened at this message. */
  isAnchor: boolean;
  /** Screen readers read this name before the text. */
  writer: string;
}

export const messageElementId = (messageId: string): string => `message-${messageId}`;

const Bubble = ({ row, isAnchor, writer, onRetry, onDiscard }: MessageBubbleProps) => (
  <li
    id={isAnchor && row.messageId !== null ? messageElementId(row.messageId) : undefined}
    className={classNames('flex', row.isOwn ? 'justify-end' : 'justify-start', row.isFirst ? 'mt-4' : 'mt-1')}
  >
    {/* Toasts must not cover a failed message, so that the user sees which message failed. */}
    <div
      className="max-w-[85%] md:max-w-[34rem] lg:max-w-[75%]"
      data-keep-clear={row.state === 'failed' ? '' : undefined}
    >
      {row.author !== null && row.isFirst && (
        <p aria-hidden="true" className={classNames('mb-1 px-1 text-muted text-xs', row.isOwn && 'text-right')}>
          {row.author}
        </p>
      )}
      <div
        className={classNames(
          'w-fit whitespace-pre-wrap rounded-panel px-3.5 py-2 [overflow-wrap:anywhere]',
          row.isOwn ? OWN_STYLE : RECEIVED_STYLE,
          row.isOwn && 'ml-auto',
          row.state === 'sending' && 'opacity-65',
          row.state === 'failed' && 'border border-danger-line border-dashed',
          isAnchor && 'outline-2 outline-accent outline-offset-2',
        )}
      >
        <span className="sr-only">{writer}: </span>
        {row.content !== '' && (
          <span>
            <LinkedText text={row.content} />
          </span>
        )}
        {row.attachmentCount > 0 && (
          <Suspense fallback={<span className="block h-14 w-48" />}>
            <MessageFiles attachments={row.attachments} count={row.attachmentCount} isBelowText={row.content !== ''} />
          </Suspense>
        )}
      </div>
      {row.state === 'failed' && row.pending ? (
        <FailedNotice pending={row.pending} onRetry={onRetry} onDiscard={onDiscard} />
      ) : (
        <BubbleFooter row={row} />
      )}
    </div>
  </li>
);

const isSame = (a: MessageBubbleProps, b: MessageBubbleProps): boolean =>
  isSameRow(a.row, b.row) &&
  a.isAnchor === b.isAnchor &&
  a.writer === b.writer &&
  a.onRetry === b.onRetry &&
  a.onDiscard === b.onDiscard;

/** Shows the user's messages on the right and the other person's on the left. Rerenders only if the row has changed. */
export const MessageBubble = memo(Bubble, isSame);
