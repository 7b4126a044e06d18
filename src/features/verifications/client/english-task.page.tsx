/**
 * A candidate's writing test: instructions, the editor while time is running, and the result.
 * Uses the server's time.
 */

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { LIFETIMES } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { NewestTask } from '../english.contract.ts';
import { TaskEditor } from './components/task-editor.tsx';
import { englishTaskQuery, useStartTask } from './english.api.ts';
import { englishEn } from './english.en.ts';

const RULES = ['time', 'saved', 'own', 'aim'] as const;

const TaskStart = () => {
  const t = useTranslations('english.task');
  const start = useStartTask();
  return (
    <Card className="max-w-2xl space-y-5">
      <ul className="list-disc space-y-2 pl-5 text-ink-soft">
        {RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
      <Button variant="primary" pending={start.isPending} pendingText={t('starting')} onClick={() => start.mutate({})}>
        {t('start')}
      </Button>
    </Card>
  );
};

const TaskEnded = ({ task: { level, isAwaitingRating } }: { task: NewestTask }) => {
  const t = useTranslations('english.task');
  const unratedText = t(isAwaitingRating ? 'overText' : 'unratedText');
  return (
    <Card className="max-w-2xl space-y-4">
      <div role="status">
        <h2 className="headline text-ink text-xl">{level === null ? t('overTitle') : t('ratedTitle', { level })}</h2>
        <p className="mt-1 text-ink-soft">{level === null ? unratedText : t('ratedText')}</p>
      </div>
      <LinkButton to={APP_PATHS.profile}>{t('profile')}</LinkButton>
    </Card>
  );
};

const Task = () => {
  const t = useTranslations('english.task');
  const query = useQuery(englishTaskQuery);
  if (query.isLoadingError) return <ErrorState title={t('failed')} query={query} />;
  if (query.isPending) return <SkeletonList shape="card" count={1} />;
  const task = query.data;
  if (!task) return <TaskStart />;
  const hasEnded = task.submittedAt !== null || task.endsAt <= task.now;
  if (!hasEnded) return <TaskEditor key={task.id} task={task} onEnded={() => void query.refetch()} />;
  return (
    <div className="space-y-6">
      <TaskEnded task={task} />
      {task.canRetake && (
        <>
          <p className="text-ink-soft">{t('again')}</p>
          <TaskStart />
        </>
      )}
    </div>
  );
};

const Page = () => {
  const t = useTranslations('english.task');
  return (
    <div className="space-y-8">
      <PageHeader title={t('title')} text={t('text', { minutes: LIFETIMES.englishTaskMinutes })} />
      <Task />
    </div>
  );
};

export const EnglishTaskPage = withEnglish({ english: englishEn }, Page);
