/** Icon and target of each kind of notification. The catalogs have the texts, by type. */
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
  /** The path of its subject, for a reader of this account type. */
  targetOf: (data: Data, accountType: AccountType | null) => string;
  /** The path of the list for a group. Absent if `notificationPath` leads to a list already. */
  groupTargetOf?: (data: Data, accountType: AccountType | null) => string;
}

const applicationFor = ({ applicationId }: { applicationId: string }, accountType: AccountType | null): string =>
  fillPath(accountType === 'candidate' ? APP_PATHS.myApplication : APP_PATHS.application, { id: applicationId });

/** A list of applications to one job. Rows older than grouping have no job, and each counts as one application. */
const applicationsFor = ({ jobId }: { jobId?: string | undefined }, extraQuery = ''): string =>
  `${APP_PATHS.applications}?jobId=${jobId}${extraQuery}`;

const KINDS: { readonly [Type in NotificationType]: Kind<NotificationData<Type>> } = {
  application_received: {
    icon: FileText,
    targetOf: applicationFor,
    groupTargetOf: (data) => applicationsFor(data),
  },
  application_moved: { icon: RefreshCw, targetOf: applicationFor },
  offer_revised: { icon: Handshake, targetOf: applicationFor },
  offer_withdrawn: { icon: Handshake, targetOf: applicationFor },
  offer_expired: { icon: Handshake, targetOf: applicationFor },
  offer_proposed: { icon: Handshake, targetOf: applicationFor },
  offer_kept: { icon: Handshake, targetOf: applicationFor },
  hire_changed: { icon: Handshake, targetOf: applicationFor },
  guarantee_claimed: { icon: Handshake, targetOf: () => APP_PATHS.hires },
  check_in_problem: { icon: Handshake, targetOf: () => APP_PATHS.hires },
  invitation_received: {
    icon: MailOpen,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.job, { id: jobId }),
  },
  invitation_declined: {
    icon: MailX,
    targetOf: ({ jobId }) => `${fillPath(APP_PATHS.companyJob, { id: jobId })}?tab=people`,
  },
  interview_updated: { icon: CalendarClock, targetOf: applicationFor },
  answer_asked: {
    icon: CalendarClock,
    targetOf: applicationFor,
    groupTargetOf: (data) => applicationsFor(data, '&sort=waiting'),
  },
  answers_owed: {
    icon: CalendarClock,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
  },
  job_ending: {
    icon: CalendarClock,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
  },
  job_closed: {
    icon: CalendarClock,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
  },
  job_taken_down: {
    icon: EyeOff,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
  },
  job_restored: {
    icon: Eye,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
  },
  appeal_filed: {
    icon: Scale,
    targetOf: (data, accountType) =>
      accountType === 'company' ? applicationFor(data, accountType) : APP_PATHS.adminAppeals,
    groupTargetOf: (data, accountType) =>
      accountType === 'company' ? applicationsFor(data, '&status=declined') : APP_PATHS.adminAppeals,
  },
  appeal_closed: { icon: Scale, targetOf: applicationFor },
  message_received: {
    icon: MessageSquare,
    targetOf: ({ userId }) => `${APP_PATHS.messages}?userId=${userId}`,
  },
  mention: { icon: AtSign, targetOf: applicationFor },
  profile_approved: {
    icon: BadgeCheck,
    targetOf: () => APP_PATHS.candidateDashboard,
  },
  profile_rejected: { icon: UserRoundPen, targetOf: () => APP_PATHS.profile },
  verification_moved: { icon: ShieldCheck, targetOf: () => APP_PATHS.profile },
  profiles_read_up: { icon: Eye, targetOf: () => APP_PATHS.adminActivity },
  report_filed: { icon: Flag, targetOf: () => APP_PATHS.adminReports },
};

export const notificationIcon = (type: NotificationType): typeof FileText => KINDS[type].icon;

/** The path of a notification for a reader of this account type: its subject, or the list for a group. */
export const notificationPath = ({ type, data, count }: Notification, accountType: AccountType | null): string => {
  // The data match the type, but the compiler cannot infer it through the table.
  const kind = KINDS[type] as Kind<typeof data>;
  const buildPath = count > 1 ? (kind.groupTargetOf ?? kind.targetOf) : kind.targetOf;
  return buildPath(data, accountType);
};
