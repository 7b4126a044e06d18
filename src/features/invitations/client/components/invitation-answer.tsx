/**
 * The candidate's answer to an invitation: one button to apply, one to decline. The company sees the answer immediately.
 */
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { useApply } from '#features/pipeline/client/applications.api.ts';
import type { Invitation } from '../../invitations.contract.ts';
import { useDeclineInvitation } from '../invitations.api.ts';

export const InvitationAnswer = ({ invitation }: { invitation: Invitation }) => {
  const t = useTranslations('invitations.answer');
  const { jobId, candidateId, id } = invitation;
  const apply = useApply();
  const decline = useDeclineInvitation();
  const isBusy = apply.isPending || decline.isPending;
  const handleApply = (): void =>
    apply.mutate(
      { body: { jobId, candidateId } },
      {
        onSuccess: () =>
          showToast({ title: t('applied'), description: t('appliedText', { job: invitation.job.title }) }),
      },
    );
  const handleDecline = (): void =>
    decline.mutate(
      { params: { id }, body: { status: 'declined' } },
      { onSuccess: () => showToast({ title: t('declined') }) },
    );
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        variant="primary"
        size="sm"
        disabled={isBusy && !apply.isPending}
        pending={apply.isPending}
        onClick={handleApply}
      >
        {t('apply')}
      </Button>
      <Button size="sm" disabled={isBusy && !decline.isPending} pending={decline.isPending} onClick={handleDecline}>
        {t('decline')}
      </Button>
    </div>
  );
};
