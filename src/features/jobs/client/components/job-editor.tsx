/** The form of a job with its draft, market and preview, for posting and editing. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Form, FormButtons, reportSkillError } from '#client/form/form.tsx';
import { type Draft, useDraft } from '#client/form/use-draft.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { Card } from '#client/ui/card.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import type { Job } from '../../jobs.contract.ts';
import type { NewJob } from '../../new-job.contract.ts';
import { DraftNote } from './draft-note.tsx';
import { copiedJobValues, JobFields, jobValues } from './job-fields.tsx';
import { jobFormSchema } from './job-form-schema.ts';
import { JobPreview, type JobPreviewProps } from './job-preview.tsx';
import { JobMarketPanel } from './posting-help.tsx';

type JobForm = UseFormReturn<NewJob, unknown, NewJob>;

interface JobEditorProps extends Pick<JobPreviewProps, 'company'> {
  mode: 'post' | 'edit';
  /** The job to edit or copy. */
  job: Job | null;
  onSubmit: (body: NewJob, draft: Draft, form: JobForm) => Promise<void>;
  onCancel: (draft: Draft) => void;
  renderHelp?: (form: JobForm, initial: NewJob) => ReactNode;
}

export const JobEditor = ({ mode, job, company, onSubmit, onCancel, renderHelp }: JobEditorProps) => {
  const t = useTranslations(`jobs.${mode}`);
  const user = useSuspenseQuery(currentUserQuery).data;
  const getValues = () => (mode === 'edit' ? jobValues(job) : copiedJobValues(job));
  const [initial] = useState(getValues);
  const form = useZodForm<NewJob, NewJob>(jobFormSchema, initial);
  const draft = useDraft(`${mode}-job.${user.id}${job ? `.${job.id}` : ''}`, form);
  const [isFromDraft, setIsFromDraft] = useState(draft.restored);
  const values = useWatch({ control: form.control });
  // The market panel is next to the form on wide screens, otherwise at the end of the form.
  const isWide = useMediaQuery('(width >= 64rem)');
  const market = <JobMarketPanel form={form} values={values} />;
  const startOver = () => {
    draft.clear();
    form.reset(getValues());
    setIsFromDraft(false);
  };
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <Card>
        <Form
          form={form}
          onSubmit={(body) => onSubmit(body, draft, form)}
          onInvalid={reportSkillError('requiredSkills', useTranslations('jobs.noSkill'))}
        >
          {isFromDraft && <DraftNote onStartOver={startOver} />}
          {renderHelp?.(form, initial)}
          <JobFields control={form.control} />
          {!isWide && market}
          <FormButtons
            cancelText={t('cancel')}
            onCancel={() => onCancel(draft)}
            pendingText={t('pending')}
            className="border-line border-t pt-5"
          >
            {t('submit')}
          </FormButtons>
        </Form>
      </Card>
      <aside className="space-y-6 lg:sticky lg:top-24">
        {isWide && market}
        <JobPreview company={company} values={values} />
      </aside>
    </div>
  );
};
