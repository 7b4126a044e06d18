/** Takes a job down. Requires a reason, which is shown to the company. */
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { JobDeskEntry } from '../../../job-desk.contract.ts';
import { useTakeDown } from '../../job-desk.api.ts';

/** The button and its dialog. The text is kept if the call fails. */
export const TakeDown = ({ job, nameId }: { job: JobDeskEntry; nameId: string }) => {
  const t = useTranslations('admin.jobDesk.takeDown');
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const takeDown = useTakeDown(() => {
    setIsOpen(false);
    showToast({ title: t('done'), description: t('doneText', { job: job.title }) });
  });
  const confirm = (): void => {
    const isEmpty = reason.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else takeDown.mutate({ params: { id: job.id }, body: { reason } });
  };
  return (
    <>
      <Button size="sm" aria-describedby={nameId} onClick={() => setIsOpen(true)}>
        {t('button')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('title', { job: job.title })}
        size="md"
        firstFocus={field}
        onCtrlEnter={confirm}
        confirm={{ text: t('confirm'), tone: 'danger', pending: takeDown.isPending, run: confirm }}
      >
        <div className="space-y-5">
          <ul className="list-disc space-y-1.5 pl-5 text-ink-soft">
            <li>{t('lists')}</li>
            <li>{t('applicants', { count: job.applicationCount })}</li>
            <li>{t('company')}</li>
          </ul>
          <TextArea
            ref={field}
            label={t('reason')}
            help={t('reasonHelp')}
            error={isMissing ? t('reasonMissing') : undefined}
            required
            value={reason}
            onChange={setReason}
            maxLength={LIMITS.takedownReason}
            rows={3}
          />
        </div>
      </Dialog>
    </>
  );
};
