/** Resolves a report, with an optional note. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { NoteDialog } from '#client/ui/note-dialog.tsx';
import { useResolveReport } from '#features/reports/client/reports.api.ts';
import type { ReviewedReport } from '#features/reports/reports.contract.ts';

interface ResolveReportProps {
  report: ReviewedReport;
  nameId: string;
  /** Called after the list is refetched. By then the button has disappeared with its row. */
  onResolved: () => void;
}

/** The button and its dialog. The text is kept if resolving fails. */
export const ResolveReport = ({ report, nameId, onResolved }: ResolveReportProps) => {
  const t = useTranslations('admin.reports');
  const [isOpen, setIsOpen] = useState(false);
  const name = personName(report.reported);
  const resolve = useResolveReport(() => {
    onResolved();
    showToast({ title: t('dialog.done'), description: t('dialog.doneText', { name }) });
  });
  return (
    <>
      <Button size="sm" aria-describedby={nameId} onClick={() => setIsOpen(true)}>
        {t('resolve')}
      </Button>
      <NoteDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('dialog.title', { name })}
        text={t('dialog.text')}
        note={{ label: t('dialog.note'), help: t('dialog.noteHelp'), rows: 3 }}
        keepsNote
        confirm={{
          text: t('dialog.confirm'),
          pending: resolve.isPending,
          run: (note) => resolve.mutate({ params: { id: report.id }, body: { status: 'resolved', note } }),
        }}
      />
    </>
  );
};
