/** How a candidate answers an invitation: one press applies, another declines. Both are told at once. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { apiKey } from '#client/api/api.ts';
import { refetchFrom } from '#client/live/refresh.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { useDeclineInvitation } from '#features/invitations/client/invitations.api.ts';
import type { Invitation } from '#features/invitations/invitations.contract.ts';
import { useApply } from '../applications.api.ts';

export const InvitationAnswer = ({ invitation }: { invitation: Invitation }) => {
  const t = useTranslations('invitations.answer');
  const client = useQueryClient();
  const { jobId, candidateId, id } = invitation;
  const apply = useApply(jobId);
  const decline = useDeclineInvitation();
  const isBusy = apply.isPending || decline.isPending;
  // What is answered leaves the list before the answer is told, so nothing here may hang on this row still being there.
  const refresh = (): void => void refetchFrom(client, apiKey('/api/invitations'));
  const handleApply = (): void =>
    void apply
      .mutateAsync({ body: { jobId, candidateId } })
      .then(
        () => showToast({ title: t('applied'), description: t('appliedText', { job: invitation.job.title }) }),
        refresh,
      );
  const handleDecline = (): void =>
    void decline
      .mutateAsync({ params: { id }, body: { status: 'declined' } })
      .then(() => showToast({ title: t('declined') }), refresh);
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
