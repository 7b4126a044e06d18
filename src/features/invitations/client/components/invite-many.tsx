/** Invites all selected people to a job, and shows who could not be invited and why. */
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { recoverFocus } from '#client/ui/recover-focus.ts';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { JobMatch } from '../../invitations.contract.ts';
import { type InviteResult, MAX_INVITED_AT_ONCE } from '../../invite-many.contract.ts';
import { useInviteMany } from '../invitations.api.ts';

interface InviteManyDialogProps {
  job: { id: string; title: string };
  people: readonly JobMatch[];
  onClose: () => void;
  onInvited: () => void;
}

const InviteManyDialog = ({ job, people, onClose, onInvited }: InviteManyDialogProps) => {
  const t = useTranslations('invitations.many');
  const [note, setNote] = useState('');
  const [notInvited, setNotInvited] = useState<InviteResult[]>([]);
  // Kept as state, because the list is fetched again while the dialog shows the outcome.
  const [chosen] = useState(people);
  const invite = useInviteMany();
  const chosenName = (id: string): string => {
    const person = chosen.find((candidate) => candidate.id === id);
    return person === undefined ? '' : personName(person.user);
  };
  const send = (): void =>
    invite.mutate(
      {
        body: {
          jobId: job.id,
          candidateIds: chosen.map(({ id }) => id),
          note: note.trim() === '' ? null : note.trim(),
        },
      },
      {
        onSuccess: (outcomes) => {
          const notInvitedResults = outcomes.filter(({ outcome }) => outcome !== 'invited');
          const count = outcomes.length - notInvitedResults.length;
          if (count > 0) showToast({ title: t('done', { count }), description: t('doneText') });
          onInvited();
          if (notInvitedResults.length === 0) onClose();
          else setNotInvited(notInvitedResults);
        },
      },
    );
  if (notInvited.length > 0) {
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('others', { count: notInvited.length })}
        size="sm"
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <ul className="divide-y divide-line">
          {notInvited.map(({ candidateId, outcome }) => (
            <li key={candidateId} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
              <span className="font-medium text-ink">{chosenName(candidateId)}</span>
              <span className="text-muted">{t(`outcome.${outcome}`)}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { count: chosen.length })}
      text={t('text', { job: job.title })}
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" pending={invite.isPending} onClick={send}>
            {t('send', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <TextArea label={t('note')} help={t('noteHelp')} value={note} onChange={setNote} maxLength={LIMITS.text} />
    </Dialog>
  );
};

/** The id of the heading above the list. It receives focus if the bar disappears because no one else can be invited. */
export const PEOPLE_HEADING = 'people-who-fit';

interface InviteManyBarProps {
  job: { id: string; title: string };
  /** The people who can be invited, in the order of the list. */
  people: readonly JobMatch[];
  /** The ids of the selected people. */
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[]) => void;
}

/** A checkbox that selects the people shown, up to the limit, and a button that invites those selected. */
export const InviteManyBar = ({ job, people, chosen, onChoose }: InviteManyBarProps) => {
  const t = useTranslations('invitations.many');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const chosenPeople = people.filter(({ id }) => chosen.has(id));
  const selectable = people.slice(0, MAX_INVITED_AT_ONCE);
  const close = (): void => {
    setDialogOpen(false);
    recoverFocus(['[data-invite-many] input', `#${PEOPLE_HEADING}`]);
  };
  const areAllChosen = selectable.length > 0 && chosenPeople.length >= selectable.length;
  return (
    <div
      data-invite-many=""
      className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-b px-4 py-3 sm:px-5"
    >
      <label className="flex min-h-9 flex-1 basis-40 items-center gap-3">
        <input
          type="checkbox"
          checked={areAllChosen}
          onChange={() => onChoose(areAllChosen ? [] : selectable.map(({ id }) => id))}
          className="size-5 shrink-0 rounded-sm accent-(--accent)"
        />
        <span className="font-medium text-ink text-sm">
          {chosenPeople.length === 0
            ? t('chooseAll', { count: selectable.length })
            : t('chosen', { count: chosenPeople.length })}
        </span>
      </label>
      <Button
        variant="primary"
        size="sm"
        icon={<MailPlus aria-hidden="true" className="size-4" />}
        disabled={chosenPeople.length === 0}
        onClick={() => setDialogOpen(true)}
      >
        {chosenPeople.length === 0 ? t('inviteChosen') : t('invite', { count: chosenPeople.length })}
      </Button>
      {isDialogOpen && (
        <InviteManyDialog job={job} people={chosenPeople} onClose={close} onInvited={() => onChoose([])} />
      )}
    </div>
  );
};
