/**
 * Edits one of the company's jobs. Candidates see saved changes immediately. Only changed fields are sent. The status is changed on the job's page.
 */
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { hasStatus } from '#client/api/api-error.ts';
import { changedFields } from '#client/form/changed-fields.ts';
import { Form } from '#client/form/form.tsx';
import { FormButtons } from '#client/form/form-buttons.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { useNavigateTo, useParam } from '#client/navigation.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { Card } from '#client/ui/card.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { type JobDetail } from '../jobs.contract.ts';
import type { NewJob } from '../new-job.contract.ts';
import { CompanyJobGate } from './components/company-job-gate.tsx';
import { DraftNote } from './components/draft-note.tsx';
import { JobFields, jobValues, useSkillToast } from './components/job-fields.tsx';
import { jobFormSchema } from './components/job-form-schema.ts';
import { JobPreview } from './components/job-preview.tsx';
import { JobMarketPanel } from './components/posting-help.tsx';
import { jobQuery, useUpdateJob } from './jobs.api.ts';
import { applyNewerQuestions } from './newer-questions.ts';

/** The two ends of the pay range are valid only together. */
const DEPENDENT_FIELDS = [['hourlyBudgetFrom', 'hourlyBudget']] as const;

const EditForm = ({ job }: { job: JobDetail }) => {
  const t = useTranslations('jobs.edit');
  const status = useTranslations('vocabulary.jobStatus');
  const user = useSuspenseQuery(currentUserQuery).data;
  const go = useNavigateTo();
  const form = useZodForm<NewJob, NewJob>(jobFormSchema, jobValues(job));
  const draft = useDraft(`edit-job.${user.id}.${job.id}`, form);
  const [isFromDraft, setIsFromDraft] = useState(draft.restored);
  const update = useUpdateJob();
  const client = useQueryClient();
  const [questionsBefore, setQuestionsBefore] = useState(job.questions);
  const values = useWatch({ control: form.control });
  const isWide = useMediaQuery('(width >= 64rem)');
  const page = fillPath(APP_PATHS.companyJob, { id: job.id });

  /** Adds the questions that someone else saved since the form loaded them, so that saving again keeps them. */
  const showNewerQuestions = (): void => {
    const stored = client.getQueryData(jobQuery(job.id).queryKey)?.questions ?? [];
    form.setValue('questions', applyNewerQuestions(form.getValues('questions') ?? [], questionsBefore, stored));
    setQuestionsBefore(stored);
  };

  const handleSubmit = async (input: NewJob) => {
    const changes = changedFields(form, input, DEPENDENT_FIELDS);
    const body = changes.questions === undefined ? changes : { ...changes, questionsBefore };
    try {
      await update.mutateAsync({ params: { id: job.id }, body });
    } catch (error) {
      if (hasStatus(error, 409)) showNewerQuestions();
      throw error;
    }
    draft.clear();
    showToast({ title: t('saved.title'), description: t('saved.text') });
    go(page);
  };
  const startOver = () => {
    draft.clear();
    form.reset(jobValues(job));
    setIsFromDraft(false);
  };
  const cancel = () => {
    draft.clear();
    go(page);
  };

  return (
    <div className="space-y-8">
      <PageHeader
        before={<BackLink to={page}>{job.title}</BackLink>}
        title={t('title')}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={job.status}>{status(job.status)}</StatusBadge>
            {t('text')}
          </span>
        }
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <Card>
          <Form form={form} onSubmit={handleSubmit} onInvalid={useSkillToast()}>
            {isFromDraft && <DraftNote onStartOver={startOver} />}
            <JobFields control={form.control} />
            {!isWide && <JobMarketPanel form={form} values={values} />}
            <FormButtons
              cancelText={t('cancel')}
              onCancel={cancel}
              pendingText={t('pending')}
              className="border-line border-t pt-5"
            >
              {t('submit')}
            </FormButtons>
          </Form>
        </Card>
        <aside className="space-y-6 lg:sticky lg:top-24">
          {isWide && <JobMarketPanel form={form} values={values} />}
          <JobPreview company={job.company} values={values} />
        </aside>
      </div>
    </div>
  );
};

export const EditJobPage = () => {
  const id = useParam('id');
  return <CompanyJobGate query={useQuery(jobQuery(id))}>{(job) => <EditForm key={job.id} job={job} />}</CompanyJobGate>;
};
