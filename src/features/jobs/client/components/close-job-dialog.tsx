/**
 * Asks before a job is closed, and what happens to applicants who are not decided yet: kept as they are, or declined with
 * a note. It only asks; closing is its caller's.
 */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { JobChanges, JobDetail } from '../../jobs.contract.ts';

export type Closing = Pick<JobChanges, 'applicants' | 'note'>;

export interface CloseJobDialogProps {
  job: JobDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pending: boolean;
  onClose: (closing: Closing) => void;
}

const Choice = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="font-semibold text-ink text-sm">{name}</dt>
    <dd className="text-muted text-sm">{text}</dd>
  </div>
);

/** The dialog; shorter where nobody waits for a decision. */
export const CloseJobDialog = ({ job, open, onOpenChange, pending, onClose }: CloseJobDialogProps) => {
  const t = useTranslations('jobs.close');
  const [note, setNote] = useState('');
  const hasUndecided = (job.undecidedCount ?? 0) > 0;
  const cancel = (
    <Button variant="quiet" onClick={() => onOpenChange(false)} disabled={pending}>
      {t('cancel')}
    </Button>
  );
  if (!hasUndecided) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="sm"
        title={t('title')}
        text={t('text', { job: job.title })}
        actions={
          <>
            {cancel}
            <Button variant="primary" pending={pending} pendingText={t('closing')} onClick={() => onClose({})}>
              {t('confirm')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      text={t('text', { job: job.title })}
      actions={
        <>
          {cancel}
          <Button disabled={pending} onClick={() => onClose({ applicants: 'decline', note })}>
            {t('decline')}
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
        <dl className="space-y-3">
          <Choice name={t('keep')} text={t('keepText')} />
          <Choice name={t('decline')} text={t('declineText')} />
        </dl>
        <TextArea
          label={t('note')}
          help={t('noteHelp')}
          value={note}
          onChange={setNote}
          rows={3}
          maxLength={LIMITS.text}
        />
      </div>
    </Dialog>
  );
};
