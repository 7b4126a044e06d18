/**
 * On a job's page: the application form or, after applying, the status of the application. The
 * server decides whether someone may apply. If they may not, the panel shows the reason in advance.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { describeError } from '#client/api/query-client.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormTextArea } from '#client/form/form-fields.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { refetchAfterChange } from '#client/live/refresh.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { Candidate } from '#features/candidates/candidates.contract.ts';
import { myProfileQuery } from '#features/candidates/client/candidates.api.ts';
import { jobQuery } from '#features/jobs/client/jobs.api.ts';
import { OutsideCountries } from '#features/jobs/client/public/outside-countries.tsx';
import type { JobDetail } from '#features/jobs/jobs.contract.ts';
import {
  ScoreNotice,
  ScoreNoticeCheckbox,
  useNoticeAcknowledgment,
} from '#features/scores/client/public/score-notice.tsx';
import { type AnswerErrors, toAnswerErrors } from '#features/screening/client/public/answer-errors.ts';
import { AnswerFields } from '#features/screening/client/public/answer-fields.tsx';
import type { Question } from '#features/screening/screening.contract.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { type Application, newApplicationSchema } from '../../applications.contract.ts';
import { jobApplicationQuery, useApply } from '../applications.api.ts';
import { ApplicationBadge } from './application-badges.tsx';

const formSchema = z.pick(newApplicationSchema, { coverLetter: true, answers: true });

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Returns errors for the required questions without an answer. */
const findMissingAnswers = (
  questions: readonly Question[],
  values: Record<string, unknown>,
  message: string,
): AnswerErrors =>
  Object.fromEntries(
    questions.filter(({ id, required }) => required && isEmpty(values[id])).map(({ id }) => [id, message]),
  );

interface PanelProps {
  heading: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

const Panel = ({ heading, headingRef, children }: PanelProps) => (
  <Card as="section" aria-labelledby="apply" className="space-y-4">
    <h2 ref={headingRef} tabIndex={-1} id="apply" className="headline flex items-center gap-2.5 text-ink text-xl">
      {heading}
    </h2>
    {children}
  </Card>
);

/** If the application was just sent (`isNew`), moves focus here, because the focused submit button has disappeared. */
const SubmittedNotice = ({ application, isNew }: { application: Application; isNew: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const t = useTranslations('applications.apply');
  const times = useTimes();
  return (
    <Panel
      headingRef={heading}
      heading={
        <>
          <CircleCheck className="size-6 shrink-0 text-positive-ink" />
          {t('submitted')}
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-sm">
        <ApplicationBadge status={application.status} />
        {t('submittedText', { date: times.date(application.createdAt) })}
      </p>
      <LinkButton to={fillPath(APP_PATHS.myApplication, { id: application.id })}>{t('view')}</LinkButton>
    </Panel>
  );
};

const EMPTY_FORM = { coverLetter: '', answers: {} };

interface ApplyFormProps {
  job: JobDetail;
  profile: Candidate;
  onApplied: () => void;
}

const ApplyForm = ({ job, profile, onApplied }: ApplyFormProps) => {
  const t = useTranslations('applications.apply');
  const form = useZodForm(formSchema, EMPTY_FORM);
  const answers = useController({ control: form.control, name: 'answers' }).field;
  const [answerErrors, setAnswerErrors] = useState<AnswerErrors>({});
  const draft = useDraft(`apply.${profile.id}.${job.id}`, form);
  const client = useQueryClient();
  const apply = useApply();
  const acknowledge = useNoticeAcknowledgment();
  const checkbox = useRef<HTMLInputElement>(null);
  const [isAcknowledged, setIsAcknowledged] = useState(false);
  const [isAcknowledgmentMissing, setIsAcknowledgmentMissing] = useState(false);
  const submit = async ({ coverLetter, answers: values }: z.output<typeof formSchema>): Promise<void> => {
    const missing = findMissingAnswers(job.questions, values ?? {}, t('answerMissing'));
    setAnswerErrors(missing);
    if (Object.keys(missing).length > 0) return;
    if (acknowledge !== null && !isAcknowledged) {
      setIsAcknowledgmentMissing(true);
      checkbox.current?.focus();
      return;
    }
    await acknowledge?.();
    const questionIds = new Set(job.questions.map(({ id }) => id));
    const sent = Object.fromEntries(Object.entries(values ?? {}).filter(([id]) => questionIds.has(id)));
    const body = { jobId: job.id, candidateId: profile.id, coverLetter, answers: sent };
    try {
      await apply.mutateAsync({ body });
    } catch (error) {
      const refused = toAnswerErrors(error);
      setAnswerErrors(refused);
      // The company may have changed its questions since the page was opened.
      if (Object.keys(refused).length > 0) void refetchAfterChange(client, jobQuery(job.id).queryKey);
      throw error;
    }
    draft.clear();
    form.reset(EMPTY_FORM);
    onApplied();
    showToast({ title: t('success'), description: t('successText') });
  };
  return (
    <Panel heading={t('heading')}>
      <OutsideCountries job={job} />
      {profile.approvalStatus === 'pending' && <p className="text-muted text-sm">{t('vetting')}</p>}
      <Form form={form} onSubmit={submit}>
        <AnswerFields
          questions={job.questions}
          values={answers.value ?? {}}
          errors={answerErrors}
          onChange={answers.onChange}
        />
        <FormTextArea
          control={form.control}
          name="coverLetter"
          label={t('coverLetter')}
          help={t('coverLetterHelp')}
          rows={6}
        />
        {acknowledge !== null && (
          <ScoreNoticeCheckbox
            ref={checkbox}
            checked={isAcknowledged}
            onChange={setIsAcknowledged}
            isMissing={isAcknowledgmentMissing && !isAcknowledged}
          />
        )}
        <SubmitButton pendingText={t('submitting')}>{t('submit')}</SubmitButton>
      </Form>
      {acknowledge === null && <ScoreNotice isUnscored={job.isUnscored} />}
    </Panel>
  );
};

export const ApplyPanel = ({ job }: { job: JobDetail }) => {
  const t = useTranslations('applications.apply');
  const [hasApplied, setHasApplied] = useState(false);
  const application = useQuery(jobApplicationQuery(job.id));
  const profile = useQuery(myProfileQuery).data;
  if (application.data) return <SubmittedNotice application={application.data} isNew={hasApplied} />;
  if (job.status !== 'open') return <Panel heading={t(`headings.${job.status}`)}>{t(job.status)}</Panel>;
  if (application.isLoadingError) return <Panel heading={t('heading')}>{describeError(application.error)}</Panel>;
  if (application.isPending || profile === undefined) {
    return (
      <Card aria-busy="true" className="space-y-4">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-11 w-full" />
      </Card>
    );
  }
  if (profile === null) return <Panel heading={t('heading')}>{t('noProfile')}</Panel>;
  if (profile.approvalStatus === 'rejected') {
    return (
      <Panel heading={t('refusedHeading')}>
        <p>{t('rejected')}</p>
        <TextLink to={APP_PATHS.profile}>{t('editProfile')}</TextLink>
      </Panel>
    );
  }
  return <ApplyForm job={job} profile={profile} onApplied={() => setHasApplied(true)} />;
};
