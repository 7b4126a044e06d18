/** The pieces of a user that the table and the cards share. */
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { formatDate } from '#client/ui/format.ts';
import type { AdminUser } from '../../admin.contract.ts';
import { fullNameOf } from './user-change.tsx';

const ID_SHOWN = 8;

/** Picture, name with badges, address. `nameId` goes to the name, which buttons of the row are described by. */
export const UserIdentity = ({ user, isSelf, nameId }: { user: AdminUser; isSelf: boolean; nameId: string }) => {
  const t = useTranslations('admin.users');
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Avatar id={user.id} name={fullNameOf(user)} photoUrl={user.profileImageUrl} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span id={nameId} className="font-semibold text-ink">
            {fullNameOf(user)}
          </span>
          {isSelf && <span className="text-muted text-xs">{t('you')}</span>}
          {user.isAdmin && <Badge tone="accent">{t('admin')}</Badge>}
          {user.suspended && <Badge tone="danger">{t('suspended')}</Badge>}
        </div>
        <p className="break-words text-muted text-sm">{user.email ?? t('noEmail')}</p>
      </div>
    </div>
  );
};

/** The day of registration. */
export const Registered = ({ iso }: { iso: string }) => {
  const date = formatDate(iso, useNow(), useLocale(), useTimeZone());
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {date}
    </time>
  );
};

/** The end of the id: ids begin with the time they were made, so that neighbours would look alike from the front. */
export const ShortId = ({ id }: { id: string }) => {
  const t = useTranslations('admin.users');
  return (
    <code title={t('idHint', { id })} className="whitespace-nowrap font-mono text-muted text-xs">
      …{id.slice(-ID_SHOWN)}
    </code>
  );
};

/** "Company", "Candidate" or "Not Set". */
export const AccountTypeText = ({ user }: { user: AdminUser }) => {
  const words = useTranslations('vocabulary.accountType');
  return (
    <span className={user.accountType === null ? 'text-muted' : undefined}>{words(user.accountType ?? 'none')}</span>
  );
};
