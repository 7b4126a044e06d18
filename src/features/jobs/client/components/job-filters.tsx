/** The filters for the job list, other than the search. The URL holds the values. */
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { codeName } from '#client/ui/code-names.ts';
import { dollarSign, hourlySuffix } from '#client/ui/format.ts';
import { NumberField } from '#client/ui/number-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkillsField } from '#client/ui/skills-field.tsx';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { myProfileQuery } from '#features/candidates/client/candidates.api.ts';
import { LIMITS } from '#shared/limits.ts';
import { WORK_TYPES } from '#shared/vocabulary.ts';
import {
  CHOICES,
  type FilterTexts,
  isVerifiedOnly,
  parseChoice,
  parseCountry,
  parseJobType,
  parseMinBudget,
  parseSkills,
} from '../browse-filters.ts';

export interface JobFiltersProps {
  filters: FilterTexts;
  onChange: (changes: Partial<FilterTexts>) => void;
  /** Whether the list is sorted by score. A minimum score is available only then. */
  isScored: boolean;
  /** The server's error about the minimum hours in common. */
  overlapError: string | undefined;
}

const BudgetField = ({ filters, onChange }: Pick<JobFiltersProps, 'filters' | 'onChange'>) => {
  const t = useTranslations('jobs.filters');
  const locale = useLocale();
  const budgetFilter = parseMinBudget(filters);
  const [typed, setTyped] = useDebouncedText(budgetFilter === null ? '' : String(budgetFilter), (minBudget) =>
    onChange({ minBudget }),
  );
  return (
    <NumberField
      label={t('minBudget')}
      prefix={dollarSign(locale)}
      suffix={hourlySuffix(locale)}
      value={typed === '' ? null : Number(typed)}
      onChange={(value) => {
        if (!Number.isNaN(value)) setTyped(value === null ? '' : String(Math.round(value)));
      }}
    />
  );
};

/** Limits the list to jobs open to the country in the URL, or else to the one in the profile. */
const CountryField = ({ filters, onChange }: Pick<JobFiltersProps, 'filters' | 'onChange'>) => {
  const t = useTranslations('jobs.filters');
  const locale = useLocale();
  const own = useQuery(myProfileQuery).data?.country ?? '';
  const chosen = parseCountry(filters);
  const code = chosen || own;
  if (code === '') return null;
  return (
    <CheckboxField
      label={t(code === own ? 'ownCountry' : 'otherCountry', { country: codeName(code, 'region', locale) })}
      checked={chosen !== ''}
      onChange={(isOn) => onChange({ country: isOn ? code : '' })}
    />
  );
};

export const JobFilters = ({ filters, onChange, isScored, overlapError }: JobFiltersProps) => {
  const t = useTranslations('jobs.filters');
  const workTypeTexts = useTranslations('vocabulary.workType');
  const choiceProps = (name: keyof typeof CHOICES, placeholder: string, formatChoice: (value: number) => string) => ({
    placeholder,
    value: parseChoice(filters, name),
    onChange: (value: string) => onChange({ [name]: value }),
    options: CHOICES[name].map((value) => ({ value, label: formatChoice(Number(value)) })),
  });
  return (
    <>
      {isScored && (
        <SelectField
          label={t('minScore')}
          {...choiceProps('minScore', t('anyScore'), (score) => t('scoreFrom', { score }))}
        />
      )}
      <BudgetField filters={filters} onChange={onChange} />
      <SelectField
        label={t('overlap')}
        error={overlapError}
        {...choiceProps('minOverlap', t('anyOverlap'), (hours) => t('overlapFrom', { hours }))}
      />
      <SelectField
        label={t('posted')}
        {...choiceProps('postedWithin', t('anyTime'), (days) => t('postedWithin', { days }))}
      />
      <SelectField
        label={t('jobType')}
        placeholder={t('anyType')}
        value={parseJobType(filters) ?? ''}
        onChange={(jobType) => onChange({ jobType })}
        options={WORK_TYPES.map((value) => ({ value, label: workTypeTexts(value) }))}
      />
      <SkillsField
        label={t('skills')}
        placeholder={t('skillPlaceholder')}
        maxLength={LIMITS.skill}
        value={parseSkills(filters)}
        onChange={(skills) => onChange({ skills: skills.join(',') })}
      />
      <CountryField filters={filters} onChange={onChange} />
      <CheckboxField
        label={t('verified')}
        checked={isVerifiedOnly(filters)}
        onChange={(isOn) => onChange({ verified: isOn ? 'true' : '' })}
      />
    </>
  );
};
