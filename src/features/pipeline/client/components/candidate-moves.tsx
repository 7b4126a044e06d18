/**
 * A candidate's actions on their application: accepting an offer, declining it, and withdrawing. Each asks
 * for confirmation first.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { NoteDialog } from '#client/ui/note-dialog.tsx';
import { hoursAgreementEn } from '#features/candidates/client/public/hours-agreement.en.ts';
import { isHoursConflict, useHoursAgreement } from '#features/candidates/client/public/hours-agreement.tsx';
import { jobQuery } from '#features/jobs/client/jobs.api.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { ApplicationDetail } from '../../applications.contract.ts';
import { typicalWeeklyHours } from '../../applications.domain.ts';
import { useMoveApplication, useUndoMove } from '../applications.api.ts';
import { focusMoves, movesArea } from '../focus-moves.ts';
import { isFinalRefusal } from '../use-move.ts';

type Question = 'accept' | 'withdrawn' | 'declineOffer';

const TARGET_STATUS: Record<Question, ApplicationStatus> = {
  accept: 'hired',
  withdrawn: 'withdrawn',
  declineOffer: 'withdrawn',
};

/** Returns true if there is an offer to decline. Otherwise, or if no side has a turn, the candidate can only withdraw. */
const hasOpenOffer = ({ turn }: ApplicationDetail): boolean =>
  turn.action === 'answer-offer' || turn.action === 'answer-proposal';

const moveQuestions = (application: ApplicationDetail): Question[] => [
  ...(application.moves.includes('hired') ? (['accept'] as const) : []),
  ...(application.moves.includes('withdrawn')
    ? [hasOpenOffer(application) ? ('declineOffer' as const) : ('withdrawn' as const)]
    : []),
];

/** Returns the weekly hours of an offer without terms, derived from the job's type. */
const useOfferedHours = ({ jobId }: ApplicationDetail, isEnabled: boolean): number => {
  const { data: job } = useQuery({ ...jobQuery(jobId), enabled: isEnabled });
  return job === undefined ? 0 : typicalWeeklyHours(job?.jobType ?? null);
};

const Moves = ({ application }: { application: ApplicationDetail }) => {
  const t = useTranslations('applications.move');
  const dialogTexts = useTranslations('applications.dialog');
  const status = useTranslations('vocabulary.applicationStatus');
  const move = useMoveApplication();
  const undoMove = useUndoMove();
  const [isOpen, setIsOpen] = useState(false);
  const [question, setQuestion] = useState<Question>('withdrawn');
  const name = toDisplayName(application.job.company.companyName);
  const isAccepting = question === 'accept';
  const hours = useOfferedHours(application, isOpen && isAccepting);
  const agreement = useHoursAgreement({ hours, isFromJobType: true });
  const run = (note: string | null): void =>
    move.mutate(
      {
        params: { id: application.id },
        body: { status: TARGET_STATUS[question], note, ...(isAccepting ? agreement.bodyFields : {}) },
      },
      {
        onSuccess: (result) => {
          setIsOpen(false);
          focusMoves();
          const newStatus = status(TARGET_STATUS[question]);
          const values = { name: application.job.title, status: newStatus };
          const { undo } = result;
          const undoThis = () => undoMove.mutate({ params: { id: application.id }, body: { moveId: undo?.moveId } });
          const action = undo === null ? undefined : { label: t('undoMove'), onSelect: undoThis };
          showToast({ title: newStatus, description: t('doneText', values), action });
        },
        onError: (error) => {
          if (isFinalRefusal(error) && !isHoursConflict(error)) setIsOpen(false);
        },
      },
    );
  return (
    <div {...movesArea} className="flex flex-wrap gap-2.5 empty:hidden">
      {moveQuestions(application).map((choice) => (
        <Button
          key={choice}
          variant={choice === 'accept' ? 'primary' : 'secondary'}
          onClick={() => {
            setQuestion(choice);
            setIsOpen(true);
          }}
        >
          {t(choice)}
        </Button>
      ))}
      <NoteDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={dialogTexts(`${question}.title`)}
        text={dialogTexts(`${question}.text`, { name })}
        note={{ label: isAccepting ? dialogTexts('note') : dialogTexts('reason'), help: dialogTexts('reasonHelp') }}
        before={isAccepting && agreement.element}
        hasCtrlEnter
        confirm={{
          text: t(question),
          tone: isAccepting ? 'primary' : 'danger',
          pending: move.isPending,
          disabled: isAccepting && agreement.isMissing,
          run,
        }}
      />
    </div>
  );
};

/** The action buttons. A decided application has none. */
export const CandidateMoves = withEnglish({ hoursAgreement: hoursAgreementEn }, Moves);
