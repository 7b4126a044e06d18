/** Invites new members by email and lists the open invitations. For owners. */
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormEmailField, FormSelectField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { MEMBER_ROLES } from '#shared/vocabulary.ts';
import { type MemberInvitation, newMemberInvitationSchema } from '../../teams.contract.ts';
import { memberInvitationsQuery, useInviteMember, useWithdrawInvitation } from '../team.api.ts';

const EMPTY_INVITATION = { email: '', role: 'recruiter' } as const;

const InvitationForm = () => {
  const t = useTranslations('team');
  const form = useZodForm(newMemberInvitationSchema, EMPTY_INVITATION);
  const invite = useInviteMember();
  const role = form.watch('role');
  const handleSubmit = async (body: { email: string; role: (typeof MEMBER_ROLES)[number] }): Promise<void> => {
    const { email } = await invite.mutateAsync({ body });
    form.reset(EMPTY_INVITATION);
    showToast({ title: t('sent'), description: t('sentText', { email }) });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <FormEmailField control={form.control} name="email" label={t('email')} autoComplete="off" />
        <FormSelectField
          control={form.control}
          name="role"
          label={t('inviteRole')}
          options={MEMBER_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-muted text-sm">{t(`rights.${role}`)}</p>
        <SubmitButton pendingText={t('sending')}>{t('send')}</SubmitButton>
      </div>
    </Form>
  );
};

const OpenInvitation = ({ invitation: { id, email, role, expiresAt } }: { invitation: MemberInvitation }) => {
  const t = useTranslations('team');
  const times = useTimes();
  const withdraw = useWithdrawInvitation();
  const handleClick = (): void =>
    withdraw.mutate(
      { params: { id } },
      { onSuccess: () => showToast({ title: t('withdrawn'), description: t('withdrawnText') }) },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3">
      <div className="min-w-0">
        <p className="break-words text-ink">{email}</p>
        <p className="text-muted text-sm">{t('expires', { role: t(`roles.${role}`), date: times.date(expiresAt) })}</p>
      </div>
      <Button size="sm" pending={withdraw.isPending} onClick={handleClick}>
        {t('withdraw')}
        <span className="sr-only">{email}</span>
      </Button>
    </li>
  );
};

export const MemberInvitations = () => {
  const t = useTranslations('team');
  const invitations = useQuery(memberInvitationsQuery).data;
  return (
    <Card as="section" aria-labelledby="invite" className="space-y-5">
      <div>
        <h2 id="invite" className="headline text-ink text-xl">
          {t('invite')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('inviteText', { days: LIFETIMES.memberInvitationDays })}</p>
      </div>
      <InvitationForm />
      {invitations && (
        <div>
          <h3 className="mb-2 font-semibold text-ink">{t('open')}</h3>
          {invitations.length === 0 ? (
            <p className="text-muted text-sm">{t('noneOpen')}</p>
          ) : (
            <ul>
              {invitations.map((invitation) => (
                <OpenInvitation key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  );
};
