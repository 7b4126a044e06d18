import { lazy, Suspense, useRef, useState } from 'react';
import { hasStatus } from '#client/api/api-error.ts';
import { type AnswerErrors, toAnswerErrors } from '#features/screening/client/public/answer-errors.ts';
import { useJobToApply } from './use-job-to-apply.ts';

/** Loaded only if there is a job, because few visitors come from a job page. */
const JobNotice = lazy(async () => ({ default: (await import('./components/job-notice.tsx')).JobNotice }));

type Answers = Record<string, unknown>;

/** The job that the applicant is also applying to, with its questions and any required acknowledgment. The form holds the answers. */
export const useJobPart = (answers: Answers, setAnswers: (answers: Answers) => void) => {
  const { choice, isLoading } = useJobToApply();
  const acknowledgmentRef = useRef<HTMLInputElement>(null);
  const [isAcknowledged, setIsAcknowledged] = useState(false);
  const [isAcknowledgmentMissing, setIsAcknowledgmentMissing] = useState(false);
  const [answerErrors, setAnswerErrors] = useState<AnswerErrors>({});
  const job = choice?.job?.isOpen ? choice.job : null;
  const scoreNotice = job?.requiredNotice ?? null;
  /** Returns false and shows an error if a required acknowledgment is missing. */
  const checkAcknowledgment = (): boolean => {
    if (scoreNotice === null || isAcknowledged) return true;
    setIsAcknowledgmentMissing(true);
    acknowledgmentRef.current?.focus();
    return false;
  };
  const notice = choice && (
    <Suspense fallback={null}>
      <JobNotice
        {...{ choice, acknowledgmentRef, isAcknowledged, isAcknowledgmentMissing, answers, answerErrors }}
        onAcknowledge={setIsAcknowledged}
        onAnswer={setAnswers}
      />
    </Suspense>
  );
  const questionIds = new Set(job?.questions.map(({ id }) => id));
  const sentAnswers = Object.fromEntries(Object.entries(answers).filter(([id]) => questionIds.has(id)));
  const body = job === null ? { answers: undefined } : { jobId: job.id, scoreNotice, answers: sentAnswers };
  /** Shows which answers were refused. The job may have closed or changed its questions since the page was opened. */
  const showRefusal = (error: unknown): void => {
    const refused = toAnswerErrors(error);
    setAnswerErrors(refused);
    if (hasStatus(error, 409) || Object.keys(refused).length > 0) choice?.retry();
  };
  return { body, notice, checkAcknowledgment, isBlocked: isLoading || choice?.isFailed === true, showRefusal };
};
