/** The company's notes about a shortlisted candidate, shown and edited in place. */

import { LockKeyhole, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasStatus } from '#client/api/api-error.ts';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { ListedShortlistEntry } from '../../candidates.contract.ts';
import { useSaveShortlistNotes } from '../candidates.api.ts';

interface EditorProps {
  entry: ListedShortlistEntry;
  onDone: () => void;
}

/** Notes can be too long for the box, which must then scroll by keyboard. */
const scrollable = { tabIndex: 0 };

const SavedNotes = ({ children }: { children: string }) => {
  const t = useTranslations('shortlist');
  return (
    <p
      {...scrollable}
      className="max-h-32 min-w-0 flex-1 basis-full overflow-y-auto whitespace-pre-line break-words rounded-control bg-sunken px-3 py-2 text-ink-soft text-sm"
    >
      <LockKeyhole className="mr-1.5 inline size-3.5 align-[-2px] text-muted" />
      <span className="sr-only">{t('notes')}: </span>
      {children}
    </p>
  );
};

/**
 * The field stays open and keeps its text if saving fails. Saving is refused if someone else has changed the notes. Their notes are then shown above
 * the field, and saving again replaces them.
 */
const Editor = ({ entry, onDone }: EditorProps) => {
  const t = useTranslations('shortlist');
  const [opened] = useState(entry.notes);
  const [isRefused, setIsRefused] = useState(false);
  const before = isRefused ? entry.notes : opened;
  const [notes, setNotes] = useState(opened ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = useSaveShortlistNotes(() => {
    showToast({ title: t('notesSaved') });
    onDone();
  });
  const submit = (): void =>
    save.mutate(
      { params: { candidateId: entry.candidateId }, body: { notes: notes.trim(), before } },
      {
        onError: (error) => {
          if (hasStatus(error, 409)) setIsRefused(true);
        },
      },
    );
  return (
    <div className="space-y-3">
      {isRefused && (
        <>
          <p className="text-ink-soft text-sm">{t(before === null ? 'notesDeletedMeanwhile' : 'notesMeanwhile')}</p>
          {before !== null && <SavedNotes>{before}</SavedNotes>}
        </>
      )}
      <TextArea
        label={t('notes')}
        help={t('notesHelp')}
        rows={3}
        value={notes}
        onChange={setNotes}
        maxLength={LIMITS.text}
        ref={field}
      />
      <div className="flex gap-2.5">
        <Button size="sm" pending={save.isPending} pendingText={t('saving')} onClick={submit}>
          {t('saveNotes')}
        </Button>
        <Button size="sm" variant="quiet" disabled={save.isPending} onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
};

/** The notes, and the button to add or edit them. */
export const ShortlistNotes = ({ entry }: { entry: ListedShortlistEntry }) => {
  const t = useTranslations('shortlist');
  const [isEditing, setIsEditing] = useState(false);
  const { user } = entry.candidate;
  const name = personName(user);
  // The button remounts when the field closes, and then receives focus.
  const shouldRefocus = useRef(false);
  const handleDone = (): void => {
    shouldRefocus.current = true;
    setIsEditing(false);
  };
  if (isEditing) return <Editor entry={entry} onDone={handleDone} />;
  return (
    <div className="flex flex-wrap items-start gap-2">
      {entry.notes !== null && <SavedNotes>{entry.notes}</SavedNotes>}
      <Button
        size="sm"
        variant="quiet"
        className="-ml-3"
        aria-label={t(entry.notes === null ? 'addNotesFor' : 'editNotesFor', { name })}
        icon={<Pencil className="size-4" />}
        ref={(button) => {
          if (button && shouldRefocus.current) button.focus();
          shouldRefocus.current = false;
        }}
        onClick={() => setIsEditing(true)}
      >
        {t(entry.notes === null ? 'addNotes' : 'editNotes')}
      </Button>
    </div>
  );
};
