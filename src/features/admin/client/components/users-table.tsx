/** Users as a table, for screens with room. Its header stays in sight while the page scrolls. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Tooltip } from '#client/ui/tooltip.tsx';
import type { AdminUser, UserOrder } from '../../admin.contract.ts';
import { CredentialsCell } from './credentials-cell.tsx';
import { UserChange } from './user-change.tsx';
import { AccountTypeText, Registered, ShortId, UserIdentity } from './user-parts.tsx';

export interface UserListProps {
  users: readonly AdminUser[];
  /** The id of the admin who looks. */
  ownId: string;
}

const UserRow = ({ user, isSelf }: { user: AdminUser; isSelf: boolean }) => {
  const nameId = useId();
  const cell = 'border-line border-t px-3 py-3.5 align-top first:pl-5 last:pr-3';
  return (
    <tr className="hover:bg-hover">
      <th scope="row" className={`${cell} text-left font-normal`}>
        <UserIdentity user={user} isSelf={isSelf} nameId={nameId} />
      </th>
      <td className={cell}>
        <CredentialsCell user={user} nameId={nameId} />
      </td>
      <td className={`${cell} text-sm tabular`}>
        <Registered iso={user.createdAt} />
      </td>
      <td className={`${cell} text-sm`}>
        <AccountTypeText user={user} />
      </td>
      <td className={cell}>
        <ShortId id={user.id} />
      </td>
      <td className={`${cell} py-1.5 text-right`}>
        <UserChange user={user} isSelf={isSelf} />
      </td>
    </tr>
  );
};

const HEAD =
  'sticky top-16 z-10 bg-sunken px-3 py-2.5 whitespace-nowrap text-left font-medium text-muted text-xs first:pl-5';

const SortButton = ({
  order,
  onOrder,
  children,
}: {
  order: UserOrder;
  onOrder: (order: UserOrder) => void;
  children: ReactNode;
}) => {
  const t = useTranslations('admin.users');
  const next: UserOrder = order === 'newest' ? 'oldest' : 'newest';
  const Arrow = order === 'newest' ? ArrowDown : ArrowUp;
  return (
    <Tooltip text={order === 'newest' ? t('sortNewest') : t('sortOldest')}>
      <button
        type="button"
        onClick={() => onOrder(next)}
        className="-m-1.5 inline-flex items-center gap-1 rounded-sm p-1.5 hover:text-ink"
      >
        {children}
        <Arrow aria-hidden="true" className="size-3.5" />
      </button>
    </Tooltip>
  );
};

/** The table; `onOrder` is asked for the other order of registration. */
export const UsersTable = ({
  users,
  ownId,
  order,
  onOrder,
}: UserListProps & { order: UserOrder; onOrder: (order: UserOrder) => void }) => {
  const t = useTranslations('admin.users');
  return (
    <div className="rounded-card border border-line bg-raised">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} rounded-tl-card`}>
              {t('columns.user')}
            </th>
            <th scope="col" className={`${HEAD} w-64 min-w-64`}>
              {t('columns.credentials')}
            </th>
            <th scope="col" aria-sort={order === 'newest' ? 'descending' : 'ascending'} className={HEAD}>
              <SortButton order={order} onOrder={onOrder}>
                {t('columns.registered')}
              </SortButton>
            </th>
            <th scope="col" className={HEAD}>
              {t('columns.accountType')}
            </th>
            <th scope="col" className={HEAD}>
              {t('columns.id')}
            </th>
            <th scope="col" className={`${HEAD} rounded-tr-card`}>
              <span className="sr-only">{t('columns.actions')}</span>
            </th>
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
