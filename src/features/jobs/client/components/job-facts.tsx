/** The terms of a job as a list of names and values, the same to both sides; and its texts. */
import type { ReactNode } from 'react';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { ChipList } from '#client/ui/chip-list.tsx';
import { formatDate, formatHourly } from '#client/ui/format.ts';
import { EXPERIENCE_LEVELS, type ExperienceLevel } from '#shared/vocabulary.ts';
import type { Job } from '../../jobs.contract.ts';

const isLevel = (text: string): text is ExperienceLevel => (EXPERIENCE_LEVELS as readonly string[]).includes(text);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="tabular break-words font-medium text-ink">{children}</dd>
  </div>
);

/** Type, budget, experience, time zone and when it was posted. */
export const JobFacts = ({ job, className }: { job: Job; className?: string }) => {
  const t = useTranslations('jobs.facts');
  const v = useTranslations('vocabulary');
  const card = useTranslations('jobs.card');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const { experience, hourlyBudget } = job;
  return (
    <dl className={className ?? 'grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3'}>
      <Fact name={t('type')}>{job.jobType ? v(`workType.${job.jobType}`) : t('notStated')}</Fact>
      <Fact name={t('budget')}>
        {hourlyBudget === null ? t('negotiable') : card('upTo', { rate: formatHourly(hourlyBudget, locale) })}
      </Fact>
      {hourlyBudget !== null && <Fact name={t('monthly')}>{job.salaryRange}</Fact>}
      <Fact name={t('experience')}>
        {experience && isLevel(experience) ? v(`experience.${experience}`) : (experience ?? t('notStated'))}
      </Fact>
      <Fact name={t('timezone')}>{job.timezone ?? t('notStated')}</Fact>
      <Fact name={t('posted')}>{formatDate(job.createdAt, now, locale, timeZone)}</Fact>
    </dl>
  );
};

const Text = ({ heading, children }: { heading: string; children: string }) => (
  <section className="space-y-2">
    <h2 className="headline text-ink text-xl">{heading}</h2>
    <p className="max-w-prose whitespace-pre-line break-words text-ink-soft leading-relaxed">{children}</p>
  </section>
);

/** Description, responsibilities and skills. */
export const JobTexts = ({ job }: { job: Job }) => {
  const t = useTranslations('jobs.job');
  return (
    <>
      <Text heading={t('description')}>{job.description}</Text>
      {job.responsibilities && <Text heading={t('responsibilities')}>{job.responsibilities}</Text>}
      <section className="space-y-3">
        <h2 className="headline text-ink text-xl">{t('skills')}</h2>
        <ChipList items={job.requiredSkills} />
      </section>
    </>
  );
};
