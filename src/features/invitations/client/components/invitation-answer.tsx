/**
 * The candidate's answer to an invitation: one button to apply, one to decline. The company sees the answer immediately. If the job takes no
 * applications, says so, and offers other jobs in place of the application.
 */
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { useApply } from '#features/pipeline/client/applications.api.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Invitation } from '../../invitations.contract.ts';
import { focusInvitations } from '../focus-invitations.ts';
import { useDeclineInvitation } from '../invitations.api.ts';

export const InvitationAnswer = ({ invitation }: { invitation: Invitation }) => {
  const t = useTranslations('invitations.answer');
  const tJob = useTranslations('jobs.job');
  const { jobId, candidateId, id, job } = invitation;
  const apply = useApply();
  const decline = useDeclineInvitation();
  const isBusy = apply.isPending || decline.isPending;
  const isOpen = job.status === 'open';
  const handleApply = (): void =>
    apply.mutate(
      { body: { jobId, candidateId } },
      {
        onSuccess: () => showToast({ title: t('applied'), description: t('appliedText', { job: job.title }) }),
        onSettled: focusInvitations,
      },
    );
  const handleDecline = (): void =>
    decline.mutate(
      { params: { id }, body: { status: 'declined' } },
      { onSuccess: () => showToast({ title: t('declined') }), onSettled: focusInvitations },
    );
  return (
    <div className="space-y-3">
      {!isOpen && <p className="text-muted text-sm">{tJob(job.status === 'closed' ? 'closed' : 'paused')}</p>}
      <div className="flex flex-wrap gap-2.5">
        {isOpen && (
          <Button
            variant="primary"
            size="sm"
            disabled={isBusy && !apply.isPending}
            pending={apply.isPending}
            onClick={handleApply}
          >
            {t('apply')}
          </Button>
        )}
        {invitation.status === 'invited' && (
          <Button size="sm" disabled={isBusy && !decline.isPending} pending={decline.isPending} onClick={handleDecline}>
            {t('decline')}
          </Button>
        )}
        {!isOpen && (
          <LinkButton size="sm" to={APP_PATHS.browseJobs}>
            {tJob('browse')}
          </LinkButton>
        )}
      </div>
    </div>
  );
};
