/**
 * What a candidate may do with their application: accept an offer, decline it, withdraw. Each asks first.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { apiKey } from '#client/api/api.ts';
import { refetchFrom } from '#client/live/refresh.ts';
import { shownName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { ApplicationDetail } from '../../applications.contract.ts';
import { useMoveApplication, useUndoMove } from '../applications.api.ts';
import { isGone } from '../use-move.ts';
import { NoteDialog } from './note-dialog.tsx';

type Question = 'accept' | 'withdrawn' | 'declineOffer';

const TARGET: Record<Question, ApplicationStatus> = {
  accept: 'hired',
  withdrawn: 'withdrawn',
  declineOffer: 'withdrawn',
};

const questionsOf = ({ moves, status }: ApplicationDetail): Question[] => [
  ...(moves.includes('hired') ? (['accept'] as const) : []),
  ...(moves.includes('withdrawn') ? [status === 'offered' ? ('declineOffer' as const) : ('withdrawn' as const)] : []),
];

/** The buttons; nothing when it is decided. */
export const CandidateMoves = ({ application }: { application: ApplicationDetail }) => {
  const t = useTranslations('applications.move');
  const d = useTranslations('applications.dialog');
  const status = useTranslations('vocabulary.applicationStatus');
  const client = useQueryClient();
  const move = useMoveApplication();
  const takeBack = useUndoMove();
  const [isOpen, setIsOpen] = useState(false);
  const [question, setQuestion] = useState<Question>('withdrawn');
  const name = shownName(application.job.company.companyName);
  const run = (note: string | null): void =>
    move.mutate(
      { params: { id: application.id }, body: { status: TARGET[question], note } },
      {
        onSuccess: (moved) => {
          setIsOpen(false);
          const reached = status(TARGET[question]);
          const words = { name: application.job.title, status: reached };
          const undo = () => takeBack.mutate({ params: { id: application.id } });
          const action = moved.undo === null ? undefined : { label: t('undoMove'), onSelect: undo };
          showToast({ title: reached, description: t('doneText', words), action });
        },
        onError: (error) => {
          if (isGone(error)) setIsOpen(false);
          void refetchFrom(client, apiKey('/api/applications'));
        },
      },
    );
  const isAccepting = question === 'accept';
  return (
    <div className="flex flex-wrap gap-2.5 empty:hidden">
      {questionsOf(application).map((each) => (
        <Button
          key={each}
          variant={each === 'accept' ? 'primary' : 'secondary'}
          onClick={() => {
            setQuestion(each);
            setIsOpen(true);
          }}
        >
          {t(each)}
        </Button>
      ))}
      <NoteDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={d(`${question}.title`)}
        text={d(`${question}.text`, { name })}
        note={{ label: isAccepting ? d('note') : d('reason'), help: d('reasonHelp') }}
        confirmText={t(question)}
        tone={isAccepting ? 'primary' : 'danger'}
        pending={move.isPending}
        onConfirm={run}
      />
    </div>
  );
};
