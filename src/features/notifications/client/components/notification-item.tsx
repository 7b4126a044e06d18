/** One notification: what happened, when, and a link to it. */
import { BadgeCheck, Eye, FileText, Flag, MessageSquare, RefreshCw, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { formatRelative } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { type AccountType, APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import type { Notification, NotificationType } from '../../notifications.contract.ts';
import { targetOf } from '../notification-target.ts';

const ICONS: Record<NotificationType, typeof FileText> = {
  application_received: FileText,
  application_moved: RefreshCw,
  message_received: MessageSquare,
  profile_approved: BadgeCheck,
  profile_rejected: UserRoundPen,
  report_filed: Flag,
  profiles_read_up: Eye,
};

const isStatus = (text: string | undefined): text is ApplicationStatus =>
  (APPLICATION_STATUSES as readonly (string | undefined)[]).includes(text);

/** What happened, in the reader's language. */
const useSentence = ({ type, data }: Notification): ReactNode => {
  const t = useTranslations('notifications.text');
  const word = useTranslations('vocabulary.applicationStatus');
  const strong = (text: ReactNode) => <strong className="font-semibold">{text}</strong>;
  const name = data.name ?? '';
  const jobTitle = data.jobTitle ?? '';
  switch (type) {
    case 'application_received':
      return t.rich('application_received', { strong, name, jobTitle });
    case 'application_moved':
      return t.rich('application_moved', {
        strong,
        name,
        jobTitle,
        status: isStatus(data.status) ? word(data.status) : '',
      });
    case 'message_received':
      return t.rich('message_received', { strong, name });
    case 'profile_approved':
      return t('profile_approved');
    case 'profile_rejected':
      return t('profile_rejected');
    case 'report_filed':
      return t.rich('report_filed', { strong, name });
    case 'profiles_read_up':
      return t.rich('profiles_read_up', { strong, name, count: Number(data.count ?? 0) });
    default:
      return type satisfies never;
  }
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
  const Icon = ICONS[notification.type];
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
