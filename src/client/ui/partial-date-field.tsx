/**
 * A year (`YYYY`) with an optional month (`YYYY-MM`) in two native selects. Not all browsers have month inputs, and none has year inputs. A month
 * without a year stays in the value (`-05`), so that the form can report the missing year.
 */
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import { type ControlProps, controlStyle, Field, type FieldBase } from './field.tsx';
import { dateFormat } from './intl-formats.ts';

export interface PartialDateFieldProps extends FieldBase {
  /** `YYYY`, `YYYY-MM`, `-MM`, or ''. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
  locale: string;
  firstYear: number;
  lastYear: number;
  /** Labels of the empty choices (`noMonth` once a year is chosen) and accessible names (`yearOf`, `monthOf`) of the selects. */
  texts: { year: string; month: string; noMonth: string; yearOf: string; monthOf: string };
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const joinDate = (year: string, month: string): string => (month === '' ? year : `${year}-${month}`);

interface DatePartSelectProps {
  control: Partial<ControlProps>;
  name: string;
  placeholder: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  onBlur: (() => void) | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

const DatePartSelect = ({ control, name, placeholder, options, onChange, ...select }: DatePartSelectProps) => (
  <span className="relative block min-w-0">
    <select
      {...control}
      {...select}
      aria-label={name}
      onChange={(event) => onChange(event.target.value)}
      className={classNames(controlStyle, 'appearance-none truncate pr-8')}
    >
      <option value="">{placeholder}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 size-4.5 text-muted" />
  </span>
);

/** Newest years first. Only the year can be required. */
export const PartialDateField = ({
  value,
  onChange,
  onBlur,
  ref,
  locale,
  firstYear,
  lastYear,
  texts,
  ...field
}: PartialDateFieldProps) => {
  const [year = '', month = ''] = value.split('-');
  const names = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = MONTHS.map((number) => [number, names.format(new Date(`2024-${number}-15T00:00:00Z`))] as const);
  const inRange = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(lastYear - index));
  const years = year === '' || inRange.includes(year) ? inRange : [year, ...inRange];
  return (
    <Field {...field}>
      {(control) => (
        <span className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
          <DatePartSelect
            control={control}
            ref={ref}
            name={texts.yearOf}
            placeholder={texts.year}
            value={year}
            options={years.map((choice) => [choice, choice] as const)}
            onChange={(next) => onChange(joinDate(next, month))}
            onBlur={onBlur}
          />
          <DatePartSelect
            control={{ 'aria-describedby': control['aria-describedby'], 'aria-invalid': control['aria-invalid'] }}
            name={texts.monthOf}
            placeholder={year === '' ? texts.month : texts.noMonth}
            value={month}
            options={months}
            onChange={(next) => onChange(joinDate(year, next))}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  );
};
