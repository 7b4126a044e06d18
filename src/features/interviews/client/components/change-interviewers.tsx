/** Lets a company replace the interviewers of an upcoming interview. Not shown if there is no one else to choose. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Interview } from '../../interviews.contract.ts';
import { useAssignInterviewers } from '../interviews.api.ts';
import { findChoiceRefusal, InterviewersField, useInterviewerChoice } from './interviewers-field.tsx';

const ChangeDialog = ({ interview, onClose }: { interview: Interview; onClose: () => void }) => {
  const t = useTranslations('interviews');
  const { ownId, members } = useInterviewerChoice();
  const [chosen, setChosen] = useState(() => interview.interviewers.map(({ id }) => id));
  const assign = useAssignInterviewers(() => {
    onClose();
    showToast({ title: t('done.assigned'), description: t('done.assignedText') });
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t('interviewers.change')}
      text={t('interviewers.changeText')}
      confirm={{
        text: t('interviewers.save'),
        pending: assign.isPending,
        disabled: findChoiceRefusal(chosen) !== null,
        run: () => assign.mutate({ params: { id: interview.id }, body: { interviewers: chosen } }),
        cancelText: t('times.back'),
      }}
    >
      <InterviewersField members={members} ownId={ownId} chosen={chosen} onChange={setChosen} />
    </Dialog>
  );
};

export const ChangeInterviewers = ({ interview }: { interview: Interview }) => {
  const t = useTranslations('interviews.interviewers');
  const { members } = useInterviewerChoice();
  const [isOpen, setIsOpen] = useState(false);
  if (members.length < 2) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('change')}
      </Button>
      {isOpen && <ChangeDialog interview={interview} onClose={() => setIsOpen(false)} />}
    </>
  );
};
