/** One consultation: who booked it, when, what they wrote, and the team's note with its dialog. */
import { useId, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { Consultation } from '../../../consultation-desk.contract.ts';
import { useNoteConsultation } from '../../consultation-desk.api.ts';
import { DeskRow } from './desk-list.tsx';

/** Formats the weekday, date and time in a zone: "Mon, Nov 30, 10:00 AM". */
const formatCallTime = (iso: string, locale: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(Date.parse(iso));

const NoteDialog = ({ consultation, onClose }: { consultation: Consultation; onClose: () => void }) => {
  const t = useTranslations('admin.consultationDesk.note');
  // Saving is refused if another admin has changed the note since the dialog was opened.
  const [before] = useState(consultation.teamNote);
  const [note, setNote] = useState(before ?? '');
  const save = useNoteConsultation(() => {
    onClose();
    showToast({ title: t('done') });
  });
  const confirm = () => save.mutate({ params: { id: consultation.id }, body: { teamNote: note, before } });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      text={t('text')}
      onCtrlEnter={confirm}
      confirm={{ text: t('save'), pending: save.isPending, run: confirm }}
    >
      <div className="space-y-4">
        <p className="text-ink-soft">
          <span className="block font-medium text-ink">{consultation.name}</span>
          {consultation.notes !== null && <span className="whitespace-pre-line break-words">{consultation.notes}</span>}
        </p>
        <TextArea label={t('label')} value={note} onChange={setNote} maxLength={LIMITS.teamNote} rows={5} />
      </div>
    </Dialog>
  );
};

export const ConsultationRow = ({ consultation }: { consultation: Consultation }) => {
  const t = useTranslations('admin.consultationDesk');
  const nameId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [locale, zone] = [useLocale(), useTimeZone()];
  const { name, email, notes, teamNote, start, timeZone, cancelledAt } = consultation;
  const theirTime = timeZone === null || timeZone === zone ? null : formatCallTime(start, locale, timeZone);
  return (
    <>
      <DeskRow
        actions={
          <Button size="sm" aria-describedby={nameId} onClick={() => setIsOpen(true)}>
            {t(teamNote === null ? 'note.add' : 'note.edit')}
          </Button>
        }
      >
        <p className="shrink-0 text-sm tabular md:w-44">
          <time dateTime={start} className="font-medium text-ink">
            {formatCallTime(start, locale, zone)}
          </time>
          {theirTime !== null && (
            <span className="block text-muted max-md:inline"> {t('theirs', { time: theirTime })}</span>
          )}
        </p>
        <div className="min-w-0 md:flex-1">
          <p className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span id={nameId} className="min-w-0 break-words font-semibold text-ink">
              {name}
            </span>
            <a
              href={`mailto:${email}`}
              className="wrap-anywhere min-w-0 rounded-sm text-muted text-sm hover:underline lg:truncate"
            >
              {email}
            </a>
            {cancelledAt !== null && <Badge>{t('cancelled')}</Badge>}
          </p>
          {notes !== null && <p className="line-clamp-1 break-words text-ink-soft text-sm">{notes}</p>}
          {teamNote !== null && (
            <p className="line-clamp-2 break-words font-medium text-ink text-sm">{t('team', { note: teamNote })}</p>
          )}
        </div>
      </DeskRow>
      {isOpen && <NoteDialog consultation={consultation} onClose={() => setIsOpen(false)} />}
    </>
  );
};
