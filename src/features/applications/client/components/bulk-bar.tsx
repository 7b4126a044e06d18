/** Moves everybody who is selected at once: the moves that fit all of them, and what became of each. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { LIFETIMES } from '#shared/limits.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { movesFor } from '../../applications.domain.ts';
import { useMoveApplications } from '../applications.api.ts';
import { NoteDialog } from './note-dialog.tsx';

type Target = Exclude<ApplicationStatus, 'pending' | 'withdrawn'>;
type Asking = 'offered' | 'hired' | 'declined';

const isTarget = (status: ApplicationStatus): status is Target => status !== 'pending' && status !== 'withdrawn';
const isAsking = (target: Target): target is Asking => target !== 'applied' && target !== 'interviewing';

/** The moves that every one of them has. Undoing a decline is left to the single application. */
const commonMoves = (applications: readonly Application[]): Target[] => {
  const [first, ...rest] = applications.map(({ status }) => movesFor(status, 'company', null));
  return (first ?? []).filter(isTarget).filter((to) => rest.every((moves) => moves.includes(to)));
};

interface BulkBarProps {
  selected: readonly Application[];
  onClear: () => void;
}

/** A bar at the bottom of the window while something is selected. */
export const BulkBar = ({ selected, onClear }: BulkBarProps) => {
  const t = useTranslations('applications.bulk');
  const m = useTranslations('applications.move');
  const d = useTranslations('applications.dialog');
  const moveAll = useMoveApplications();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<Asking>('declined');
  const moves = commonMoves(selected);
  const name = d('several', { count: selected.length });
  const minutes = LIFETIMES.declineMailHoldMinutes;

  const run = (status: Target, note: string | null): void =>
    moveAll.mutate(
      { body: { ids: selected.map(({ id }) => id), status, note } },
      {
        onSuccess: ({ moved, refused }) => {
          setIsOpen(false);
          onClear();
          const reason = refused[0]?.detail;
          showToast({
            title: t('moved', { count: moved.length }),
            description: reason ? t('refused', { count: refused.length, reason }) : undefined,
            tone: reason ? 'info' : 'success',
          });
        },
      },
    );
  const press = (to: Target) => () => {
    if (!isAsking(to)) return run(to, null);
    setAsked(to);
    setIsOpen(true);
  };
  return (
    <section
      aria-label={t('label')}
      className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 mt-4 flex animate-rise flex-wrap items-center gap-2.5 rounded-card border border-line-strong bg-overlay px-4 py-3 shadow-float lg:bottom-4"
    >
      <p role="status" className="tabular mr-auto font-medium text-ink text-sm">
        {t('selected', { count: selected.length })}
      </p>
      <Button size="sm" variant="quiet" onClick={onClear} className="lg:order-last">
        {t('clear')}
      </Button>
      {moves.length === 0 && <p className="text-muted text-sm">{t('noMove')}</p>}
      {moves.map((to) => (
        <Button key={to} size="sm" className="max-sm:flex-auto" disabled={moveAll.isPending} onClick={press(to)}>
          {m(to)}
        </Button>
      ))}
      <NoteDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={d(`${asked}.title`, { name })}
        text={asked === 'declined' ? d('declined.text', { minutes }) : d(`${asked}.text`)}
        note={{ label: d('note'), help: d('noteHelp', { name }) }}
        confirmText={m(asked)}
        tone={asked === 'declined' ? 'danger' : 'primary'}
        pending={moveAll.isPending}
        onConfirm={(note) => run(asked, note)}
      />
    </section>
  );
};
