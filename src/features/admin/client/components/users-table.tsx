/** Users as a table for wide screens, one line each. Its header stays visible while the page scrolls, and sorts. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { EmailAddress } from '#client/ui/address.tsx';
import type { AdminUser, UserOrder } from '../../admin.contract.ts';
import { CredentialsCell } from './credentials-cell.tsx';
import { SortHead, TableHead } from './table-head.tsx';
import { UserChange } from './user-change.tsx';
import { AccountTypeText, AgreedTerms, FormattedDate, ShortId, UserIdentity } from './user-parts.tsx';

export interface UserListProps {
  users: readonly AdminUser[];
  /** The id of the viewing admin. */
  ownId: string;
}

const UserRow = ({ user, isSelf }: { user: AdminUser; isSelf: boolean }) => {
  const t = useTranslations('admin.users');
  const nameId = useId();
  const cell = 'border-line border-t px-3 py-2 first:pl-5 last:pr-3';
  return (
    <tr className="hover:bg-hover">
      <th scope="row" className={`${cell} text-left font-normal`}>
        <UserIdentity user={user} isSelf={isSelf} nameId={nameId} />
      </th>
      <td className={`${cell} text-sm`}>
        <EmailAddress email={user.email} absent={t('noEmail')} />
      </td>
      <td className={cell}>
        <CredentialsCell user={user} nameId={nameId} />
      </td>
      <td className={`${cell} text-sm tabular`}>
        <FormattedDate iso={user.createdAt} />
        <AgreedTerms agreement={user.agreement} />
      </td>
      <td className={`${cell} text-sm`}>
        <AccountTypeText user={user} />
      </td>
      <td className={cell}>
        <ShortId id={user.id} />
      </td>
      <td className={`${cell} py-1 text-right`}>
        <UserChange user={user} isSelf={isSelf} />
      </td>
    </tr>
  );
};

/** The table. `onOrder` is called with the new order. */
export const UsersTable = ({
  users,
  ownId,
  order,
  onOrder,
}: UserListProps & { order: UserOrder; onOrder: (order: UserOrder) => void }) => {
  const t = useTranslations('admin.users');
  const sort = { order, onOrder };
  return (
    <div className="rounded-card border border-line bg-raised">
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            <SortHead {...sort} ascending="name" descending="-name" first="name" className="w-[29%]">
              {t('columns.user')}
            </SortHead>
            <SortHead {...sort} ascending="email" descending="-email" first="email" className="w-[36%]">
              {t('columns.email')}
            </SortHead>
            <TableHead className="w-[35%]">{t('columns.credentials')}</TableHead>
            <SortHead {...sort} ascending="oldest" descending="newest" first="newest" className="w-30">
              {t('columns.registered')}
            </SortHead>
            <TableHead className="w-29">{t('columns.accountType')}</TableHead>
            <TableHead className="w-26">{t('columns.id')}</TableHead>
            <TableHead className="w-16">
              <span className="sr-only">{t('columns.actions')}</span>
            </TableHead>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} isSelf={user.id === ownId} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
