/**
 * Edits one of the company's jobs. Candidates see saved changes immediately. Only changed fields are sent. The status is changed on the job's page.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { hasStatus } from '#client/api/api-error.ts';
import { changedFields } from '#client/form/changed-fields.ts';
import type { Draft } from '#client/form/use-draft.ts';
import { useNavigateTo, useParam } from '#client/navigation.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { type JobDetail } from '../jobs.contract.ts';
import type { NewJob } from '../new-job.contract.ts';
import { CompanyJobGate } from './components/company-job-gate.tsx';
import { JobEditor } from './components/job-editor.tsx';
import { jobQuery, useUpdateJob } from './jobs.api.ts';
import { applyNewerQuestions } from './newer-questions.ts';
import { applyNewerWeights } from './newer-weights.ts';

/** The two ends of the pay range are valid only together. */
const DEPENDENT_FIELDS = [['hourlyBudgetFrom', 'hourlyBudget']] as const;

type JobForm = UseFormReturn<NewJob, unknown, NewJob>;

const EditForm = ({ job }: { job: JobDetail }) => {
  const t = useTranslations('jobs.edit');
  const status = useTranslations('vocabulary.jobStatus');
  const go = useNavigateTo();
  const update = useUpdateJob();
  const client = useQueryClient();
  const [{ questions, factorWeights }, setBefore] = useState<Pick<JobDetail, 'questions' | 'factorWeights'>>(job);
  const page = fillPath(APP_PATHS.companyJob, { id: job.id });

  /** Adds the questions and weights that someone else saved since the form loaded them, so that saving again keeps them. */
  const showNewerParts = (form: JobForm): void => {
    const stored = client.getQueryData(jobQuery(job.id).queryKey);
    if (!stored) return;
    const shown = form.getValues();
    form.setValue('questions', applyNewerQuestions(shown.questions ?? [], questions, stored.questions));
    form.setValue('factorWeights', applyNewerWeights(shown.factorWeights ?? {}, factorWeights, stored.factorWeights));
    setBefore(stored);
  };

  const handleSubmit = async (input: NewJob, draft: Draft, form: JobForm) => {
    const changes = changedFields(form, input, DEPENDENT_FIELDS);
    const body = {
      ...changes,
      ...(changes.questions === undefined ? {} : { questionsBefore: questions }),
      ...(changes.factorWeights === undefined ? {} : { factorWeightsBefore: factorWeights }),
    };
    try {
      await update.mutateAsync({ params: { id: job.id }, body });
    } catch (error) {
      if (hasStatus(error, 409)) showNewerParts(form);
      throw error;
    }
    draft.clear();
    showToast({ title: t('saved.title'), description: t('saved.text') });
    go(page);
  };
  const cancel = (draft: Draft) => {
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
      <JobEditor mode="edit" job={job} company={job.company} onSubmit={handleSubmit} onCancel={cancel} />
    </div>
  );
};

export const EditJobPage = () => {
  const id = useParam('id');
  return <CompanyJobGate query={useQuery(jobQuery(id))}>{(job) => <EditForm key={job.id} job={job} />}</CompanyJobGate>;
};
