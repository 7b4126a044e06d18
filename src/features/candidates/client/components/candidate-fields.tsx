/** The fields of the professional profile, for setup and for editing. */
import type { Control } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import {
  FormCheckboxField,
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
import { EXPERIENCE_LEVELS, WORK_TYPES } from '#shared/vocabulary.ts';
import type { NewCandidate, OwnCandidate } from '../../candidates.contract.ts';
import { ProfileParts } from '../public/profile-parts.tsx';
import { profileValues } from '../public/profile-values.ts';

/** Returns the initial values of a new form, or of a form that edits `candidate`. */
export const candidateValues = (candidate?: OwnCandidate | null): Required<NewCandidate> => ({
  jobTitle: candidate?.jobTitle ?? '',
  skills: candidate?.skills ?? [],
  experience: candidate?.experience ?? '',
  hourlyRate: candidate?.hourlyRate ?? null,
  // Only a new profile is prefilled. An existing profile may be empty on purpose.
  timezone: candidate ? (candidate.timezone ?? '') : ownTimeZone(),
  bio: candidate?.bio ?? '',
  availability: candidate?.availability ?? '',
  openToWork: candidate?.openToWork ?? false,
  phone: candidate?.phone ?? '',
  ...profileValues(candidate),
});

/** The fields, in the order of the specification. */
export const CandidateFields = ({ control }: { control: Control<NewCandidate, unknown, NewCandidate> }) => {
  const t = useTranslations('profileForm');
  const field = useTranslations('candidates.fields');
  const vocabulary = useTranslations('vocabulary');
  const locale = useLocale();
  return (
    <>
      <h2 id="profile-work" tabIndex={-1} className="scroll-mt-24 font-semibold text-base text-ink">
        {t('edit.contents.work')}
      </h2>
      <FormTextField
        control={control}
        name="jobTitle"
        label={field('jobTitle')}
        placeholder={t('placeholders.jobTitle')}
        autoComplete="organization-title"
        maxLength={LIMITS.title}
        required
      />
      <FormSkillsField
        control={control}
        name="skills"
        label={field('skills')}
        help={t('help.skills')}
        placeholder={t('placeholders.skills')}
        errorText={t('noSkillHere')}
        announceError={false}
        maxLength={LIMITS.skill}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelectField
          control={control}
          name="experience"
          label={field('experience')}
          placeholder={t('chooseExperience')}
          options={EXPERIENCE_LEVELS.map((value) => ({ value, label: vocabulary(`experience.${value}`) }))}
        />
        <FormNumberField
          control={control}
          name="hourlyRate"
          label={field('hourlyRate')}
          help={t('help.hourlyRate')}
          prefix={dollarSign(locale)}
          suffix={hourlySuffix(locale)}
        />
        <FormSelectField
          control={control}
          name="availability"
          label={field('availability')}
          placeholder={t('chooseAvailability')}
          options={WORK_TYPES.map((value) => ({ value, label: vocabulary(`workType.${value}`) }))}
        />
        <FormTimeZoneField
          control={control}
          name="timezone"
          label={field('timezone')}
          help={t('help.timezone')}
          placeholder={t('placeholders.timezone')}
          maxLength={LIMITS.shortText}
        />
      </div>
      <FormTextField
        control={control}
        name="phone"
        type="tel"
        inputMode="tel"
        label={field('phone')}
        help={t('help.phone')}
        placeholder={t('placeholders.phone')}
        autoComplete="tel"
        maxLength={LIMITS.shortText}
      />
      <FormCheckboxField
        control={control}
        name="openToWork"
        label={t('openToWork.label')}
        help={t('openToWork.help', { hours: LIMITS.weeklyHoursBeforeAcknowledgment - LIMITS.fewHoursLeft })}
      />
      <FormTextArea
        control={control}
        name="bio"
        label={field('bio')}
        placeholder={t('placeholders.bio')}
        rows={4}
        maxLength={LIMITS.text}
      />
      <div className="border-line border-t pt-6">
        <ProfileParts />
      </div>
    </>
  );
};
