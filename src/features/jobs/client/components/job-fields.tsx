/** The fields of a job, the same when it is posted and when it is changed. */

import { useId } from 'react';
import { type Control, type FieldErrors, useWatch } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import {
  FormNumberField,
  FormSelectField,
  FormSkillsField,
  FormTextArea,
  FormTextField,
} from '#client/form/form-fields.tsx';
import { translateSentence } from '#client/sentences.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { hourlySuffix } from '#client/ui/format.ts';
import { LIMITS } from '#shared/limits.ts';
import { EXPERIENCE_LEVELS, WORK_TYPES } from '#shared/vocabulary.ts';
import type { Job, NewJob } from '../../jobs.contract.ts';
import { useSalaryRange } from '../public/use-salary-range.ts';

/** What an empty form holds, or a form that changes or copies `job`. */
export const jobValues = (job?: Job | null): NewJob => ({
  title: job?.title ?? '',
  description: job?.description ?? '',
  requiredSkills: job?.requiredSkills ?? [],
  responsibilities: job?.responsibilities ?? '',
  experience: job?.experience ?? '',
  hourlyBudget: job?.hourlyBudget ?? null,
  jobType: job?.jobType ?? '',
  timezone: job?.timezone ?? '',
});

/** Tells of a missing skill by toast, as the specification has it; everything else stands at its field. */
export const useSkillToast = () => {
  const t = useTranslations('jobs.noSkill');
  return (errors: FieldErrors<NewJob>): void => {
    if (!errors.requiredSkills) return;
    const description = translateSentence(errors.requiredSkills.message ?? t('text'));
    showToast({ title: t('title'), description, tone: 'error' });
  };
};

type JobControl = Control<NewJob, unknown, NewJob>;

const BudgetField = ({ control }: { control: JobControl }) => {
  const t = useTranslations('jobs');
  const locale = useLocale();
  const salaryRange = useSalaryRange();
  const budget = useWatch({ control, name: 'hourlyBudget' });
  const isPayable = typeof budget === 'number' && budget >= LIMITS.rateMin && budget <= LIMITS.rateMax;
  return (
    <FormNumberField
      control={control}
      name="hourlyBudget"
      label={t('fields.hourlyBudget')}
      help={isPayable ? t('help.monthly', { range: salaryRange(Math.round(budget)) }) : t('help.hourlyBudget')}
      prefix="$"
      suffix={hourlySuffix(locale)}
      min={LIMITS.rateMin}
      max={LIMITS.rateMax}
    />
  );
};

/** Free text, with the ranges that candidates choose from as suggestions. */
const ExperienceField = ({ control }: { control: JobControl }) => {
  const t = useTranslations('jobs');
  const v = useTranslations('vocabulary.experience');
  const listId = useId();
  return (
    <div className="min-w-0">
      <FormTextField
        control={control}
        name="experience"
        label={t('fields.experience')}
        placeholder={t('placeholders.experience')}
        maxLength={LIMITS.shortText}
        autoComplete="off"
        list={listId}
      />
      <datalist id={listId}>
        {EXPERIENCE_LEVELS.map((level) => (
          <option key={level} value={v(level)} />
        ))}
      </datalist>
    </div>
  );
};

/** The fields, in the order of the specification. */
export const JobFields = ({ control }: { control: JobControl }) => {
  const t = useTranslations('jobs');
  const v = useTranslations('vocabulary.workType');
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
          options={WORK_TYPES.map((value) => ({ value, label: v(value) }))}
        />
        <FormTextField
          control={control}
          name="timezone"
          label={t('fields.timezone')}
          help={t('help.timezone')}
          placeholder={t('placeholders.timezone')}
          autoComplete="off"
          maxLength={LIMITS.shortText}
        />
      </div>
    </>
  );
};
