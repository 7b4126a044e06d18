/** The changes that the user can make to a hire. Each asks for confirmation, because the other party is notified. */
import { useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { NoteDialog } from '#client/ui/note-dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { HireStatus } from '#shared/vocabulary.ts';
import type { Hire } from '../../hires.contract.ts';
import { isBeforeFirstDay, toStartedDay } from '../../hiring.domain.ts';
import { useChangeHire } from '../hiring.api.ts';

type Move = Exclude<HireStatus, 'agreed'>;

/** Returns the text key for a status change. Ending a hire before its first day is shown as calling it off. */
const hireMoveTextKey = (to: Move, { status, startDate }: Hire, now: string): Move | 'called-off' =>
  to === 'ended' && status === 'agreed' && isBeforeFirstDay(startDate, now) ? 'called-off' : to;

const StartDateDialog = ({ hire, onClose }: { hire: Hire; onClose: () => void }) => {
  const t = useTranslations('hiring.hire');
  const terms = useTranslations('hiring.terms');
  const change = useChangeHire();
  const [startDate, setStartDate] = useState(hire.startDate);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('moveStartTitle')}
      text={t('moveStartText')}
      size="sm"
      confirm={{
        text: t('save'),
        pending: change.isPending,
        run: () => change.mutate({ params: { id: hire.id }, body: { startDate } }, { onSuccess: onClose }),
        cancelText: t('cancel'),
      }}
    >
      <TextField label={terms('start')} type="date" value={startDate} onChange={setStartDate} required />
    </Dialog>
  );
};

const StatusDialog = ({ hire, to, onClose }: { hire: Hire; to: Move; onClose: () => void }) => {
  const t = useTranslations('hiring.hire');
  const word = useTranslations('vocabulary.hireStatus');
  const change = useChangeHire();
  const now = useNow().toISOString();
  const textKey = hireMoveTextKey(to, hire, now);
  const { status, startDate } = hire;
  const start = toStartedDay(startDate, now) === startDate ? 'kept' : 'moved';
  const run = (reason: string | null): void =>
    change.mutate(
      { params: { id: hire.id }, body: { status: to, reason } },
      {
        onSuccess: () => showToast({ title: t('doneTitle'), description: t('doneText', { status: word(textKey) }) }),
        onSettled: onClose,
      },
    );
  return (
    <NoteDialog
      open
      onOpenChange={onClose}
      title={t(`ask.${textKey}.title`)}
      text={t(`ask.${textKey}.text`, { name: personName(hire.candidate.user), status, start })}
      note={to === 'started' || to === 'replaced' ? undefined : { label: t('reason'), rows: 3 }}
      confirm={{
        text: t(`moves.${textKey}`),
        tone: to === 'ended' ? 'danger' : 'primary',
        pending: change.isPending,
        run,
        cancelText: t('cancel'),
      }}
    />
  );
};

export const HireActions = ({ hire }: { hire: Hire }) => {
  const t = useTranslations('hiring.hire');
  const [openDialog, setOpenDialog] = useState<Move | 'start' | null>(null);
  const now = useNow().toISOString();
  const close = () => setOpenDialog(null);
  const moves = hire.moves.filter((to): to is Move => to !== 'agreed');
  if (moves.length === 0 && !hire.mayMoveStart) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {moves.map((to) => (
        <Button
          key={to}
          size="sm"
          variant={to === 'started' ? 'primary' : 'secondary'}
          onClick={() => setOpenDialog(to)}
        >
          {t(`moves.${hireMoveTextKey(to, hire, now)}`)}
        </Button>
      ))}
      {hire.mayMoveStart && (
        <Button size="sm" onClick={() => setOpenDialog('start')}>
          {t('moveStart')}
        </Button>
      )}
      {openDialog === 'start' && <StartDateDialog hire={hire} onClose={close} />}
      {openDialog !== null && openDialog !== 'start' && <StatusDialog hire={hire} to={openDialog} onClose={close} />}
    </div>
  );
};
