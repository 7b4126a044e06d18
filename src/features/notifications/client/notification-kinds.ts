/** The icon and link of each kind of notification. The text for each kind is in the catalogs. */
import {
  AtSign,
  BadgeCheck,
  CalendarClock,
  Eye,
  EyeOff,
  FileText,
  Flag,
  Handshake,
  MailOpen,
  MailX,
  MessageSquare,
  RefreshCw,
  Scale,
  ShieldCheck,
  UserRoundPen,
} from 'lucide-react';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Notification, NotificationData, NotificationType } from '../notifications.contract.ts';

interface Kind<Data> {
  icon: typeof FileText;
  /** Returns the path of the notification's subject for a reader of this account type. */
  targetPath: (data: Data, accountType: AccountType | null) => string;
  /** Returns the path of the list for a group. Absent if `targetPath` already leads to a list. */
  groupTargetPath?: (data: Data, accountType: AccountType | null) => string;
}

const applicationPath = ({ applicationId }: { applicationId: string }, accountType: AccountType | null): string =>
  fillPath(accountType === 'candidate' ? APP_PATHS.myApplication : APP_PATHS.application, { id: applicationId });

/** Returns the path of a job's list of applications. Notifications that predate grouping have no job, but none of them is a group. */
const applicationListPath = ({ jobId }: { jobId?: string | undefined }, extraQuery = ''): string =>
  `${APP_PATHS.applications}?jobId=${jobId}${extraQuery}`;

/** The hires of all companies. Without this filter, admins who also have a company or a profile see only their own hires. */
const ALL_HIRES_PATH = `${APP_PATHS.hires}?of=all`;

const KINDS: { readonly [Type in NotificationType]: Kind<NotificationData<Type>> } = {
  application_received: {
    icon: FileText,
    targetPath: applicationPath,
    groupTargetPath: (data) => applicationListPath(data),
  },
  application_moved: { icon: RefreshCw, targetPath: applicationPath },
  offer_revised: { icon: Handshake, targetPath: applicationPath },
  offer_withdrawn: { icon: Handshake, targetPath: applicationPath },
  offer_expired: { icon: Handshake, targetPath: applicationPath },
  offer_proposed: { icon: Handshake, targetPath: applicationPath },
  offer_kept: { icon: Handshake, targetPath: applicationPath },
  hire_changed: { icon: Handshake, targetPath: applicationPath },
  guarantee_claimed: { icon: Handshake, targetPath: () => ALL_HIRES_PATH },
  check_in_problem: { icon: Handshake, targetPath: () => ALL_HIRES_PATH },
  invitation_received: {
    icon: MailOpen,
    targetPath: ({ jobId }) => fillPath(APP_PATHS.job, { id: jobId }),
  },
  invitation_declined: {
    icon: MailX,
    targetPath: ({ jobId }) => `${fillPath(APP_PATHS.companyJob, { id: jobId })}?tab=people`,
  },
  interview_updated: { icon: CalendarClock, targetPath: applicationPath },
  answer_asked: {
    icon: CalendarClock,
    targetPath: applicationPath,
    groupTargetPath: (data) => applicationListPath(data, '&sort=waiting'),
  },
  answers_owed: {
    icon: CalendarClock,
    targetPath: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
  },
  job_ending: {
    icon: CalendarClock,
    targetPath: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
  },
  job_closed: {
    icon: CalendarClock,
    targetPath: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
  },
  job_taken_down: {
    icon: EyeOff,
    targetPath: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
  },
  job_restored: {
    icon: Eye,
    targetPath: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
  },
  appeal_filed: {
    icon: Scale,
    targetPath: (data, accountType) =>
      accountType === 'company' ? applicationPath(data, accountType) : APP_PATHS.adminAppeals,
    groupTargetPath: (data, accountType) =>
      accountType === 'company' ? applicationListPath(data, '&status=declined') : APP_PATHS.adminAppeals,
  },
  appeal_closed: { icon: Scale, targetPath: applicationPath },
  message_received: {
    icon: MessageSquare,
    targetPath: ({ userId }) => `${APP_PATHS.messages}?userId=${userId}`,
  },
  mention: { icon: AtSign, targetPath: applicationPath },
  profile_approved: {
    icon: BadgeCheck,
    targetPath: () => APP_PATHS.candidateDashboard,
  },
  profile_rejected: { icon: UserRoundPen, targetPath: () => APP_PATHS.profile },
  verification_moved: { icon: ShieldCheck, targetPath: () => APP_PATHS.profile },
  profiles_read_up: { icon: Eye, targetPath: () => APP_PATHS.adminActivity },
  report_filed: { icon: Flag, targetPath: () => APP_PATHS.adminReports },
};

export const notificationIcon = (type: NotificationType): typeof FileText => KINDS[type].icon;

/** Returns the path of a notification's subject, or of the list for a group, for a reader of this account type. */
export const notificationPath = ({ type, data, count }: Notification, accountType: AccountType | null): string => {
  // The data match the type, but the compiler cannot infer this through the table.
  const kind = KINDS[type] as Kind<typeof data>;
  const buildPath = count > 1 ? (kind.groupTargetPath ?? kind.targetPath) : kind.targetPath;
  return buildPath(data, accountType);
};
