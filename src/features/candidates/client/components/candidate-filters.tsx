/** The filters of the candidate list. A change updates the URL immediately. While a rate or a date is typed, the update waits for a pause. */
import { useLocale, useTranslations } from 'use-intl';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { dollarSign } from '#client/ui/format.ts';
import { NumberField } from '#client/ui/number-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkillsField } from '#client/ui/skills-field.tsx';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { LIMITS } from '#shared/limits.ts';
import { EXPERIENCE_LEVELS, VERIFICATION_KINDS, type VerificationKind, WORK_TYPES } from '#shared/vocabulary.ts';
import { joinSkills, parseKinds, splitSkills, type UrlFilters } from '../browse-filters.ts';
import type { JobChoice } from '../job-choice.ts';
import { IncludeHired, PeopleFilters, type PeopleFiltersProps } from '../public/people-filters.tsx';

export interface CandidateFiltersProps extends Omit<PeopleFiltersProps, 'filters' | 'onChange'> {
  filters: UrlFilters;
  onChange: (changes: Partial<UrlFilters>) => void;
  jobs: readonly JobChoice[];
}

interface RateFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const RateField = ({ label, value, onChange }: RateFieldProps) => {
  const [typed, setTyped] = useDebouncedText(value, onChange);
  return (
    <NumberField
      label={label}
      value={typed === '' ? null : Number(typed)}
      onChange={(rate) => {
        if (!Number.isNaN(rate)) setTyped(rate === null ? '' : String(Math.trunc(rate)));
      }}
      prefix={dollarSign(useLocale())}
      inputMode="numeric"
    />
  );
};

type FieldProps = Pick<CandidateFiltersProps, 'filters' | 'onChange'>;

const Verified = ({ filters, onChange }: FieldProps) => {
  const t = useTranslations('candidates.filters');
  const vocabulary = useTranslations('vocabulary');
  const verified = parseKinds(filters.verified);
  const choose = (chosen: VerificationKind, isChecked: boolean): void =>
    onChange({
      verified: VERIFICATION_KINDS.filter((kind) => (kind === chosen ? isChecked : verified.includes(kind))).join(','),
    });
  return (
    <fieldset className="space-y-2">
      <legend className="mb-2 font-medium text-ink text-sm">{t('verified')}</legend>
      {VERIFICATION_KINDS.map((kind) => (
        <CheckboxField
          key={kind}
          label={vocabulary(`verificationKind.${kind}`)}
          checked={verified.includes(kind)}
          onChange={(isChecked) => choose(kind, isChecked)}
        />
      ))}
    </fieldset>
  );
};

const Work = ({ filters, onChange }: FieldProps) => {
  const t = useTranslations('candidates.filters');
  const vocabulary = useTranslations('vocabulary');
  return (
    <>
      <SelectField
        label={t('availability')}
        value={filters.availability}
        onChange={(availability) => onChange({ availability })}
        placeholder={t('anyAvailability')}
        options={WORK_TYPES.map((value) => ({ value, label: vocabulary(`workType.${value}`) }))}
      />
      <SelectField
        label={t('experience')}
        value={filters.experience}
        onChange={(experience) => onChange({ experience })}
        placeholder={t('anyExperience')}
        options={EXPERIENCE_LEVELS.map((value) => ({ value, label: vocabulary(`experience.${value}`) }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <RateField label={t('minRate')} value={filters.minRate} onChange={(minRate) => onChange({ minRate })} />
        <RateField label={t('maxRate')} value={filters.maxRate} onChange={(maxRate) => onChange({ maxRate })} />
      </div>
    </>
  );
};

export const CandidateFilters = ({ jobs, ...people }: CandidateFiltersProps) => {
  const { filters, onChange } = people;
  const t = useTranslations('candidates.filters');
  return (
    <>
      {jobs.length > 0 && (
        <SelectField
          label={t('job')}
          value={filters.jobId}
          onChange={(jobId) => onChange({ jobId })}
          placeholder={t('allJobs')}
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <SkillsField
        label={t('skills')}
        value={splitSkills(filters.skills)}
        onChange={(skills) => onChange({ skills: joinSkills(skills) })}
        placeholder={t('skillPlaceholder')}
        maxLength={LIMITS.skill}
      />
      <PeopleFilters {...people} />
      <Work filters={filters} onChange={onChange} />
      <Verified filters={filters} onChange={onChange} />
      <IncludeHired filters={filters} onChange={onChange} />
    </>
  );
};
