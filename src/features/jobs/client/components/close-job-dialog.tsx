/**
 * Asks for confirmation before a job is closed, and lets the company keep undecided applicants or decline them with a reason and a note, with
 * exceptions for individuals. Applicants with an open offer or a booked interview are kept unless the company includes them. The caller closes the
 * job. `renderOutcomes` lists the applicants, because this feature must not import applications.
 */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';
import { DECLINE_REASONS, type DeclineReason } from '#shared/vocabulary.ts';
import type { JobDetail, Undecided } from '../../jobs.contract.ts';
import type { JobChanges } from '../../new-job.contract.ts';
import { undecidedQuery } from '../jobs.api.ts';
import {
  buildClosing,
  countDeclined,
  countOpen,
  DECLINED_KINDS,
  OPEN_KINDS,
  type Outcome,
  type Outcomes,
} from './closing.ts';

export type Closing = Pick<JobChanges, 'applicants' | 'reason' | 'note' | 'includeOpen' | 'exceptions'>;

/** Renders the undecided applicants for a job, each with a choice. */
export type RenderOutcomes = (outcomes: {
  jobId: string;
  chosen: Outcomes;
  /** Whether applicants with an open offer or a booked interview can be declined. */
  includeOpen: boolean;
  onChoose: (applicationId: string, outcome: Outcome | null) => void;
}) => ReactNode;

export interface CloseJobDialogProps {
  job: JobDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pending: boolean;
  onClose: (closing: Closing) => void;
  renderOutcomes: RenderOutcomes;
}

/**
 * The number of applicants who would be declined, by status, and a checkbox to include those with an open offer or a booked interview.
 */
const DeclineSummary = ({
  undecided,
  includeOpen,
  onInclude,
}: {
  undecided: Undecided;
  includeOpen: boolean;
  onInclude: (includeOpen: boolean) => void;
}) => {
  const t = useTranslations('closeJob');
  const listKinds = (kinds: readonly (keyof Undecided)[]): string =>
    kinds
      .filter((kind) => undecided[kind] > 0)
      .map((kind) => t(`kinds.${kind}`, { count: undecided[kind] }))
      .join(', ');
  const declinedList = listKinds(DECLINED_KINDS);
  const count = countOpen(undecided);
  if (declinedList === '' && count === 0) return null;
  return (
    <div className="space-y-3">
      <p className="text-ink-soft text-sm">
        {declinedList === '' ? t('endsNone') : t('ends', { kinds: declinedList })}
      </p>
      {count > 0 && (
        <CheckboxField
          label={t('includeOpen', { kinds: listKinds(OPEN_KINDS) })}
          help={t('includeOpenHelp')}
          checked={includeOpen}
          onChange={onInclude}
        />
      )}
    </div>
  );
};

const UndecidedDialog = ({ job, open, onOpenChange, pending, onClose, renderOutcomes }: CloseJobDialogProps) => {
  const t = useTranslations('closeJob');
  const words = useTranslations('vocabulary.declineReason');
  const { data: undecided } = useQuery({ ...undecidedQuery(job.id), enabled: open });
  const [reason, setReason] = useState<DeclineReason>('position-filled');
  const [note, setNote] = useState('');
  const [includeOpen, setIncludeOpen] = useState(false);
  const [chosen, setChosen] = useState<Outcomes>({});
  const choose = (id: string, outcome: Outcome | null): void => {
    const { [id]: _previous, ...others } = chosen;
    setChosen(outcome === null ? others : { ...others, [id]: outcome });
  };
  const count = undecided ? countDeclined(undecided, chosen, includeOpen) : null;
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
            disabled={pending || !count}
            onClick={() => onClose({ reason, note, ...buildClosing(chosen, includeOpen) })}
          >
            {count === null ? t('decline') : t('declineSome', { count })}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            pendingText={t('closing')}
            onClick={() => onClose({ applicants: 'keep' })}
          >
            {t('closeAndKeep')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <p className="font-medium text-ink">{t('question')}</p>
        <p className="text-muted text-sm">{t('choices')}</p>
        {undecided && <DeclineSummary undecided={undecided} includeOpen={includeOpen} onInclude={setIncludeOpen} />}
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
        {renderOutcomes({ jobId: job.id, chosen, includeOpen, onChoose: choose })}
      </div>
    </Dialog>
  );
};

/** If there are no undecided applicants, the dialog only asks for confirmation. */
export const CloseJobDialog = (props: CloseJobDialogProps) => {
  const t = useTranslations('closeJob');
  const { job, open, onOpenChange, pending, onClose } = props;
  if ((job.undecidedCount ?? 0) > 0) return <UndecidedDialog {...props} />;
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
