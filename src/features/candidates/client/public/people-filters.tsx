/** Filters for lists of people: country, English, hours in common, availability date, and whether hired people are included. */
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { LIMITS } from '#shared/limits.ts';
import { LANGUAGE_LEVELS, OVERLAP_HOURS } from '#shared/vocabulary.ts';
import { CountryField } from '../components/country-field.tsx';
import { peopleFiltersEn } from '../people-filters.en.ts';
import { type PeopleUrlFilters, parseCountries } from './people-query.ts';

export interface PeopleFiltersProps {
  filters: PeopleUrlFilters;
  onChange: (changes: Partial<PeopleUrlFilters>) => void;
  /** True if names are hidden. A note then replaces the country filter. */
  hidesNames: boolean;
  /** The server's error about the hours in common. */
  overlapError: string | undefined;
}

/** While a date is being typed, the field contains dates such as 0002-01-15, so the URL is updated only after a pause. */
const DayField = ({ filters, onChange }: Pick<PeopleFiltersProps, 'filters' | 'onChange'>) => {
  const t = useTranslations('peopleFilters');
  const [day, setDay] = useDebouncedText(filters.availableBy, (availableBy) => onChange({ availableBy }));
  return (
    <TextField
      type="date"
      label={t('availableBy')}
      value={day}
      onChange={setDay}
      help={filters.availableBy !== '' && t('availableByHelp')}
    />
  );
};

const Country = ({ filters, onChange, hidesNames }: Omit<PeopleFiltersProps, 'overlapError'>) => {
  const t = useTranslations('peopleFilters');
  const chosen = parseCountries(filters.country);
  if (hidesNames) {
    return (
      <div className="space-y-1.5">
        <p className="font-medium text-ink text-sm">{t('country')}</p>
        <p className="text-muted text-sm">{t('countryHidden')}</p>
      </div>
    );
  }
  return (
    <CountryField
      label={t('country')}
      value={chosen}
      onChange={(codes) => onChange({ country: codes.join(',') })}
      placeholder={t(chosen.length === 0 ? 'anyCountry' : 'addCountry')}
    />
  );
};

const Fields = ({ filters, onChange, hidesNames, overlapError }: PeopleFiltersProps) => {
  const t = useTranslations('peopleFilters');
  const level = useTranslations('profileParts.level');
  return (
    <>
      <Country filters={filters} onChange={onChange} hidesNames={hidesNames} />
      <SelectField
        label={t('english')}
        value={filters.minEnglish}
        onChange={(minEnglish) => onChange({ minEnglish })}
        placeholder={t('anyEnglish')}
        options={LANGUAGE_LEVELS.map((value) => ({ value, label: level(value) }))}
      />
      <SelectField
        label={t('overlap')}
        value={filters.minOverlap}
        onChange={(minOverlap) => onChange({ minOverlap })}
        placeholder={t('anyOverlap')}
        options={OVERLAP_HOURS.map((value) => ({ value, label: t('overlapHours', { hours: Number(value) }) }))}
        help={filters.minOverlap !== '' && t('overlapHelp')}
        error={overlapError}
      />
      <DayField filters={filters} onChange={onChange} />
    </>
  );
};

export const PeopleFilters = withEnglish({ peopleFilters: peopleFiltersEn }, Fields);

/** The checkbox that includes hired people with few hours left. */
export const IncludeHired = ({ filters, onChange }: Pick<PeopleFiltersProps, 'filters' | 'onChange'>) => {
  const t = useTranslations('candidates.filters');
  return (
    <CheckboxField
      label={t('includeHired')}
      help={t('includeHiredHelp', { hours: LIMITS.weeklyHoursBeforeAcknowledgment - LIMITS.fewHoursLeft })}
      checked={filters.includeHired === 'true'}
      onChange={(isChecked) => onChange({ includeHired: isChecked ? 'true' : '' })}
    />
  );
};
