/**
 * Reports a person to the admins: asks what happened, and offers to block the person. `onBlock` is
 * called only after the report is accepted, so that a rejected report changes nothing.
 */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form } from '#client/form/form.tsx';
import { FormTextArea } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { LIMITS } from '#shared/limits.ts';
import { type NewReport, newReportSchema } from '../../reports.contract.ts';
import { useFileReport } from '../reports.api.ts';
import { reportsEn } from '../reports.en.ts';

interface ReportFormProps {
  formId: string;
  userId: string;
  name: string;
  canBlock: boolean;
  onReport: (report: NewReport, alsoBlock: boolean) => Promise<void>;
}

/** Mounted only while the dialog is open, so that each report starts empty. */
const ReportForm = ({ formId, userId, name, canBlock, onReport }: ReportFormProps) => {
  const t = useTranslations('reports');
  const [alsoBlock, setAlsoBlock] = useState(false);
  const form = useZodForm(newReportSchema, { userId, reason: '' });
  return (
    <Form id={formId} form={form} onSubmit={(report) => onReport(report, alsoBlock)} className="pt-2">
      <FormTextArea
        control={form.control}
        name="reason"
        label={t('reason')}
        help={t('reasonHelp')}
        maxLength={LIMITS.text}
        required
      />
      {canBlock && (
        <CheckboxField
          label={t('alsoBlock', { name })}
          help={t('alsoBlockHelp')}
          checked={alsoBlock}
          onChange={setAlsoBlock}
        />
      )}
    </Form>
  );
};

export interface ReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: { id: string; name: string };
  /** Blocks the person. Absent if they are blocked already. */
  onBlock?: (() => Promise<unknown>) | undefined;
}

const Report = ({ open, onOpenChange, user, onBlock }: ReportDialogProps) => {
  const t = useTranslations('reports');
  const formId = useId();
  const [isPending, setIsPending] = useState(false);
  const fileReport = useFileReport();
  const send = async (report: NewReport, alsoBlock: boolean): Promise<void> => {
    setIsPending(true);
    try {
      await fileReport.mutateAsync({ body: report });
      const isBlocked = alsoBlock && onBlock !== undefined;
      if (isBlocked) await onBlock();
      onOpenChange(false);
      showToast({
        title: t('sent'),
        description: isBlocked ? t('sentAndBlocked', { name: user.name }) : t('sentText'),
      });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { name: user.name })}
      text={t('text', { name: user.name })}
      confirm={{ text: t('send'), pending: isPending, pendingText: t('sending'), form: formId }}
    >
      <ReportForm formId={formId} userId={user.id} name={user.name} canBlock={onBlock !== undefined} onReport={send} />
    </Dialog>
  );
};

/** Closes after the report is accepted. */
export const ReportDialog = withEnglish({ reports: reportsEn }, Report);
