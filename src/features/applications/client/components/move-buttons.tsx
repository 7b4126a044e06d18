/**
 * The moves a company has for one application, a button each. What cannot be taken back, or goes out with a note, asks
 * first; the rest happens at once.
 */
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { apiKey } from '#client/api/api.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { LIFETIMES } from '#shared/limits.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { ApplicationDetail } from '../../applications.contract.ts';
import { useMoveApplication } from '../applications.api.ts';
import { NoteDialog } from './note-dialog.tsx';

type Asking = 'offered' | 'hired' | 'declined';
const ASKING: ReadonlySet<ApplicationStatus> = new Set<Asking>(['offered', 'hired', 'declined']);

const minutes = LIFETIMES.declineMailHoldMinutes;

/** Moves an application and says what came of it; a refused move shows where the application really stands. */
const useMove = (application: ApplicationDetail) => {
  const t = useTranslations('applications.move');
  const status = useTranslations('vocabulary.applicationStatus');
  const client = useQueryClient();
  const move = useMoveApplication();
  const name = `${application.candidate.user.firstName} ${application.candidate.user.lastName}`;
  const tell = (to: ApplicationStatus): void => {
    if (to === 'declined') showToast({ title: t('declinedDone'), description: t('declinedText', { minutes }) });
    else {
      const title = t(application.status === 'declined' ? 'undone' : 'done');
      showToast({ title, description: t('doneText', { name, status: status(to) }) });
    }
  };
  const run = (to: ApplicationStatus, note: string | null, onDone: () => void = () => {}): void =>
    move.mutate(
      { params: { id: application.id }, body: { status: to, note } },
      {
        onSuccess: () => {
          onDone();
          tell(to);
        },
        onError: () => void client.invalidateQueries({ queryKey: apiKey('/api/applications') }),
      },
    );
  return { run, name, target: move.isPending ? move.variables.body?.status : undefined };
};

/** The buttons, the next step first. */
export const MoveButtons = ({ application }: { application: ApplicationDetail }) => {
  const t = useTranslations('applications.move');
  const d = useTranslations('applications.dialog');
  const status = useTranslations('vocabulary.applicationStatus');
  const { run, name, target } = useMove(application);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [asked, setAsked] = useState<Asking>('offered');
  const ask = (to: Asking): void => {
    setAsked(to);
    setAsking(to);
  };
  const press = (to: ApplicationStatus) => () => (ASKING.has(to) ? ask(to as Asking) : run(to, null));

  if (application.status === 'declined') {
    return application.moves.map((to) => (
      <div key={to} className="flex flex-wrap items-center gap-3">
        <Button
          icon={<Undo2 aria-hidden="true" className="size-4.5" />}
          pending={target === to}
          onClick={() => run(to, null)}
        >
          {t('undo')}
        </Button>
        <span className="text-muted text-sm">{t('undoHint', { status: status(to) })}</span>
      </div>
    ));
  }
  return (
    <div className="flex flex-wrap gap-2.5">
      {application.moves.map((to, index) => (
        <Button
          key={to}
          variant={index === 0 ? 'primary' : to === 'declined' ? 'quiet' : 'secondary'}
          disabled={target !== undefined}
          pending={target === to && asking === null}
          onClick={press(to)}
        >
          {t(to as Exclude<ApplicationStatus, 'pending'>)}
        </Button>
      ))}
      <NoteDialog
        open={asking !== null}
        onOpenChange={(isOpen) => !isOpen && setAsking(null)}
        title={d(`${asked}.title`, { name })}
        text={asked === 'declined' ? d('declined.text', { minutes }) : d(`${asked}.text`)}
        note={{ label: d('note'), help: d('noteHelp', { name: application.candidate.user.firstName }) }}
        confirmText={t(asked)}
        tone={asked === 'declined' ? 'danger' : 'primary'}
        pending={target === asked}
        onConfirm={(note) => run(asked, note, () => setAsking(null))}
      />
    </div>
  );
};
