/** The full text of a job, for an admin to read before making a decision. */
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { jobQuery } from '#features/jobs/client/jobs.api.ts';
import { useSalaryRange } from '#features/jobs/client/public/use-salary-range.ts';
import { postLanguage } from '#features/jobs/post-language.domain.ts';
import type { JobDeskEntry } from '../../../job-desk.contract.ts';

interface TextProps {
  title: string;
  text: string | null | undefined;
  lang?: string;
}

const Text = ({ title, text, lang }: TextProps) =>
  text ? (
    <section>
      <h3 className="font-medium text-muted text-sm">{title}</h3>
      <p lang={lang} className="mt-1 whitespace-pre-line break-words text-ink-soft leading-relaxed">
        {text}
      </p>
    </section>
  ) : null;

const Texts = ({ id }: { id: string }) => {
  const t = useTranslations('admin.jobDesk.reader');
  const salaryRange = useSalaryRange();
  const query = useQuery(jobQuery(id));
  if (query.isPending) return <SkeletonList shape="row" count={3} />;
  if (query.isLoadingError) return <ErrorState title={t('failed')} query={query} />;
  const job = query.data;
  if (job === null) return <p className="text-ink-soft">{t('missing')}</p>;
  const lang = postLanguage(job);
  return (
    <div className="space-y-5">
      <Text title={t('pay')} text={salaryRange(job)} />
      <Text title={t('description')} text={job.description} lang={lang} />
      <Text title={t('responsibilities')} text={job.responsibilities} lang={lang} />
      <Text title={t('skills')} text={job.requiredSkills.join(', ')} lang={lang} />
      <Text title={t('benefits')} text={job.benefits} lang={lang} />
    </div>
  );
};

export const JobReader = ({ job, onClose }: { job: JobDeskEntry; onClose: () => void }) => {
  const t = useTranslations('admin.jobDesk.reader');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={job.title}
      text={
        <>
          {toDisplayName(job.company.companyName)}
          {job.takenDown !== null && (
            <span className="mt-1 block break-words text-danger-ink">{t('reason', job.takenDown)}</span>
          )}
        </>
      }
    >
      <Texts id={job.id} />
    </Dialog>
  );
};
