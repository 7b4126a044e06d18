/** Icon, target and affected reads of each kind of notification. The texts are in the catalogs, under its type. */
import {
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
  /** The path of the list for a group. Absent if `targetOf` leads to a list already. */
  groupTargetOf?: (data: Data, accountType: AccountType | null) => string;
  /** The calls whose responses are stale, in addition to the bell's. Null if another live frame covers that. */
  changes: string | null;
}

const applicationFor = ({ applicationId }: { applicationId: string }, accountType: AccountType | null): string =>
  fillPath(accountType === 'candidate' ? APP_PATHS.myApplication : APP_PATHS.application, { id: applicationId });

/** A list of applications to one job. Rows older than grouping have no job, and each counts as one application. */
const applicationsFor = ({ jobId }: { jobId?: string | undefined }, more = ''): string =>
  `${APP_PATHS.applications}?jobId=${jobId}${more}`;

const KINDS: { readonly [Type in NotificationType]: Kind<NotificationData<Type>> } = {
  application_received: {
    icon: FileText,
    targetOf: applicationFor,
    groupTargetOf: (data) => applicationsFor(data),
    changes: null,
  },
  application_moved: { icon: RefreshCw, targetOf: applicationFor, changes: null },
  offer_revised: { icon: Handshake, targetOf: applicationFor, changes: null },
  offer_withdrawn: { icon: Handshake, targetOf: applicationFor, changes: null },
  offer_expired: { icon: Handshake, targetOf: applicationFor, changes: null },
  offer_proposed: { icon: Handshake, targetOf: applicationFor, changes: null },
  offer_kept: { icon: Handshake, targetOf: applicationFor, changes: null },
  hire_changed: { icon: Handshake, targetOf: applicationFor, changes: null },
  guarantee_claimed: { icon: Handshake, targetOf: () => APP_PATHS.hires, changes: '/api/hires' },
  check_in_problem: { icon: Handshake, targetOf: () => APP_PATHS.hires, changes: '/api/hires' },
  invitation_received: {
    icon: MailOpen,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.job, { id: jobId }),
    changes: null,
  },
  invitation_declined: {
    icon: MailX,
    targetOf: ({ jobId }) => `${fillPath(APP_PATHS.companyJob, { id: jobId })}?tab=people`,
    changes: null,
  },
  interview_updated: { icon: CalendarClock, targetOf: applicationFor, changes: '/api/interviews' },
  answer_asked: {
    icon: CalendarClock,
    targetOf: applicationFor,
    groupTargetOf: (data) => applicationsFor(data, '&sort=waiting'),
    changes: null,
  },
  answers_owed: {
    icon: CalendarClock,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
    changes: '/api/jobs',
  },
  job_ending: {
    icon: CalendarClock,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
    changes: '/api/jobs',
  },
  job_closed: {
    icon: CalendarClock,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
    changes: '/api/jobs',
  },
  job_taken_down: {
    icon: EyeOff,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
    changes: '/api/jobs',
  },
  job_restored: {
    icon: Eye,
    targetOf: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
    changes: '/api/jobs',
  },
  appeal_filed: {
    icon: Scale,
    targetOf: (data, accountType) =>
      accountType === 'company' ? applicationFor(data, accountType) : APP_PATHS.adminAppeals,
    groupTargetOf: (data, accountType) =>
      accountType === 'company' ? applicationsFor(data, '&status=declined') : APP_PATHS.adminAppeals,
    changes: '/api/appeals',
  },
  appeal_closed: { icon: Scale, targetOf: applicationFor, changes: '/api/appeals' },
  message_received: {
    icon: MessageSquare,
    targetOf: ({ userId }) => `${APP_PATHS.messages}?userId=${userId}`,
    changes: null,
  },
  profile_approved: {
    icon: BadgeCheck,
    targetOf: () => APP_PATHS.candidateDashboard,
    changes: '/api/candidates/my-profile',
  },
  profile_rejected: { icon: UserRoundPen, targetOf: () => APP_PATHS.profile, changes: '/api/candidates/my-profile' },
  verification_moved: { icon: ShieldCheck, targetOf: () => APP_PATHS.profile, changes: '/api/verifications' },
  profiles_read_up: { icon: Eye, targetOf: () => APP_PATHS.adminActivity, changes: '/api/admin/activity' },
  report_filed: { icon: Flag, targetOf: () => APP_PATHS.adminReports, changes: '/api/admin/reports' },
};

export const kindOf = (type: NotificationType): Pick<Kind<never>, 'icon' | 'changes'> => KINDS[type];

/** The path of a notification for a reader of this account type: its subject, or the list for a group. */
export const targetOf = ({ type, data, count }: Notification, accountType: AccountType | null): string => {
  // The data match the type, but the compiler cannot infer it through the table.
  const kind = KINDS[type] as Kind<typeof data>;
  const lead = count > 1 ? (kind.groupTargetOf ?? kind.targetOf) : kind.targetOf;
  return lead(data, accountType);
};
