/** A menu of the changes that an admin can make to an account. Each change opens a dialog that explains it and asks for confirmation. */
import { Ellipsis, KeyRound, ShieldCheck, ShieldOff, UserCheck, UserX } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Menu } from '#client/ui/menu.tsx';
import type { MenuItem } from '#client/ui/menu-item.ts';
import type { AdminUser, UserChanges } from '../../admin.contract.ts';
import { useChangeUser } from '../admin.api.ts';

type Change = 'suspend' | 'restore' | 'grant' | 'remove';

const BODY: Record<Change, UserChanges> = {
  suspend: { suspended: true },
  restore: { suspended: false },
  grant: { isAdmin: true },
  remove: { isAdmin: false },
};

const ICON: Record<Change, ReactNode> = {
  suspend: <UserX />,
  restore: <UserCheck />,
  grant: <ShieldCheck />,
  remove: <ShieldOff />,
};

const DESTRUCTIVE: ReadonlySet<Change> = new Set(['suspend', 'remove']);

/** The fields of a user that the menu and its dialogs need. */
type Changeable = Pick<AdminUser, 'id' | 'firstName' | 'lastName' | 'isAdmin' | 'suspended'> &
  Partial<Pick<AdminUser, 'hasSecondStep' | 'canBeSuspended'>>;

const RemoveSecondStep = lazy(async () => ({ default: (await import('./remove-second-step.tsx')).RemoveSecondStep }));

/** Returns an empty list for the admin's own account or company, because the server refuses the change. */
const suspensionChanges = (user: Changeable, isSelf: boolean): Change[] =>
  isSelf || user.canBeSuspended === false ? [] : [user.suspended ? 'restore' : 'suspend'];

interface ConfirmChangeProps {
  user: Changeable;
  change: Change;
  open: boolean;
  onClose: () => void;
}

const ConfirmChange = ({ user, change, open, onClose }: ConfirmChangeProps) => {
  const t = useTranslations('admin.change');
  const name = personName(user);
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
      tone={DESTRUCTIVE.has(change) ? 'danger' : 'primary'}
      pending={save.isPending}
      onConfirm={() => save.mutate({ params: { id: user.id }, body: BODY[change] })}
    />
  );
};

interface UserChangeProps {
  user: Changeable;
  isSelf: boolean;
  /** Offers only suspend and restore, on screens where admin rights are irrelevant. */
  suspensionOnly?: boolean;
  /** Menu items shown above the changes. */
  before?: MenuItem[];
}

/** The menu button of a user, with the dialog of each entry. */
export const UserChange = ({ user, isSelf, suspensionOnly = false, before = [] }: UserChangeProps) => {
  const t = useTranslations('admin');
  // Separate from `isOpen`, so that the dialog still shows its text while it closes.
  const [change, setChange] = useState<Change>('grant');
  const [isOpen, setIsOpen] = useState(false);
  const [isRemovingStep, setIsRemovingStep] = useState(false);
  const adminChanges: Change[] = suspensionOnly ? [] : [user.isAdmin ? 'remove' : 'grant'];
  const items: MenuItem[] = [...adminChanges, ...suspensionChanges(user, isSelf)].map((choice) => ({
    label: t(`change.${choice}.item`),
    icon: ICON[choice],
    ...(DESTRUCTIVE.has(choice) ? { tone: 'danger' as const } : {}),
    onSelect: () => {
      setChange(choice);
      setIsOpen(true);
    },
  }));
  // Admins remove their own second step on the account page.
  if (user.hasSecondStep && !isSelf && !suspensionOnly) {
    items.push({
      label: t('secondStep.item'),
      icon: <KeyRound />,
      tone: 'danger',
      onSelect: () => setIsRemovingStep(true),
    });
  }
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" square aria-label={t('users.menu', { name: personName(user) })}>
            <Ellipsis className="size-5" />
          </Button>
        }
        groups={[before, items]}
      />
      <ConfirmChange user={user} change={change} open={isOpen} onClose={() => setIsOpen(false)} />
      {isRemovingStep && (
        <Suspense fallback={null}>
          <RemoveSecondStep userId={user.id} name={personName(user)} onClose={() => setIsRemovingStep(false)} />
        </Suspense>
      )}
    </>
  );
};
