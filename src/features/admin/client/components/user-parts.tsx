/** Components that show the data of a user, shared by the table and the cards. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { useTimes } from '#client/ui/use-times.ts';
import type { AdminUser } from '../../admin.contract.ts';

const SHOWN_ID_LENGTH = 8;

export type Identity = Pick<AdminUser, 'id' | 'firstName' | 'lastName' | 'profileImageUrl' | 'isAdmin' | 'suspended'> &
  Partial<Pick<AdminUser, 'companyVerified' | 'canBeSuspended'>>;

interface UserIdentityProps {
  user: Identity;
  isSelf: boolean;
  /** The DOM id of the name element. The user's buttons refer to it with `aria-describedby`. */
  nameId: string;
  /** Shown below the name. */
  children?: ReactNode;
}

/** Picture and name with badges. */
export const UserIdentity = ({ user, isSelf, nameId, children }: UserIdentityProps) => {
  const t = useTranslations('admin.users');
  return (
    <div className={classNames('flex min-w-0 gap-3', children ? 'items-start' : 'items-center')}>
      <Avatar id={user.id} name={personName(user)} photoUrl={user.profileImageUrl} size={children ? 'md' : 'sm'} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span id={nameId} className="min-w-0 break-words font-semibold text-ink">
            {personName(user)}
          </span>
          {isSelf && <span className="text-muted text-xs">{t('you')}</span>}
          {!isSelf && user.canBeSuspended === false && <span className="text-muted text-xs">{t('ownCompany')}</span>}
          {user.isAdmin && <Badge tone="accent">{t('admin')}</Badge>}
          {user.companyVerified && <Badge tone="positive">{t('verified')}</Badge>}
          {user.suspended && <Badge tone="danger">{t('suspended')}</Badge>}
        </div>
        {children}
      </div>
    </div>
  );
};

export const FormattedDate = ({ iso }: { iso: string }) => {
  const date = useTimes().date(iso);
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {date}
    </time>
  );
};

/** The version of the terms that the user agreed to. Renders nothing without an agreement. */
export const AgreedTerms = ({ agreement }: Pick<AdminUser, 'agreement'>) => {
  const t = useTranslations('admin.users');
  const times = useTimes();
  if (agreement === null) return null;
  const { agreedAt } = agreement;
  // A version is a calendar day, the same in every time zone.
  const terms = times.day(agreement.terms);
  const privacy = times.day(agreement.privacy);
  return (
    <span
      title={t('agreedHint', { terms, privacy, date: times.date(agreedAt) })}
      className="block whitespace-nowrap text-muted text-xs"
    >
      {t('agreed', { version: terms })}
    </span>
  );
};

/** The last characters of the id. Ids begin with their creation time, so the first characters of neighboring rows are the same. */
export const ShortId = ({ id }: { id: string }) => {
  const t = useTranslations('admin.users');
  return (
    <code title={t('idHint', { id })} className="whitespace-nowrap font-mono text-muted text-xs">
      …{id.slice(-SHOWN_ID_LENGTH)}
    </code>
  );
};

/** "Company", "Candidate" or "Not Set". */
export const AccountTypeText = ({ user }: { user: AdminUser }) => {
  const t = useTranslations('vocabulary.accountType');
  return <span className={user.accountType === null ? 'text-muted' : undefined}>{t(user.accountType ?? 'none')}</span>;
};
