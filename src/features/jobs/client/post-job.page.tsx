/**
 * Posts a job, or a copy of one of the company's jobs (`?copy=id`). A draft survives reloads and navigation. It is discarded when the job is posted
 * or the user starts over. After posting, the people who fit are shown.
 */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Draft } from '#client/form/use-draft.ts';
import { useFilters, useNavigateTo } from '#client/navigation.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { myCompanyQuery } from '#features/companies/client/companies.api.ts';
import type { Company } from '#features/companies/companies.contract.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { type JobDetail } from '../jobs.contract.ts';
import { companyJobPath } from '../jobs.domain.ts';
import type { NewJob } from '../new-job.contract.ts';
import { JobAdPaste } from './components/job-ad.tsx';
import { JobEditor } from './components/job-editor.tsx';
import { RoleTemplatePicker } from './components/posting-help.tsx';
import { jobQuery, useCreateJob } from './jobs.api.ts';

interface PostFormProps {
  company: Company;
  /** The job to copy. */
  original: JobDetail | null;
}

const PostForm = ({ company, original }: PostFormProps) => {
  const t = useTranslations('jobs.post');
  const go = useNavigateTo();
  const create = useCreateJob();
  const handleSubmit = async (body: NewJob, draft: Draft) => {
    const job = await create.mutateAsync({ body: { ...body, companyId: company.id } });
    draft.clear();
    showToast({ title: t('posted.title'), description: t('posted.text') });
    go(companyJobPath(job.id, 'people'));
  };
  return (
    <div className="space-y-8">
      <PageHeader
        title={original ? t('copyTitle') : t('title')}
        text={original ? t('copyText', { job: original.title }) : t('text')}
      />
      <JobEditor
        mode="post"
        job={original}
        company={company}
        onSubmit={handleSubmit}
        onCancel={() => go(PUBLIC_PATHS.landing)}
        renderHelp={(form, initial) =>
          original === null && (
            <>
              <JobAdPaste form={form} values={form.getValues()} initial={initial} />
              <RoleTemplatePicker form={form} />
            </>
          )
        }
      />
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
