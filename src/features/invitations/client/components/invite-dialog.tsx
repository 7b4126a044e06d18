/** Asks for the job and the note for an invitation. After an error other than a conflict, stays open and keeps the note. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasStatus } from '#client/api/api-error.ts';
import { forgetAllUndo } from '#client/last-undo.ts';
import { personName } from '#client/names.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { NoteDialog } from '#client/ui/note-dialog.tsx';
import { recoverFocus } from '#client/ui/recover-focus.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import type { Commitment } from '#features/candidates/candidates.contract.ts';
import { CommitmentNotice } from '#features/candidates/client/public/commitment-line.tsx';
import { personPageEn } from '#features/candidates/client/public/person-page.en.ts';
import type { JobMatch } from '../../invitations.contract.ts';
import { useInvite } from '../invitations.api.ts';
import { invitationsEn } from '../invitations.en.ts';

export interface InviteDialogProps {
  /** The jobs to choose from, the suggested one first. */
  jobs: readonly { id: string; title: string }[];
  candidate: Pick<JobMatch, 'id' | 'user'> & Commitment;
  onClose: () => void;
}

/** Mounted only while open, so that each note starts empty. */
const OpenDialog = ({ jobs, candidate, onClose }: InviteDialogProps) => {
  // The dialog renders before it takes focus from the button.
  const [person] = useState(() => document.activeElement?.closest('[data-person]') ?? null);
  const close = (): void => {
    onClose();
    recoverFocus(['[data-person-key]'], person);
  };
  const t = useTranslations('invitations.invite');
  const personPageTexts = useTranslations('personPage');
  // The jobs may change while the dialog is open.
  const [choices] = useState(jobs);
  const [jobId, setJobId] = useState(choices[0]?.id ?? '');
  const title = choices.find(({ id }) => id === jobId)?.title ?? '';
  const invite = useInvite();
  const name = personName(candidate.user);
  const send = (note: string | null): void =>
    invite.mutate(
      { body: { jobId, candidateId: candidate.id, note } },
      {
        onSuccess: () => {
          close();
          forgetAllUndo();
          showToast({ title: t('done'), description: t('doneText', { name }) });
        },
        // The person was invited or applied, or the job was closed in the meantime, so there is nothing left to send.
        onError: (error) => hasStatus(error, 409) && close(),
      },
    );
  return (
    <NoteDialog
      open
      onOpenChange={close}
      title={t('title', { name })}
      text={t('text', { job: title })}
      className="space-y-4"
      before={
        <>
          <CommitmentNotice candidate={candidate} />
          {choices.length > 1 && (
            <SelectField
              label={personPageTexts('job')}
              value={jobId}
              onChange={setJobId}
              options={choices.map((choice) => ({ value: choice.id, label: choice.title }))}
            />
          )}
        </>
      }
      note={{ label: t('note'), help: t('noteHelp', { name: candidate.user.firstName }) }}
      confirm={{ text: t('send'), pending: invite.isPending, run: send }}
    />
  );
};

export const InviteDialog = withEnglish({ invitations: invitationsEn, personPage: personPageEn }, OpenDialog);
