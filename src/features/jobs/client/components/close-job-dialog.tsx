/**
 * Asks before a job is closed, and what becomes of applicants who are not decided yet: kept as they are, or declined with a reason and a
 * note, and of single ones something else than of the rest. It only asks; closing is its caller's. The applicants themselves come from the
 * feature above, through `renderOutcomes`.
 */
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';
import { DECLINE_REASONS, type DeclineReason } from '#shared/vocabulary.ts';
import type { JobChanges, JobDetail } from '../../jobs.contract.ts';

export type Closing = Pick<JobChanges, 'applicants' | 'reason' | 'note' | 'exceptions'>;

/** What becomes of single applicants, by application: kept, or declined for another reason than the rest. */
export type Outcomes = Readonly<Record<string, DeclineReason | 'keep'>>;

/** Draws the undecided applicants of a job with a choice each. */
export type RenderOutcomes = (outcomes: {
  jobId: string;
  chosen: Outcomes;
  onChoose: (applicationId: string, outcome: DeclineReason | 'keep' | '') => void;
}) => ReactNode;

export interface CloseJobDialogProps {
  job: JobDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pending: boolean;
  onClose: (closing: Closing) => void;
  renderOutcomes: RenderOutcomes;
}

const exceptionsOf = (chosen: Outcomes): NonNullable<Closing['exceptions']> =>
  Object.entries(chosen).map(([applicationId, outcome]) =>
    outcome === 'keep'
      ? { applicationId, applicants: 'keep' }
      : { applicationId, applicants: 'decline', reason: outcome },
  );

const Undecided = ({ job, open, onOpenChange, pending, onClose, renderOutcomes }: CloseJobDialogProps) => {
  const t = useTranslations('closeJob');
  const words = useTranslations('vocabulary.declineReason');
  const [reason, setReason] = useState<DeclineReason>('position-filled');
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<Outcomes>({});
  const choose = (id: string, outcome: DeclineReason | 'keep' | ''): void => {
    const { [id]: _before, ...others } = chosen;
    setChosen(outcome === '' ? others : { ...others, [id]: outcome });
  };
  const kept = Object.values(chosen).filter((outcome) => outcome === 'keep').length;
  const count = Math.max(0, (job.undecidedCount ?? 0) - kept);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      text={t('text', { job: job.title })}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)} disabled={pending}>
            {t('cancel')}
          </Button>
          <Button
            disabled={pending || count === 0}
            onClick={() => onClose({ applicants: 'decline', reason, note, exceptions: exceptionsOf(chosen) })}
          >
            {t('declineSome', { count })}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            pendingText={t('closing')}
            onClick={() => onClose({ applicants: 'keep' })}
          >
            {t('keep')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <p className="font-medium text-ink">{t('question')}</p>
        <p className="text-muted text-sm">{t('choices')}</p>
        <SelectField
          label={t('reason')}
          options={DECLINE_REASONS.map((value) => ({ value, label: words(value) }))}
          value={reason}
          onChange={(value) => setReason(value as DeclineReason)}
        />
        <TextArea
          label={t('note')}
          help={t('noteHelp')}
          value={note}
          onChange={setNote}
          rows={3}
          maxLength={LIMITS.text}
        />
        {renderOutcomes({ jobId: job.id, chosen, onChoose: choose })}
      </div>
    </Dialog>
  );
};

/** The dialog; shorter where nobody waits for a decision. */
export const CloseJobDialog = (props: CloseJobDialogProps) => {
  const t = useTranslations('closeJob');
  const { job, open, onOpenChange, pending, onClose } = props;
  if ((job.undecidedCount ?? 0) > 0) return <Undecided {...props} />;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('title')}
      text={t('text', { job: job.title })}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)} disabled={pending}>
            {t('cancel')}
          </Button>
          <Button variant="primary" pending={pending} pendingText={t('closing')} onClick={() => onClose({})}>
            {t('confirm')}
          </Button>
        </>
      }
    />
  );
};
