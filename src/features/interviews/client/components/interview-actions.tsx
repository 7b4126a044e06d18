/**
 * The actions on an interview other than booking a time: propose other times or reschedule, decline or cancel, change the interviewers, and record
 * whether it took place.
 */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IfMay } from '#client/may.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { NoteDialog } from '#client/ui/note-dialog.tsx';
import type { Interview } from '../../interviews.contract.ts';
import { isChooser } from '../../interviews.policy.ts';
import { focusInterview } from '../focus-interview.ts';
import { useCancelInterview, useMoveInterview, useRecordInterview } from '../interviews.api.ts';
import { ChangeInterviewers } from './change-interviewers.tsx';
import { TimesDialog } from './lazy-times-dialog.tsx';

export interface InterviewActionsProps {
  interview: Interview;
  side: Interview['proposedBy'];
  otherName: string;
}

/** A button that cancels the interview, or declines it if the other side proposed it. */
const CancelButton = ({ interview, otherName, isDecline }: InterviewActionsProps & { isDecline: boolean }) => {
  const t = useTranslations('interviews');
  const [isOpen, setIsOpen] = useState(false);
  const cancel = useCancelInterview(() => {
    setIsOpen(false);
    focusInterview(interview.id);
    showToast({ title: t('done.cancelled'), description: t('done.cancelledText', { name: otherName }) });
  });
  const label = t(isDecline ? 'card.decline' : 'card.cancel');
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <NoteDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t(isDecline ? 'canceling.declineTitle' : 'canceling.title')}
        text={t('canceling.text', { name: otherName })}
        note={{ label: t('canceling.reason'), help: t('canceling.reasonHelp', { name: otherName }), rows: 3 }}
        keepsNote
        confirm={{
          text: label,
          tone: 'danger',
          pending: cancel.isPending,
          run: (reason) => cancel.mutate({ params: { id: interview.id }, body: { reason } }),
          cancelText: t('times.back'),
        }}
      />
    </>
  );
};

const MoveButton = ({ interview, side, otherName, label }: InterviewActionsProps & { label: string }) => {
  const t = useTranslations('interviews.done');
  const [isOpen, setIsOpen] = useState(false);
  const move = useMoveInterview(() => {
    setIsOpen(false);
    showToast({ title: t('moved'), description: t('movedText') });
  });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && (
        <TimesDialog
          onClose={() => setIsOpen(false)}
          applicationId={interview.applicationId}
          side={side}
          otherName={otherName}
          moved={interview}
          pending={move.isPending}
          onSend={({ slots, note, timeZone }) =>
            move.mutate({ params: { id: interview.id }, body: { slots, note, timeZone } })
          }
        />
      )}
    </>
  );
};

const OutcomeButtons = ({ interview }: { interview: Interview }) => {
  const t = useTranslations('interviews');
  const record = useRecordInterview(() => {
    focusInterview(interview.id);
    showToast({ title: t('done.recorded'), description: t('done.recordedText') });
  });
  const recordOutcome = (outcome: 'held' | 'missed') => () =>
    record.mutate({ params: { id: interview.id }, body: { outcome } });
  return (['held', 'missed'] as const)
    .filter((outcome) => outcome !== interview.status)
    .map((outcome) => (
      <Button key={outcome} pending={record.isPending} onClick={recordOutcome(outcome)}>
        {t(`card.${outcome}`)}
      </Button>
    ));
};

/** The row is hidden if no action is possible. */
const Buttons = (props: InterviewActionsProps) => {
  const { interview, side } = props;
  const t = useTranslations('interviews.card');
  const { actions } = interview;
  const isAnswer = isChooser(side, interview);
  return (
    <div className="flex flex-wrap gap-2.5 empty:hidden">
      {actions.includes('move') && <MoveButton {...props} label={t(isAnswer ? 'otherTimes' : 'move')} />}
      {actions.includes('cancel') && <CancelButton {...props} isDecline={isAnswer} />}
      {side === 'company' && actions.includes('cancel') && <ChangeInterviewers interview={interview} />}
      {actions.includes('record') && <OutcomeButtons interview={interview} />}
    </div>
  );
};

/** The buttons. Renders nothing for members who may not recruit. */
export const InterviewActions = (props: InterviewActionsProps) => (
  <IfMay may="recruit">
    <Buttons {...props} />
  </IfMay>
);
