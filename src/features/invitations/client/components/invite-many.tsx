/** Invites all selected people to a job, and shows who was not invited and why. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { NoteDialog } from '#client/ui/note-dialog.tsx';
import { recoverFocus } from '#client/ui/recover-focus.ts';
import type { JobMatch } from '../../invitations.contract.ts';
import { type InviteOutcome, MAX_INVITED_AT_ONCE } from '../../invite-many.contract.ts';
import { useInviteMany } from '../invitations.api.ts';

/** The id of the heading above the list. It receives focus if the bar disappears because no one else can be invited. */
export const PEOPLE_HEADING = 'people-who-fit';
const NOT_INVITED_HEADING = 'not-invited';

const FOCUS_TARGETS = [`#${NOT_INVITED_HEADING}`, '[data-invite-many] input', `#${PEOPLE_HEADING}`];

/** A person of the last sending who was not invited, and why. */
export interface NotInvitedPerson {
  id: string;
  name: string;
  outcome: InviteOutcome;
}

interface InviteManyDialogProps {
  job: { id: string; title: string };
  people: readonly JobMatch[];
  onClose: () => void;
  onSent: (notInvited: readonly NotInvitedPerson[]) => void;
}

const InviteManyDialog = ({ job, people, onClose, onSent }: InviteManyDialogProps) => {
  const t = useTranslations('invitations.many');
  // Kept as state, because the list may be fetched again while the dialog is open.
  const [chosen] = useState(people);
  const invite = useInviteMany();
  const send = (note: string | null): void =>
    invite.mutate(
      {
        body: {
          jobId: job.id,
          candidateIds: chosen.map(({ id }) => id),
          note,
        },
      },
      {
        onSuccess: (results) => {
          const outcomes = new Map(results.map(({ candidateId, outcome }) => [candidateId, outcome]));
          const notInvited = chosen.flatMap(({ id, user }) => {
            const outcome = outcomes.get(id);
            return outcome === undefined || outcome === 'invited' ? [] : [{ id, name: personName(user), outcome }];
          });
          const count = results.length - notInvited.length;
          if (count > 0) showToast({ title: t('done', { count }), description: t('doneText') });
          onSent(notInvited);
          onClose();
        },
      },
    );
  return (
    <NoteDialog
      open
      onOpenChange={onClose}
      title={t('title', { count: chosen.length })}
      text={t('text', { job: job.title })}
      note={{ label: t('note'), help: t('noteHelp') }}
      confirm={{ text: t('send', { count: chosen.length }), pending: invite.isPending, run: send }}
    />
  );
};

interface NotInvitedProps {
  people: readonly NotInvitedPerson[];
  onDismiss: () => void;
}

/** Shows who was not invited and why, until it is dismissed or other invitations are sent. */
export const NotInvited = ({ people, onDismiss }: NotInvitedProps) => {
  const t = useTranslations('invitations.many');
  if (people.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={NOT_INVITED_HEADING} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h3 id={NOT_INVITED_HEADING} tabIndex={-1} className="font-semibold text-ink outline-none">
          {t('others', { count: people.length })}
        </h3>
        <Button
          size="sm"
          onClick={() => {
            onDismiss();
            recoverFocus(FOCUS_TARGETS);
          }}
        >
          {t('close')}
        </Button>
      </div>
      <ul className="divide-y divide-line">
        {people.map(({ id, name, outcome }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
            <span className="font-medium text-ink">{name}</span>
            <span className="text-muted">{t(`outcome.${outcome}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};

interface InviteManyBarProps {
  job: { id: string; title: string };
  /** The people who can be invited, in the order of the list. */
  people: readonly JobMatch[];
  /** The ids of the selected people. */
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[]) => void;
  isDialogOpen: boolean;
  onDialogOpenChange: (isOpen: boolean) => void;
  onSent: (notInvited: readonly NotInvitedPerson[]) => void;
}

/** A checkbox that selects the people shown, up to the limit, and a button that invites those selected. */
export const InviteManyBar = ({
  job,
  people,
  chosen,
  onChoose,
  isDialogOpen,
  onDialogOpenChange,
  onSent,
}: InviteManyBarProps) => {
  const t = useTranslations('invitations.many');
  const chosenPeople = people.filter(({ id }) => chosen.has(id));
  const selectable = people.slice(0, MAX_INVITED_AT_ONCE);
  const close = (): void => {
    onDialogOpenChange(false);
    recoverFocus(FOCUS_TARGETS);
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
        icon={<Plus className="size-4" />}
        disabled={chosenPeople.length === 0}
        onClick={() => onDialogOpenChange(true)}
      >
        {chosenPeople.length === 0 ? t('inviteChosen') : t('invite', { count: chosenPeople.length })}
      </Button>
      {isDialogOpen && (
        <InviteManyDialog
          job={job}
          people={chosenPeople}
          onClose={close}
          onSent={(notInvited) => {
            onChoose([]);
            onSent(notInvited);
          }}
        />
      )}
    </div>
  );
};
