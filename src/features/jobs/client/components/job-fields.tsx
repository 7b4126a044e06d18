/** The form fields of a job, for posting and editing. */
import { useFormState, useWatch } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import {
  FormNumberField,
  FormSelectField,
  FormSkillsField,
  FormTextArea,
  FormTextField,
} from '#client/form/form-fields.tsx';
import { FormTimeZoneField } from '#client/form/form-time-zone-field.tsx';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { dollarSign, hourlySuffix } from '#client/ui/format.ts';
import { LIMITS } from '#shared/limits.ts';
import { WORK_TYPES } from '#shared/vocabulary.ts';
import { type ConditionInput, conditionInputs } from '../../job-conditions.contract.ts';
import type { Job } from '../../jobs.contract.ts';
import { monthlyHours } from '../../jobs.domain.ts';
import type { NewJob } from '../../new-job.contract.ts';
import { useMonthlyPay } from '../public/use-salary-range.ts';
import { ConditionFields } from './condition-fields.tsx';
import { ExperienceField } from './experience-field.tsx';
import type { JobControl } from './job-control.ts';
import { JobWeights } from './job-weights.tsx';
import { shownHoursPerWeek, shownPay } from './pay.ts';
import { QuestionFields } from './question-fields.tsx';

/** Returns the values for an empty form, or for a form that edits `job`. */
export const jobValues = (job?: Job | null): NewJob => ({
  title: job?.title ?? '',
  description: job?.description ?? '',
  requiredSkills: job?.requiredSkills ?? [],
  responsibilities: job?.responsibilities ?? '',
  experience: job?.experience ?? '',
  hourlyBudget: job?.hourlyBudget ?? null,
  hourlyBudgetFrom: job?.hourlyBudgetFrom ?? null,
  jobType: job?.jobType ?? '',
  // Defaults to the browser's time zone for a new job. If an existing job has none, it was left empty
  // on purpose.
  timezone: job ? (job.timezone ?? '') : ownTimeZone(),
  countries: job?.countries ?? [],
  hoursPerWeek: job?.hoursPerWeek ?? null,
  startDate: job?.startDate ?? '',
  openings: job?.openings ?? 1,
  benefits: job?.benefits ?? '',
  validThrough: job?.validThrough ?? '',
  visibility: job?.visibility ?? 'public',
  questions: job?.questions ?? [],
  factorWeights: job?.factorWeights ?? {},
});

/**
 * Returns the values for a form that posts a copy of `job`, or for an empty form. Copied questions become new questions. The last day of the original
 * may have passed, so the copy has the default, like any new job.
 */
export const copiedJobValues = (job: Job | null): NewJob => ({
  ...jobValues(job),
  validThrough: '',
  questions: (job?.questions ?? []).map(({ id: _id, version: _version, ...question }) => question),
});

/** Two fields for the pay range. Scores use only the upper end (`hourlyBudget`). The lower end is optional. */
const BudgetField = ({ control }: { control: JobControl }) => {
  const t = useTranslations('jobs');
  const locale = useLocale();
  const monthlyPay = useMonthlyPay();
  const [hourlyBudget, hourlyBudgetFrom, type, weeklyHours] = useWatch({
    control,
    name: ['hourlyBudget', 'hourlyBudgetFrom', 'jobType', 'hoursPerWeek'],
  });
  const pay = shownPay({ hourlyBudget, hourlyBudgetFrom });
  const work = { jobType: type || null, hoursPerWeek: shownHoursPerWeek(weeklyHours) };
  const rateProps = {
    prefix: dollarSign(locale),
    suffix: hourlySuffix(locale),
    min: LIMITS.rateMin,
    max: LIMITS.rateMax,
  };
  return (
    <>
      <FormNumberField
        {...rateProps}
        control={control}
        name="hourlyBudgetFrom"
        label={t('fields.hourlyBudgetFrom')}
        help={t('help.hourlyBudgetFrom')}
      />
      <FormNumberField
        {...rateProps}
        control={control}
        name="hourlyBudget"
        label={t('fields.hourlyBudget')}
        help={
          pay
            ? t('help.monthly', { range: monthlyPay({ ...pay, ...work }), hours: monthlyHours(work) })
            : t('help.hourlyBudget')
        }
      />
    </>
  );
};

const CONDITION_NAMES = Object.keys(conditionInputs) as (keyof ConditionInput)[];

/** The fields, in the specified order. */
export const JobFields = ({ control }: { control: JobControl }) => {
  const t = useTranslations('jobs');
  const workTypeTexts = useTranslations('vocabulary.workType');
  const { errors } = useFormState({ control });
  return (
    <>
      <FormTextField
        control={control}
        name="title"
        label={t('fields.title')}
        placeholder={t('placeholders.title')}
        autoComplete="off"
        maxLength={LIMITS.title}
        required
      />
      <FormTextArea
        control={control}
        name="description"
        label={t('fields.description')}
        help={t('help.description')}
        rows={5}
        maxLength={LIMITS.text}
        required
      />
      <FormSkillsField
        control={control}
        name="requiredSkills"
        label={t('fields.requiredSkills')}
        help={t('help.requiredSkills')}
        placeholder={t('placeholders.requiredSkills')}
        errorText={t('noSkillHere')}
        announceError={false}
        maxLength={LIMITS.skill}
        required
      />
      <FormTextArea
        control={control}
        name="responsibilities"
        label={t('fields.responsibilities')}
        placeholder={t('placeholders.responsibilities')}
        rows={4}
        maxLength={LIMITS.text}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ExperienceField control={control} />
        <BudgetField control={control} />
        <FormSelectField
          control={control}
          name="jobType"
          label={t('fields.jobType')}
          placeholder={t('chooseType')}
          options={WORK_TYPES.map((value) => ({ value, label: workTypeTexts(value) }))}
        />
        <FormTimeZoneField
          control={control}
          name="timezone"
          label={t('fields.timezone')}
          help={t('help.timezone')}
          placeholder={t('placeholders.timezone')}
          maxLength={LIMITS.shortText}
        />
      </div>
      <ConditionFields control={control} hasError={CONDITION_NAMES.some((name) => errors[name])} />
      <QuestionFields control={control} />
      <JobWeights control={control} />
    </>
  );
};
