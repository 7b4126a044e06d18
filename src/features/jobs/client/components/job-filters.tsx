/** The filters of the job list in addition to the search: skills, type, budget, hours. The URL holds the values. */
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { dollarSign, hourlySuffix } from '#client/ui/format.ts';
import { NumberField } from '#client/ui/number-field.tsx';
import { SelectField, type SelectOption } from '#client/ui/select-field.tsx';
import { SkillsField } from '#client/ui/skills-field.tsx';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { statedZone } from '#client/ui/zone-names.ts';
import { useDelayedText } from '#client/use-delayed-text.ts';
import { myProfileQuery } from '#features/candidates/client/candidates.api.ts';
import { LIMITS } from '#shared/limits.ts';
import { WORK_TYPES } from '#shared/vocabulary.ts';
import { OVERLAP_MINUTES } from '../../jobs.domain.ts';
import { type FilterTexts, jobTypeOf, minBudgetOf, skillsOf } from '../browse-filters.ts';

/** Zones of most candidates. The user's own zone comes from the profile. */
const ZONES = [
  'America/Mexico_City',
  'America/Bogota',
  'America/Caracas',
  'America/Santiago',
  'America/Sao_Paulo',
] as const;

export interface JobFiltersProps {
  filters: FilterTexts;
  onChange: (changes: Partial<FilterTexts>) => void;
  /** The server's error about the time zone. */
  timezoneError: string | undefined;
}

const useZoneOptions = (chosen: string): SelectOption[] => {
  const t = useTranslations('jobs.filters');
  const zone = useTranslations('jobs.zones');
  const names = useZoneNames();
  const zoneLabel = (stated: string): string => statedZone(stated, names);
  const own = useQuery(myProfileQuery).data?.timezone ?? '';
  const options = [
    ...(own ? [{ value: own, label: t('ownTimezone', { zone: zoneLabel(own) }) }] : []),
    ...ZONES.filter((value) => value !== own).map((value) => ({ value, label: t('zone', { zone: zone(value) }) })),
  ];
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: t('zone', { zone: zoneLabel(chosen) }) }];
};

const BudgetField = ({ filters, onChange }: Pick<JobFiltersProps, 'filters' | 'onChange'>) => {
  const t = useTranslations('jobs.filters');
  const locale = useLocale();
  const budgetFilter = minBudgetOf(filters);
  const [typed, setTyped] = useDelayedText(budgetFilter === null ? '' : String(budgetFilter), (minBudget) =>
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

/** The fields in a column. */
export const JobFilters = ({ filters, onChange, timezoneError }: JobFiltersProps) => {
  const t = useTranslations('jobs.filters');
  const v = useTranslations('vocabulary.workType');
  const zones = useZoneOptions(filters.timezone);
  return (
    <>
      <SelectField
        label={t('jobType')}
        placeholder={t('anyType')}
        value={jobTypeOf(filters) ?? ''}
        onChange={(jobType) => onChange({ jobType })}
        options={WORK_TYPES.map((value) => ({ value, label: v(value) }))}
      />
      <BudgetField filters={filters} onChange={onChange} />
      <SelectField
        label={t('timezone')}
        help={t('timezoneHelp', { hours: OVERLAP_MINUTES / 60 })}
        error={timezoneError}
        placeholder={t('anyTimezone')}
        value={filters.timezone}
        onChange={(timezone) => onChange({ timezone })}
        options={zones}
      />
      <SkillsField
        label={t('skills')}
        placeholder={t('skillPlaceholder')}
        maxLength={LIMITS.skill}
        value={skillsOf(filters)}
        onChange={(skills) => onChange({ skills: skills.join(',') })}
      />
    </>
  );
};
