/**
 * The due date of the reply and, once it has passed, a button to ask for a reply. Renders nothing after a reply or when it is not the company's turn.
 */
import { useNow, useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { ApplicationDetail } from '#features/pipeline/applications.contract.ts';
import { useNudge } from '../answers.api.ts';

export const NudgeLine = ({ application }: { application: ApplicationDetail }) => {
  const t = useTranslations('answers.nudge');
  const { date } = useTimes();
  const now = useNow({ updateInterval: 60_000 });
  const nudge = useNudge();
  const { answer, nudgedAt, turn, job } = application;
  if (answer.at !== null || turn.who !== 'company') return null;
  const isOverdue = new Date(answer.dueAt) <= now;
  const ask = (): void =>
    nudge.mutate(
      { params: { id: application.id } },
      {
        onSuccess: () =>
          showToast({ title: t('done'), description: t('doneText', { name: toDisplayName(job.company.companyName) }) }),
      },
    );
  return (
    <div className="flex flex-wrap items-center gap-3 text-muted text-sm">
      <p role="status">
        {nudgedAt === undefined
          ? t(isOverdue ? 'over' : 'due', { date: date(answer.dueAt) })
          : t('asked', { date: date(nudgedAt) })}
      </p>
      {isOverdue && nudgedAt === undefined && (
        <Button size="sm" pending={nudge.isPending} onClick={ask}>
          {t('ask')}
        </Button>
      )}
    </div>
  );
};

/** Tells the company that the candidate asked for a reply. Renders nothing after a reply or when it is not the company's turn. */
export const NudgedNote = ({ application: { answer, nudgedAt, turn } }: { application: ApplicationDetail }) => {
  const t = useTranslations('answers');
  const times = useTimes();
  if (nudgedAt === undefined || answer.at !== null || turn.who !== 'company') return null;
  return <Badge tone="caution">{t('nudged', { date: times.date(nudgedAt) })}</Badge>;
};
