/**
 * The company's moves for an application, one button each. An offer, a hire and a decline need
 * confirmation. The other moves happen immediately.
 */
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShortcuts } from '#client/shortcuts.ts';
import { Button } from '#client/ui/button.tsx';
import { KeyHint } from '#client/ui/key-hint.tsx';
import { CommitmentNotice } from '#features/candidates/client/public/commitment-line.tsx';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { movesArea } from '../focus-moves.ts';
import { MOVE_KEYS, moveShortcuts } from '../review/review-keys.ts';
import { useFocusOnceSettled } from '../use-focus-once-settled.ts';
import { applicantName, type MoveDetails, useMove } from '../use-move.ts';
import { type ConfirmableMove, MoveDialog, needsConfirmation } from './move-dialog.tsx';

export interface MoveButtonsProps {
  application: Application;
  onMoved: () => void;
  size?: 'sm' | 'md';
}

export const MoveButtons = ({ application, onMoved, size = 'md' }: MoveButtonsProps) => {
  const t = useTranslations('applications.move');
  const status = useTranslations('vocabulary.applicationStatus');
  const move = useMove({ onMoved });
  const [movingTo, setMovingTo] = useState<ApplicationStatus | null>(null);
  const [moveToConfirm, setMoveToConfirm] = useState<ConfirmableMove | null>(null);
  const [movedTo, setMovedTo] = useState<ApplicationStatus | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnceSettled(box, movedTo === application.status && moveToConfirm === null && movingTo === null, 'button');
  const run = async (to: ApplicationStatus, details?: MoveDetails): Promise<void> => {
    setMovingTo(to);
    const isDone = await move(application, to, details);
    setMovingTo(null);
    if (!isDone) return;
    setMoveToConfirm(null);
    setMovedTo(to);
  };
  const press = (to: ApplicationStatus) => () => {
    if (needsConfirmation(application.status, to)) setMoveToConfirm(to);
    else void run(to);
  };

  useShortcuts(moveShortcuts(movingTo === null ? application.moves : [], (to) => press(to)()));

  if (application.status === 'declined') {
    return (
      <div ref={box} {...movesArea}>
        {application.moves.map((to) => (
          <div key={to} className="flex flex-wrap items-center gap-3">
            <Button
              size={size}
              icon={<Undo2 className="size-4.5" />}
              pending={movingTo === to}
              onClick={() => void run(to)}
            >
              {t('undoDecline')}
            </Button>
            <span className="text-muted text-sm">{t('undoHint', { status: status(to) })}</span>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div ref={box} {...movesArea} className="flex flex-wrap gap-2.5">
      {application.moves.map((to, index) => (
        <Button
          key={to}
          size={size}
          variant={index === 0 ? 'primary' : to === 'declined' ? 'quiet' : 'secondary'}
          disabled={movingTo !== null}
          pending={movingTo === to && moveToConfirm === null}
          onClick={press(to)}
        >
          {t(to as Exclude<ApplicationStatus, 'pending'>)}
          {MOVE_KEYS[to] && <KeyHint>{MOVE_KEYS[to]}</KeyHint>}
        </Button>
      ))}
      <MoveDialog
        move={moveToConfirm}
        applications={[application]}
        name={applicantName(application)}
        reader={applicantName(application)}
        notice={<CommitmentNotice candidate={application.candidate} />}
        pending={movingTo === moveToConfirm}
        onClose={() => setMoveToConfirm(null)}
        onConfirm={(to, details) => void run(to, details)}
      />
    </div>
  );
};
