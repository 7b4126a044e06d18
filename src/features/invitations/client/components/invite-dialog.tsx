/** Asks for the note of an invitation. Stays open with its text after a temporary failure. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasStatus } from '#client/api/api-error.ts';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { CommitmentNotice } from '#features/candidates/client/public/commitment-line.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { JobMatch } from '../../invitations.contract.ts';
import { useInvite } from '../invitations.api.ts';

interface InviteDialogProps {
  job: { id: string; title: string };
  candidate: JobMatch;
  onClose: () => void;
}

/** The dialog. Mounted while open, so that each note starts empty. */
export const InviteDialog = ({ job, candidate, onClose }: InviteDialogProps) => {
  const t = useTranslations('invitations.invite');
  const [note, setNote] = useState('');
  const invite = useInvite();
  const name = personName(candidate.user);
  const send = (): void =>
    invite.mutate(
      { body: { jobId: job.id, candidateId: candidate.id, note: note.trim() === '' ? null : note.trim() } },
      {
        onSuccess: () => {
          onClose();
          showToast({ title: t('done'), description: t('doneText', { name }) });
        },
        // Invited or applied in the meantime, so there is nothing left to send.
        onError: (error) => hasStatus(error, 409) && onClose(),
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name })}
      text={t('text', { job: job.title })}
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" pending={invite.isPending} onClick={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <CommitmentNotice candidate={candidate} />
        <TextArea
          label={t('note')}
          help={t('noteHelp', { name: candidate.user.firstName })}
          value={note}
          onChange={setNote}
          maxLength={LIMITS.text}
        />
      </div>
    </Dialog>
  );
};
