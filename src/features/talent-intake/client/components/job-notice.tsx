/**
 * The job that a visitor is applying to, above the form: its name, the next steps and the company's questions, or a notice that it no longer accepts
 * applications. Loaded only with `?job=`.
 */
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { ScoreNotice, ScoreNoticeCheckbox } from '#features/scores/client/public/score-notice.tsx';
import type { AnswerErrors } from '#features/screening/client/public/answer-errors.ts';
import { AnswerFields } from '#features/screening/client/public/answer-fields.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import type { JobChoice } from '../use-job-to-apply.ts';

const BOX = 'rounded-card bg-info-soft px-4 py-3 text-info-ink text-sm';

interface JobNoticeProps {
  choice: JobChoice;
  acknowledgmentRef: Ref<HTMLInputElement>;
  isAcknowledged: boolean;
  isAcknowledgmentMissing: boolean;
  onAcknowledge: (isAcknowledged: boolean) => void;
  answers: Readonly<Record<string, unknown>>;
  answerErrors: AnswerErrors;
  onAnswer: (answers: Record<string, unknown>) => void;
}

export const JobNotice = ({
  choice: { job, isFailed, retry },
  acknowledgmentRef,
  isAcknowledged,
  isAcknowledgmentMissing,
  onAcknowledge,
  answers,
  answerErrors,
  onAnswer,
}: JobNoticeProps) => {
  const t = useTranslations('talentIntake.job');
  if (isFailed) {
    return (
      <div role="alert" className={BOX}>
        <p>{t('failed')}</p>
        <Button size="sm" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (job === null || !job.isOpen) {
    return (
      <p role="status" className={BOX}>
        {job === null ? t('missing') : t('closed', { job: job.title, company: job.companyName })}
      </p>
    );
  }
  const signIn = `${PUBLIC_PATHS.login}?next=${encodeURIComponent(fillPath(APP_PATHS.job, { id: job.id }))}`;
  return (
    <section className="space-y-3 rounded-card border border-line bg-surface px-4 py-4">
      <h2 className="headline break-words text-ink text-lg">{t('title', { job: job.title })}</h2>
      <p className="text-ink-soft">{t('text', { company: job.companyName })}</p>
      {job.requiredNotice === null ? (
        <ScoreNotice />
      ) : (
        <ScoreNoticeCheckbox
          ref={acknowledgmentRef}
          checked={isAcknowledged}
          onChange={onAcknowledge}
          isMissing={isAcknowledgmentMissing && !isAcknowledged}
        />
      )}
      <AnswerFields questions={job.questions} values={answers} errors={answerErrors} onChange={onAnswer} />
      <p className="text-muted text-sm signed-in:hidden">
        {t.rich('account', { link: (chunks) => <TextLink to={signIn}>{chunks}</TextLink> })}
      </p>
    </section>
  );
};
