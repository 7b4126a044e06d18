/**
 * A month of a year, `YYYY-MM`, chosen in two of the browser's own selects: not every browser has an input for months. A half that is
 * missing stays in the value (`2024-`, `-05`), so that the form can say so and nothing chosen is lost.
 */
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import { type ControlProps, controlStyle, Field, type FieldBase } from './field.tsx';
import { dateFormat } from './intl-formats.ts';

export interface MonthFieldProps extends FieldBase {
  /** `YYYY-MM`, a half of it, or ''. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
  locale: string;
  firstYear: number;
  lastYear: number;
  /** What the two selects are called; the first choice of each, and their names for a screen reader. */
  texts: { month: string; year: string; monthOf: string; yearOf: string };
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const joined = (year: string, month: string): string => (year === '' && month === '' ? '' : `${year}-${month}`);

interface HalfProps {
  control: Omit<ControlProps, 'id'> & { id?: string };
  name: string;
  placeholder: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  onBlur: (() => void) | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

const Half = ({ control, name, placeholder, options, onChange, ...select }: HalfProps) => (
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
    <ChevronDown
      aria-hidden="true"
      className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 size-4.5 text-muted"
    />
  </span>
);

/** A labelled month, the newest years first. */
export const MonthField = ({
  value,
  onChange,
  onBlur,
  ref,
  locale,
  firstYear,
  lastYear,
  texts,
  ...field
}: MonthFieldProps) => {
  const [year = '', month = ''] = value.split('-');
  const names = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = MONTHS.map((one) => [one, names.format(new Date(`2024-${one}-15T00:00:00Z`))] as const);
  const inRange = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(lastYear - index));
  const years = year === '' || inRange.includes(year) ? inRange : [year, ...inRange];
  return (
    <Field {...field}>
      {({ id, ...control }) => (
        <span className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
          <Half
            control={{ id, ...control }}
            ref={ref}
            name={texts.monthOf}
            placeholder={texts.month}
            value={month}
            options={months}
            onChange={(next) => onChange(joined(year, next))}
            onBlur={onBlur}
          />
          <Half
            control={control}
            name={texts.yearOf}
            placeholder={texts.year}
            value={year}
            options={years.map((one) => [one, one] as const)}
            onChange={(next) => onChange(joined(next, month))}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  );
};
