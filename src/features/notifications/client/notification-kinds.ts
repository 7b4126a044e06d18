/** What the browser knows of each kind of notification; what it says stands in the catalogs, under its type. */
import {
  BadgeCheck,
  CalendarClock,
  Eye,
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
  /** The path of what it is about, for a reader of this account type. */
  targetOf: (data: Data, accountType: AccountType | null) => string;
  /** The path of the list that a group of them is about; absent where `targetOf` leads to one. */
  groupTargetOf?: (data: Data, accountType: AccountType | null) => string;
  /** The calls whose answers have changed, beyond the bell; null where a live frame of its own says so. */
  changes: string | null;
}

const applicationFor = ({ applicationId }: { applicationId: string }, accountType: AccountType | null): string =>
  fillPath(accountType === 'candidate' ? APP_PATHS.myApplication : APP_PATHS.application, { id: applicationId });

/** A list of applications to one job. The job is absent in rows from before they were grouped, of which each stands for one. */
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
    targetOf: ({ jobId }) => fillPath(APP_PATHS.companyJob, { id: jobId }),
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

/** The path of what a notification is about, for a reader of this account type: one thing, or of a group the list. */
export const targetOf = ({ type, data, count }: Notification, accountType: AccountType | null): string => {
  // The data are those of the type; the compiler cannot follow the pair through the table.
  const kind = KINDS[type] as Kind<typeof data>;
  const lead = count > 1 ? (kind.groupTargetOf ?? kind.targetOf) : kind.targetOf;
  return lead(data, accountType);
};
