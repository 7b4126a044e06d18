/** A notification with its text, time and link. Earlier notifications about the same application expand below it. */

import { type ReactNode, useState } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { classNames } from '#client/ui/class-names.ts';
import { formatRelative } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Notification, NotificationType } from '../../notifications.contract.ts';
import type { NotificationStack } from '../notification-groups.ts';
import { notificationIcon, notificationPath } from '../notification-kinds.ts';

/** Returns the values that the text needs in a different form, such as the verified subject ("your English") or a key without a hyphen. */
const extraValues = (
  { type, data }: Notification,
  accountType: AccountType | null,
  t: ReturnType<typeof useTranslations<'notifications'>>,
) => {
  // Companies are notified of a hire only if the candidate accepted an offer, and candidates only if the company hired them without one.
  if (type === 'application_moved' && data.status === 'hired' && accountType === 'candidate') {
    return { status: 'hiredByCompany' };
  }
  if (type === 'hire_changed' && data.change === 'called-off') return { change: 'calledOff' };
  if (type === 'mention') return { text: data.text ?? 'none' };
  if (type !== 'verification_moved') return {};
  return { kind: t(`verification.${data.kind}`, { subject: data.subject ?? 'none' }) };
};

/** Composes the text of the notification in the reader's language from its type, data and count. */
const useSentence = ({ type, data, count }: Notification, accountType: AccountType | null): ReactNode => {
  const t = useTranslations('notifications');
  const strong = (text: ReactNode) => <strong className="font-semibold">{text}</strong>;
  const extra = extraValues({ type, data } as Notification, accountType, t);
  const name = 'name' in data ? { name: toDisplayName(data.name) } : {};
  const values = { strong, count, ...data, ...name, ...extra };
  // The compiler cannot check the values for all texts together. notification-kinds.test.ts checks that each text uses only the data of its type.
  const rich = t.rich as unknown as (key: `text.${NotificationType}`, given: typeof values) => ReactNode;
  return rich(`text.${type}`, values);
};

interface EntryProps {
  notification: Notification;
  accountType: AccountType | null;
  onOpen: () => void;
}

const Entry = ({ notification, accountType, onOpen }: EntryProps) => {
  const t = useTranslations('notifications');
  const locale = useLocale();
  const now = useNow({ updateInterval: 60_000 });
  const Icon = notificationIcon(notification.type);
  const isUnread = notification.readAt === null;
  return (
    <Link
      to={notificationPath(notification, accountType)}
      onClick={onOpen}
      className="flex items-start gap-3 rounded-control px-2.5 py-2.5 hover:bg-hover"
    >
      <span
        className={classNames(
          'mt-0.5 grid size-8 shrink-0 place-content-center rounded-full',
          isUnread ? 'bg-accent-soft text-accent-ink' : 'bg-sunken text-muted',
        )}
      >
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('block text-sm', isUnread ? 'text-ink' : 'text-ink-soft')}>
          {useSentence(notification, accountType)}
        </span>
        <time dateTime={notification.createdAt} className="mt-0.5 block text-muted text-xs">
          {formatRelative(notification.createdAt, now, locale)}
        </time>
      </span>
      {isUnread && (
        <span className="mt-2 size-2 shrink-0 rounded-full bg-accent">
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
    </Link>
  );
};

interface NotificationItemProps {
  stack: NotificationStack;
  accountType: AccountType | null;
  onOpen: (followed: readonly Notification[]) => void;
}

/** A stack of notifications about the same subject. Opening the newest marks all of them as read. */
export const NotificationItem = ({ stack: { newest, older }, accountType, onOpen }: NotificationItemProps) => {
  const t = useTranslations('notifications');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <Entry notification={newest} accountType={accountType} onOpen={() => onOpen([newest, ...older])} />
      {older.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="mb-1 ml-12.5 min-h-8 rounded-control px-1 text-muted text-xs underline decoration-line-strong underline-offset-3 hover:text-ink"
        >
          {t('older', { count: older.length })}
        </button>
      )}
      {isOpen && (
        <ul className="ml-4 border-line border-l pl-1">
          {older.map((notification) => (
            <li key={notification.id}>
              <Entry notification={notification} accountType={accountType} onOpen={() => onOpen([notification])} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
