/** Users as cards, for phones and tablets. Each card stacks the table's columns. */
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { EmailAddress } from '#client/ui/address.tsx';
import { Card } from '#client/ui/card.tsx';
import type { AdminUser } from '../../admin.contract.ts';
import { CredentialsCell } from './credentials-cell.tsx';
import { UserChange } from './user-change.tsx';
import { AccountTypeText, AgreedTerms, FormattedDate, ShortId, UserIdentity } from './user-parts.tsx';
import type { UserListProps } from './users-table.tsx';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-3">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="min-w-0 text-ink text-sm tabular">{children}</dd>
  </div>
);

const UserCard = ({ user, isSelf }: { user: AdminUser; isSelf: boolean }) => {
  const t = useTranslations('admin.users.columns');
  const texts = useTranslations('admin.users');
  const nameId = useId();
  return (
    <Card as="li" pad="cozy">
      <div className="flex items-start justify-between gap-2">
        <UserIdentity user={user} isSelf={isSelf} nameId={nameId}>
          <p className="text-muted text-sm">
            <EmailAddress email={user.email} absent={texts('noEmail')} />
          </p>
        </UserIdentity>
        <div className="-mt-1.5 -mr-2 shrink-0">
          <UserChange user={user} isSelf={isSelf} />
        </div>
      </div>
      <dl className="mt-3 space-y-1.5 border-line border-t pt-3">
        <Fact name={t('credentials')}>
          <CredentialsCell user={user} nameId={nameId} />
        </Fact>
        <Fact name={t('registered')}>
          <FormattedDate iso={user.createdAt} />
          <AgreedTerms agreement={user.agreement} />
        </Fact>
        <Fact name={t('accountType')}>
          <AccountTypeText user={user} />
        </Fact>
        <Fact name={t('id')}>
          <ShortId id={user.id} />
        </Fact>
      </dl>
    </Card>
  );
};

export const UserCards = ({ users, ownId }: UserListProps) => (
  <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
    {users.map((user) => (
      <UserCard key={user.id} user={user} isSelf={user.id === ownId} />
    ))}
  </ul>
);
