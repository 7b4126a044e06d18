/**
 * The filters of browsing: beside the list on wide screens, behind a button above it on others. Each change is in the URL at
 * once, numbers when typing pauses.
 */
import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { NumberField } from '#client/ui/number-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkillsField } from '#client/ui/skills-field.tsx';
import { useDelayedText } from '#client/use-delayed-text.ts';
import { LIMITS } from '#shared/limits.ts';
import { EXPERIENCE_LEVELS, WORK_TYPES } from '#shared/vocabulary.ts';
import { joinSkills, splitSkills, type UrlFilters } from '../browse-filters.ts';
import type { JobChoice } from '../job-choice.ts';

export interface FilterPanelProps {
  filters: UrlFilters;
  onChange: (changes: Partial<UrlFilters>) => void;
  jobs: readonly JobChoice[];
  /** Named by the button that opens it. */
  id: string;
  /** Whether it is unfolded where it does not stand beside the list. */
  isOpen: boolean;
  /** How many narrow the list. */
  active: number;
  onClear: () => void;
  className?: string;
}

interface RateFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const RateField = ({ label, value, onChange }: RateFieldProps) => {
  const [typed, type] = useDelayedText(value, onChange);
  return (
    <NumberField
      label={label}
      value={typed === '' ? null : Number(typed)}
      onChange={(rate) => type(rate === null ? '' : String(Math.max(0, Math.trunc(rate))))}
      prefix="$"
      min={0}
      max={LIMITS.rateMax}
      inputMode="numeric"
      step={1}
    />
  );
};

const FilterFields = ({ filters, onChange, jobs }: Pick<FilterPanelProps, 'filters' | 'onChange' | 'jobs'>) => {
  const t = useTranslations('candidates.filters');
  const v = useTranslations('vocabulary');
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
      <SelectField
        label={t('availability')}
        value={filters.availability}
        onChange={(availability) => onChange({ availability })}
        placeholder={t('anyAvailability')}
        options={WORK_TYPES.map((value) => ({ value, label: v(`workType.${value}`) }))}
      />
      <SelectField
        label={t('experience')}
        value={filters.experience}
        onChange={(experience) => onChange({ experience })}
        placeholder={t('anyExperience')}
        options={EXPERIENCE_LEVELS.map((value) => ({ value, label: v(`experience.${value}`) }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <RateField label={t('minRate')} value={filters.minRate} onChange={(minRate) => onChange({ minRate })} />
        <RateField label={t('maxRate')} value={filters.maxRate} onChange={(maxRate) => onChange({ maxRate })} />
      </div>
    </>
  );
};

export interface FilterToggleProps {
  active: number;
  isOpen: boolean;
  panelId: string;
  onToggle: () => void;
}

/** Opens and folds the panel where it does not stand beside the list; says how many filters are on. */
export const FilterToggle = ({ active, isOpen, panelId, onToggle }: FilterToggleProps) => {
  const t = useTranslations('candidates.filters');
  return (
    <Button
      onClick={onToggle}
      aria-expanded={isOpen}
      aria-controls={panelId}
      icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
      className="lg:hidden"
    >
      {t('show')}
      {active > 0 && (
        <>
          {' '}
          <span aria-hidden="true" className="rounded-full bg-accent-soft px-2 text-accent-ink text-sm tabular">
            {active}
          </span>
          <span className="sr-only">{t('active', { count: active })}</span>
        </>
      )}
    </Button>
  );
};

/** The panel. */
export const FilterPanel = ({ id, isOpen, active, onClear, className, ...fields }: FilterPanelProps) => {
  const t = useTranslations('candidates');
  return (
    <section
      id={id}
      aria-label={t('filters.heading')}
      className={classNames('space-y-5 lg:sticky lg:top-24', !isOpen && 'max-lg:hidden', className)}
    >
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="font-semibold text-ink">{t('filters.heading')}</h2>
        {active > 0 && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            {t('browse.clear')}
          </Button>
        )}
      </div>
      <FilterFields {...fields} />
    </section>
  );
};
