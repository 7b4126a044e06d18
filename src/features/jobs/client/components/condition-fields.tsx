/** The form fields for a job's conditions. Collapsed at first, because none of them is required. */
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { FormNumberField, FormSelectField, FormTextArea, FormTextField } from '#client/form/form-fields.tsx';
import { withEnglish } from '#client/texts.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { codeName, countryOptions } from '#client/ui/code-names.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { LIMITS } from '#shared/limits.ts';
import { JOB_VISIBILITIES } from '../../job-conditions.contract.ts';
import { jobConditionsEn } from '../job-conditions.en.ts';
import type { JobControl } from './job-control.ts';

const CountriesField = ({ control }: { control: JobControl }) => {
  const t = useTranslations('jobConditions');
  const locale = useLocale();
  const { field } = useController({ control, name: 'countries' });
  const chosen = field.value ?? [];
  const options = countryOptions(locale).filter(({ value }) => !chosen.includes(value));
  return (
    <div className="space-y-2.5">
      <SelectField
        label={t('countries')}
        help={chosen.length === 0 ? t('countriesHelp') : undefined}
        placeholder={t('addCountry')}
        value=""
        onChange={(code) => code !== '' && field.onChange([...chosen, code])}
        options={chosen.length < LIMITS.jobCountries ? options : []}
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {chosen.map((code) => (
            <li key={code}>
              <Chip onRemove={() => field.onChange(chosen.filter((value) => value !== code))}>
                {codeName(code, 'region', locale)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const Fields = ({ control }: { control: JobControl }) => {
  const t = useTranslations('jobConditions');
  return (
    <>
      <CountriesField control={control} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormNumberField control={control} name="hoursPerWeek" label={t('hoursPerWeek')} />
        <FormNumberField control={control} name="openings" label={t('openings')} />
        <FormTextField control={control} name="startDate" label={t('startDate')} type="date" />
        <FormTextField
          control={control}
          name="validThrough"
          label={t('validThrough')}
          type="date"
          help={t('validThroughHelp', { days: LIMITS.jobDays.default })}
        />
      </div>
      <FormTextArea
        control={control}
        name="benefits"
        label={t('benefits')}
        help={t('benefitsHelp')}
        rows={3}
        maxLength={LIMITS.benefits}
      />
      <FormSelectField
        control={control}
        name="visibility"
        label={t('visibility')}
        help={t('visibilityHelp')}
        options={JOB_VISIBILITIES.map((value) => ({ value, label: t(`visibilities.${value}`) }))}
      />
    </>
  );
};

/** Expands automatically if a field inside has an error, so that the error is visible and the field can be focused. */
const Conditions = ({ control, hasError }: { control: JobControl; hasError: boolean }) => {
  const t = useTranslations('jobConditions');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen || hasError}
      className="border-line border-t pt-5"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-medium text-ink">{t('title')}</summary>
      <div className="mt-4 space-y-5">
        <Fields control={control} />
      </div>
    </details>
  );
};

export const ConditionFields = withEnglish({ jobConditions: jobConditionsEn }, Conditions);
