/** A job's terms as a list of names and values, and its text. The same for companies and candidates. */

import type { ReactNode } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { ChipList } from '#client/ui/chip-list.tsx';
import { codeName } from '#client/ui/code-names.ts';
import { Fact } from '#client/ui/section-heading.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { MATCH_FACTORS } from '#engine/matching.contract.ts';
import { useProfileZone } from '#features/candidates/client/public/profile-zone.ts';
import { LocalTime } from '#features/matching/client/public/local-time.tsx';
import type { Job } from '../../jobs.contract.ts';
import { distinctLines, parseExperienceLevel } from '../../jobs.domain.ts';
import { postLanguage } from '../../post-language.domain.ts';
import { useHourlyPay, useSalaryRange } from '../public/use-salary-range.ts';

interface JobFactsProps {
  job: Job;
  className?: string;
  /** Hides the hours in common with the user: for the company that posted the job, and next to a score that states them. */
  withoutShared?: boolean | undefined;
}

/** The terms: type, budget, experience, time zone, conditions and dates. */
export const JobFacts = ({ job, className, withoutShared }: JobFactsProps) => {
  const t = useTranslations('jobs.facts');
  const vocabulary = useTranslations('vocabulary');
  const locale = useLocale();
  const times = useTimes();
  const salaryRange = useSalaryRange();
  const hourlyPay = useHourlyPay();
  const format = useFormatter();
  const readerZone = useProfileZone(!withoutShared);
  const factor = useTranslations('matching.factor');
  const { experience, hourlyBudget } = job;
  const level = experience === null ? null : parseExperienceLevel(experience);
  const weights = MATCH_FACTORS.flatMap((name) => {
    const weight = job.factorWeights[name];
    return weight === undefined ? [] : [`${factor(name)} ×${weight.toLocaleString(locale)}`];
  });
  return (
    <dl className={className ?? 'grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3'}>
      <Fact name={t('type')}>{job.jobType ? vocabulary(`workType.${job.jobType}`) : t('notStated')}</Fact>
      <Fact name={t('budget')}>{hourlyPay(job)}</Fact>
      {hourlyBudget !== null && <Fact name={t('monthly')}>{salaryRange(job)}</Fact>}
      <Fact name={t('experience')}>{level ? vocabulary(`experience.${level}`) : (experience ?? t('notStated'))}</Fact>
      <Fact name={t('timezone')}>
        {job.timezone ? (
          <LocalTime
            stated={job.timezone}
            zone={job.zone}
            side="company"
            shift={job.shift}
            readerZone={readerZone}
            withoutShared={withoutShared}
          />
        ) : (
          t('notStated')
        )}
      </Fact>
      <Fact name={t('countries')}>
        {job.countries.length === 0
          ? t('allCountries')
          : format.list(job.countries.map((code) => codeName(code, 'region', locale)))}
      </Fact>
      {job.hoursPerWeek !== null && <Fact name={t('hoursPerWeek')}>{job.hoursPerWeek}</Fact>}
      {job.startDate !== null && <Fact name={t('startDate')}>{times.day(job.startDate)}</Fact>}
      {job.openings > 1 && <Fact name={t('openings')}>{job.openings}</Fact>}
      {weights.length > 0 && <Fact name={t('weights')}>{weights.join(' · ')}</Fact>}
      <Fact name={t('posted')}>{times.date(job.createdAt)}</Fact>
      {job.status !== 'closed' && <Fact name={t('validThrough')}>{times.day(job.validThrough)}</Fact>}
    </dl>
  );
};

const proseStyle = 'max-w-prose whitespace-pre-line break-words text-ink-soft leading-relaxed';

const TextSection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="space-y-2">
    <h2 className="headline text-ink text-xl">{heading}</h2>
    {children}
  </section>
);

/** Renders several lines as a list and a single line as a paragraph. */
const Lines = ({ text, lang }: { text: string; lang: string }) => {
  const lines = distinctLines(text);
  if (lines.length < 2) {
    return (
      <p lang={lang} className={proseStyle}>
        {text}
      </p>
    );
  }
  return (
    <ul
      lang={lang}
      className="max-w-prose list-disc space-y-1 pl-5 text-ink-soft leading-relaxed marker:text-line-strong"
    >
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
};

/** Description, responsibilities, benefits and skills. */
export const JobTexts = ({ job }: { job: Job }) => {
  const t = useTranslations('jobs.job');
  const lang = postLanguage(job);
  return (
    <>
      <TextSection heading={t('description')}>
        <p lang={lang} className={proseStyle}>
          {job.description}
        </p>
      </TextSection>
      {job.responsibilities && (
        <TextSection heading={t('responsibilities')}>
          <Lines text={job.responsibilities} lang={lang} />
        </TextSection>
      )}
      {job.benefits && (
        <TextSection heading={t('benefits')}>
          <Lines text={job.benefits} lang={lang} />
        </TextSection>
      )}
      <TextSection heading={t('skills')}>
        <ChipList items={job.requiredSkills} />
      </TextSection>
    </>
  );
};
