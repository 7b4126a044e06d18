/** Where a notification leads. Pure. */
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Notification } from '../notifications.contract.ts';

/** The path of what a notification is about, for a reader of this account type. */
export const targetOf = ({ type, data }: Notification, accountType: AccountType | null): string => {
  const id = data.applicationId ?? '';
  switch (type) {
    case 'application_received':
    case 'application_moved':
      return fillPath(accountType === 'candidate' ? APP_PATHS.myApplication : APP_PATHS.application, { id });
    case 'message_received':
      return `${APP_PATHS.messages}?userId=${data.userId ?? ''}`;
    case 'profile_approved':
      return APP_PATHS.candidateDashboard;
    case 'report_filed':
      return APP_PATHS.adminReports;
    case 'profiles_read_up':
      return APP_PATHS.adminActivity;
    case 'profile_rejected':
      return APP_PATHS.profile;
    default:
      return type satisfies never;
  }
};
