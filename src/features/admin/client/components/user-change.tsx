/** What an admin can change of an account, as a menu; each step asks in words that name what happens. */
import { Ellipsis, ShieldCheck, ShieldOff, UserCheck, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import type { AdminUser } from '../../admin.contract.ts';
import { useChangeUser } from '../admin.api.ts';

type Change = 'suspend' | 'restore' | 'grant' | 'remove';

const BODY: Record<Change, { suspended?: boolean; isAdmin?: boolean }> = {
  suspend: { suspended: true },
  restore: { suspended: false },
  grant: { isAdmin: true },
  remove: { isAdmin: false },
};

const ICON: Record<Change, ReactNode> = {
  suspend: <UserX aria-hidden="true" />,
  restore: <UserCheck aria-hidden="true" />,
  grant: <ShieldCheck aria-hidden="true" />,
  remove: <ShieldOff aria-hidden="true" />,
};

/** These take something away. */
const HARSH: ReadonlySet<Change> = new Set(['suspend', 'remove']);

export const fullNameOf = (user: Pick<AdminUser, 'firstName' | 'lastName'>): string =>
  `${user.firstName} ${user.lastName}`;

const changesFor = (user: AdminUser, isSelf: boolean): Change[] => [
  user.isAdmin ? 'remove' : 'grant',
  // The server refuses to let admins suspend themselves, so it is not offered.
  ...(isSelf ? [] : [user.suspended ? ('restore' as const) : ('suspend' as const)]),
];

interface ConfirmChangeProps {
  user: AdminUser;
  change: Change;
  open: boolean;
  onClose: () => void;
}

const ConfirmChange = ({ user, change, open, onClose }: ConfirmChangeProps) => {
  const t = useTranslations('admin.change');
  const name = fullNameOf(user);
  const save = useChangeUser(() => {
    onClose();
    showToast({ title: t(`${change}.done`), description: t(`${change}.doneText`, { name }) });
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(`${change}.title`, { name })}
      text={t(`${change}.text`, { name })}
      confirmText={t(`${change}.confirm`)}
      tone={HARSH.has(change) ? 'danger' : 'primary'}
      pending={save.isPending}
      onConfirm={() => save.mutate({ params: { id: user.id }, body: BODY[change] })}
    />
  );
};

/** The menu button of a user and the question behind each entry. */
export const UserChange = ({ user, isSelf }: { user: AdminUser; isSelf: boolean }) => {
  const t = useTranslations('admin');
  // The question keeps its words while it closes.
  const [change, setChange] = useState<Change>('grant');
  const [isOpen, setIsOpen] = useState(false);
  const items: MenuItem[] = changesFor(user, isSelf).map((one) => ({
    label: t(`change.${one}.item`),
    icon: ICON[one],
    ...(HARSH.has(one) ? { tone: 'danger' as const } : {}),
    onSelect: () => {
      setChange(one);
      setIsOpen(true);
    },
  }));
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" square aria-label={t('users.menu', { name: fullNameOf(user) })}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </Button>
        }
        groups={[items]}
      />
      <ConfirmChange user={user} change={change} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
};
