/** A preview of how a job will look in candidates' lists, shown while the job is being written. */
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/card.tsx';
import { ChipList } from '#client/ui/chip-list.tsx';
import type { CompanySummary } from '#features/companies/companies.contract.ts';
import { SHOWN } from '#shared/limits.ts';
import type { UnfinishedJob } from '../../new-job.contract.ts';
import { JobCardHead, JobTerms } from './job-card.tsx';
import { shownPay } from './pay.ts';

const NO_PAY = { hourlyBudget: null, hourlyBudgetFrom: null };

export interface JobPreviewProps {
  company: CompanySummary;
  values: UnfinishedJob;
}

/** The card, with placeholders for empty fields. */
export const JobPreview = ({ company, values }: JobPreviewProps) => {
  const t = useTranslations('jobs');
  const timezone = values.timezone?.trim() || null;
  const pay = shownPay(values);
  return (
    <section aria-label={t('preview.heading')} className="space-y-3">
      <h2 className="eyebrow text-muted">{t('preview.heading')}</h2>
      <Card className="space-y-4">
        <JobCardHead company={company} titleAs="h3" title={values.title?.trim() || t('preview.untitled')} />
        <p className="line-clamp-4 break-words text-ink-soft text-sm">
          {values.description?.trim() || t('preview.noDescription')}
        </p>
        <ChipList
          items={values.requiredSkills ?? []}
          max={SHOWN.skillsOnJobCard}
          moreText={(count) => t('card.more', { count })}
        />
        <JobTerms jobType={values.jobType || null} {...(pay ?? NO_PAY)} timezone={timezone} isOwn />
      </Card>
    </section>
  );
};
