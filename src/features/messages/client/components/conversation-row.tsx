/** A conversation in the list: name, last message, time and unread count. */

import { Paperclip } from 'lucide-react';
import { useFormatter, useLocale, useTimeZone, useTranslations } from 'use-intl';
import { shortName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { formatDate, formatTime } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { Conversation } from '../../messages.contract.ts';
import { correspondentName } from '../correspondent-name.ts';
import type { VisibleBox } from '../messages.api.ts';
import { createDayFormatter, type ThreadReader } from '../thread-rows.ts';
import { useTyping } from '../use-typing.ts';

/** Returns the time of day if the instant is today, or else the date. */
const useShortTime = (iso: string, now: Date): string => {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const formatDay = createDayFormatter(timeZone);
  return formatDay(iso) === formatDay(now.toISOString())
    ? formatTime(iso, locale, timeZone)
    : formatDate(iso, now, locale, timeZone);
};

interface ConversationRowProps extends ThreadReader {
  conversation: Conversation;
  isOpen: boolean;
  now: Date;
  /** The list that contains the conversation. It stays open next to the thread. */
  box: VisibleBox;
}

type LastMessage = Conversation['lastMessage'];

/** Returns the preview of the newest message, with its author if the user or a colleague wrote it. */
const usePreview = ({ senderId, author, content, attachmentCount }: LastMessage, reader: ThreadReader): string => {
  const t = useTranslations('messages.list');
  const text = content === '' ? t('files', { count: attachmentCount }) : content;
  if (senderId !== reader.ownId) return text;
  return author.id === reader.personId
    ? t('ownPreview', { text })
    : t('authorPreview', { name: shortName(author), text });
};

const Preview = ({ conversation: { user, lastMessage, unreadCount }, ...reader }: ConversationRowProps) => {
  const t = useTranslations('messages.list');
  const isTyping = useTyping(user.id);
  const { attachmentCount } = lastMessage;
  const text = usePreview(lastMessage, reader);
  return (
    <span
      className={classNames(
        'min-w-0 flex-1 truncate text-sm',
        isTyping ? 'text-positive-ink italic' : unreadCount > 0 ? 'font-medium text-ink' : 'text-muted',
      )}
    >
      {attachmentCount > 0 && !isTyping && <Paperclip className="mr-1 inline size-3.5" />}
      {isTyping ? t('typing') : text}
    </span>
  );
};

const Unread = ({ count }: { count: number }) => {
  const t = useTranslations('messages.list');
  const { number } = useFormatter();
  return (
    <span className="tabular min-w-5 shrink-0 rounded-full bg-accent px-1.5 text-center font-semibold text-on-accent text-xs">
      <span aria-hidden="true">{count > 99 ? '99+' : number(count)}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
};

export const ConversationRow = (props: ConversationRowProps) => {
  const { conversation, isOpen, now, box } = props;
  const { user, lastMessage, unreadCount } = conversation;
  const time = useShortTime(lastMessage.createdAt, now);
  return (
    <li>
      <Link
        to={`${APP_PATHS.messages}?userId=${user.id}${box === 'archived' ? '&box=archived' : ''}`}
        aria-current={isOpen ? 'page' : undefined}
        className={classNames(
          'relative flex items-center gap-3 border-line border-b px-4 py-3 focus-visible:-outline-offset-2',
          isOpen
            ? 'bg-accent-soft before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent'
            : 'hover:bg-hover',
        )}
      >
        <Avatar
          id={user.id}
          name={correspondentName(user)}
          photoUrl={user.profileImageUrl}
          shape={user.accountType === 'company' ? 'square' : 'round'}
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span
              className={classNames(
                'min-w-0 flex-1 truncate text-ink',
                unreadCount > 0 ? 'font-bold' : 'font-semibold',
              )}
            >
              {correspondentName(user)}
            </span>
            <time dateTime={lastMessage.createdAt} className="tabular shrink-0 text-muted text-xs">
              {time}
            </time>
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <Preview {...props} />
            {unreadCount > 0 && <Unread count={unreadCount} />}
          </span>
        </span>
      </Link>
    </li>
  );
};
