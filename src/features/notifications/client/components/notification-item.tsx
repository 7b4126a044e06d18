/** One notification: text, time and link. */
import type { ReactNode } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { formatRelative } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Notification } from '../../notifications.contract.ts';
import { kindOf, targetOf } from '../notification-kinds.ts';

/** Values of closed lists in the reader's language; the kind of verification with its subject. */
const wordsOf = ({ type, data }: Notification, word: ReturnType<typeof useTranslations<'vocabulary'>>) => {
  if (type === 'application_moved') return { status: word(`applicationStatus.${data.status}`) };
  if (type === 'hire_changed') return { change: word(`hireStatus.${data.change}`) };
  if (type !== 'verification_moved') return {};
  const kind = word(`verificationKind.${data.kind}`);
  return { kind: [kind, data.subject].filter(Boolean).join(' · '), status: word(`verificationStatus.${data.status}`) };
};

/** The text of the notification in the reader's language, from its type, data and count. */
const useSentence = ({ type, data, count }: Notification): ReactNode => {
  const t = useTranslations('notifications.text');
  const word = useTranslations('vocabulary');
  const strong = (text: ReactNode) => <strong className="font-semibold">{text}</strong>;
  const values = { strong, count, ...data, ...wordsOf({ type, data } as Notification, word) };
  // notification-kinds.test.ts checks that each text uses only the data of its type.
  return t.rich(type, values as never);
};

interface NotificationItemProps {
  notification: Notification;
  accountType: AccountType | null;
  onOpen: () => void;
}

export const NotificationItem = ({ notification, accountType, onOpen }: NotificationItemProps) => {
  const t = useTranslations('notifications');
  const locale = useLocale();
  const now = useNow({ updateInterval: 60_000 });
  const Icon = kindOf(notification.type).icon;
  const isUnread = notification.readAt === null;
  return (
    <li>
      <Link
        to={targetOf(notification, accountType)}
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
            {useSentence(notification)}
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
    </li>
  );
};
