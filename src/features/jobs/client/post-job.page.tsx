/**
 * Posts a job, or a copy of one of the company's jobs (`?copy=id`). A draft survives reloads and navigation. It is discarded when the job is posted
 * or the user starts over. After posting, the people who fit are shown.
 */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Form } from '#client/form/form.tsx';
import { FormButtons } from '#client/form/form-buttons.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { useFilters, useNavigateTo } from '#client/navigation.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Card } from '#client/ui/card.tsx';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { myCompanyQuery } from '#features/companies/client/companies.api.ts';
import type { Company } from '#features/companies/companies.contract.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { type JobDetail } from '../jobs.contract.ts';
import { companyJobPath } from '../jobs.domain.ts';
import type { NewJob } from '../new-job.contract.ts';
import { DraftNote } from './components/draft-note.tsx';
import { JobAdPaste } from './components/job-ad.tsx';
import { copiedJobValues, JobFields, useSkillToast } from './components/job-fields.tsx';
import { jobFormSchema } from './components/job-form-schema.ts';
import { JobPreview } from './components/job-preview.tsx';
import { JobMarketPanel, RoleTemplatePicker } from './components/posting-help.tsx';
import { jobQuery, useCreateJob } from './jobs.api.ts';

interface PostFormProps {
  company: Company;
  /** The job to copy. */
  original: JobDetail | null;
}

const PostForm = ({ company, original }: PostFormProps) => {
  const t = useTranslations('jobs.post');
  const user = useSuspenseQuery(currentUserQuery).data;
  const go = useNavigateTo();
  const [initial] = useState(() => copiedJobValues(original));
  const form = useZodForm<NewJob, NewJob>(jobFormSchema, initial);
  const draft = useDraft(original ? `post-job.${user.id}.${original.id}` : `post-job.${user.id}`, form);
  const [isFromDraft, setIsFromDraft] = useState(draft.restored);
  const create = useCreateJob();
  const values = useWatch({ control: form.control });
  // The market panel is next to the form on wide screens, otherwise at the end of the form.
  const isWide = useMediaQuery('(width >= 64rem)');

  const handleSubmit = async (body: NewJob) => {
    const job = await create.mutateAsync({ body: { ...body, companyId: company.id } });
    draft.clear();
    showToast({ title: t('posted.title'), description: t('posted.text') });
    go(companyJobPath(job.id, 'people'));
  };
  const startOver = () => {
    draft.clear();
    form.reset(copiedJobValues(original));
    setIsFromDraft(false);
  };

  return (
    <div className="space-y-8">
      <PageHeader
        title={original ? t('copyTitle') : t('title')}
        text={original ? t('copyText', { job: original.title }) : t('text')}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <Card>
          <Form form={form} onSubmit={handleSubmit} onInvalid={useSkillToast()}>
            {isFromDraft && <DraftNote onStartOver={startOver} />}
            {original === null && (
              <>
                <JobAdPaste form={form} values={form.getValues()} initial={initial} />
                <RoleTemplatePicker form={form} />
              </>
            )}
            <JobFields control={form.control} />
            {!isWide && <JobMarketPanel form={form} values={values} />}
            <FormButtons
              cancelText={t('cancel')}
              onCancel={() => go(PUBLIC_PATHS.landing)}
              pendingText={t('pending')}
              className="border-line border-t pt-5"
            >
              {t('submit')}
            </FormButtons>
          </Form>
        </Card>
        <aside className="space-y-6 lg:sticky lg:top-24">
          {isWide && <JobMarketPanel form={form} values={values} />}
          <JobPreview company={company} values={values} />
        </aside>
      </div>
    </div>
  );
};

export const PostJobPage = () => {
  const [{ copy }] = useFilters(['copy']);
  const company = useSuspenseQuery(myCompanyQuery).data;
  const original = useQuery({ ...jobQuery(copy), enabled: copy !== '' });
  if (company === null || (copy !== '' && original.isPending)) return <LoadingScreen />;
  return <PostForm key={copy} company={company} original={original.data ?? null} />;
};
