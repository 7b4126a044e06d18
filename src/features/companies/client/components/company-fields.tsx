/** The company profile fields, used both to set up and to edit a profile. */
import type { Control } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormSelectField, FormTextArea, FormTextField } from '#client/form/form-fields.tsx';
import { LIMITS } from '#shared/limits.ts';
import { COMPANY_SIZES, INDUSTRIES } from '#shared/vocabulary.ts';
import type { Company, NewCompany } from '../../companies.contract.ts';

/** Returns the values for an empty form, or for a form that edits `company`. */
export const companyValues = (company?: Company | null): NewCompany => ({
  companyName: company?.companyName ?? '',
  industry: company?.industry ?? '',
  companySize: company?.companySize ?? '',
  website: company?.website ?? '',
  description: company?.description ?? '',
  ...(company ? { answerDays: company.answerDays } : {}),
});

/** The fields, in the specified order. */
export const CompanyFields = ({ control }: { control: Control<NewCompany, unknown, NewCompany> }) => {
  const t = useTranslations('companyForm');
  const vocabulary = useTranslations('vocabulary');
  return (
    <>
      <FormTextField
        control={control}
        name="companyName"
        label={t('fields.companyName')}
        placeholder={t('placeholders.companyName')}
        autoComplete="organization"
        maxLength={LIMITS.name}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelectField
          control={control}
          name="industry"
          label={t('fields.industry')}
          placeholder={t('chooseIndustry')}
          options={INDUSTRIES.map((value) => ({ value, label: vocabulary(`industry.${value}`) }))}
        />
        <FormSelectField
          control={control}
          name="companySize"
          label={t('fields.companySize')}
          placeholder={t('chooseSize')}
          options={COMPANY_SIZES.map((value) => ({ value, label: vocabulary(`companySize.${value}`) }))}
        />
      </div>
      <FormTextField
        control={control}
        name="website"
        label={t('fields.website')}
        placeholder={t('placeholders.website')}
        inputMode="url"
        autoComplete="url"
        maxLength={LIMITS.url}
      />
      <FormTextArea
        control={control}
        name="description"
        label={t('fields.description')}
        placeholder={t('placeholders.description')}
        rows={4}
        maxLength={LIMITS.text}
      />
    </>
  );
};
