/** The members of a company. Owners can change roles and remove members; recruiters can only view the list. */
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { MEMBER_ROLES, type MemberRole } from '#shared/vocabulary.ts';
import type { Member } from '../../teams.contract.ts';
import { useChangeMember, useRemoveMember } from '../team.api.ts';

const RemoveMember = ({ member }: { member: Member }) => {
  const t = useTranslations('team');
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveMember();
  const name = personName(member);
  const handleConfirm = (): void =>
    remove.mutate(
      { params: { userId: member.userId } },
      { onSuccess: () => showToast({ title: t('removed'), description: t('removedText', { name }) }) },
    );
  return (
    <>
      <Button size="sm" variant="quiet" icon={<UserMinus className="size-4" />} onClick={() => setIsAsking(true)}>
        {t('remove')}
        <span className="sr-only">{name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        confirmText={t('removeConfirm')}
        pending={remove.isPending}
        onConfirm={handleConfirm}
      />
    </>
  );
};

const RoleSelect = ({ member }: { member: Member }) => {
  const t = useTranslations('team');
  const change = useChangeMember();
  const name = personName(member);
  // Shows the chosen role while it is being stored. After an error, shows the stored role again.
  const role = (change.isPending ? change.variables.body?.role : undefined) ?? member.role;
  const handleChange = (next: string): void =>
    change.mutate(
      { params: { userId: member.userId }, body: { role: next as MemberRole } },
      {
        onSuccess: (changed) =>
          showToast({ title: t('changed'), description: t('changedText', { name, role: t(`roles.${changed.role}`) }) }),
      },
    );
  return (
    <SelectField
      label={t('role', { name })}
      labelHidden
      className="min-w-44"
      options={MEMBER_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
      value={role}
      disabled={change.isPending}
      onChange={handleChange}
    />
  );
};

const MemberRow = ({ member, ownId, canManage }: { member: Member; ownId: string; canManage: boolean }) => {
  const t = useTranslations('team');
  const times = useTimes();
  const { userId, email, role, joinedAt, lastSeenAt, isSuspended } = member;
  const isOwn = userId === ownId;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t p-4 first:border-t-0">
      <Avatar id={userId} name={personName(member)} photoUrl={null} size="md" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
          <span className="min-w-0 break-words">{personName(member)}</span>
          {isOwn && <Badge>{t('you')}</Badge>}
          {isSuspended && <Badge tone="danger">{t('suspended')}</Badge>}
        </p>
        <p className="break-words text-muted text-sm">{email}</p>
        <p className="text-muted text-sm">
          {t('joined', { date: times.date(joinedAt) })}
          {' · '}
          {lastSeenAt === null ? t('notSeen') : t('lastSeen', { when: times.relative(lastSeenAt) })}
        </p>
      </div>
      {canManage && !isOwn ? (
        <div className="flex flex-wrap items-center gap-2">
          <RoleSelect member={member} />
          <RemoveMember member={member} />
        </div>
      ) : (
        <p className="text-ink-soft text-sm">{t(`roles.${role}`)}</p>
      )}
    </li>
  );
};

export const MemberList = ({
  members,
  ownId,
  canManage,
}: {
  members: readonly Member[];
  ownId: string;
  canManage: boolean;
}) => {
  const t = useTranslations('team');
  return (
    <Card pad="none">
      <ul aria-label={t('members')}>
        {members.map((member) => (
          <MemberRow key={member.userId} member={member} ownId={ownId} canManage={canManage} />
        ))}
      </ul>
    </Card>
  );
};
