/** Undoes the reader's newest move, during the undo period. */
import { Undo2 } from 'lucide-react';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { formatTime } from '#client/ui/format.ts';
import type { ApplicationDetail } from '../../applications.contract.ts';
import { useUndoMove } from '../applications.api.ts';
import { candidateNameOf } from '../use-move.ts';

/** A line with its button. Renders nothing if there is nothing to undo. */
export const UndoMove = ({ application }: { application: ApplicationDetail }) => {
  const t = useTranslations('applications.move');
  const status = useTranslations('vocabulary.applicationStatus');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow({ updateInterval: 30_000 });
  const undoMove = useUndoMove();
  const { undo } = application;
  if (undo === null || new Date(undo.until) <= now) return null;
  const back = status(undo.to);
  const time = formatTime(undo.until, locale, timeZone);
  const press = (): void =>
    undoMove.mutate(
      { params: { id: application.id } },
      {
        onSuccess: () => showToast({ title: t('takenBack'), description: t('undoHint', { status: back }) }),
      },
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="sm"
        icon={<Undo2 aria-hidden="true" className="size-4" />}
        pending={undoMove.isPending}
        onClick={press}
      >
        {t('undoMove')}
      </Button>
      <span className="text-muted text-sm">
        {undo.isMailed
          ? t('undoMailed', { status: back, time, name: candidateNameOf(application) })
          : t('undoUntil', { status: back, time })}
      </span>
    </div>
  );
};
