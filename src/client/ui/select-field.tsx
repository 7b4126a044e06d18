/** A native select, which works best on phones and with screen readers. */
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, type FieldBase, splitField } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** Heading of the option's group. */
  group?: string | undefined;
}

interface SelectFieldProps
  extends FieldBase,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'required' | 'onChange' | 'value'> {
  options: readonly SelectOption[];
  /** Label of an empty choice ('') before the options. Without a placeholder there is no empty choice. */
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLSelectElement> | undefined;
}

const Option = ({ option }: { option: SelectOption }) => <option value={option.value}>{option.label}</option>;

const Options = ({ options }: { options: readonly SelectOption[] }) =>
  [...Map.groupBy(options, ({ group }) => group)].map(([group, grouped]) => {
    const items = grouped.map((option) => <Option key={option.value} option={option} />);
    return group === undefined ? (
      items
    ) : (
      <optgroup key={group} label={group}>
        {items}
      </optgroup>
    );
  });

export const SelectField = (props: SelectFieldProps) => {
  const [frame, { options, placeholder, onChange, ...input }] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <span className="relative block">
          <select
            {...input}
            {...control}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlStyle, 'appearance-none truncate pr-10')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            <Options options={options} />
          </select>
          <ChevronDown className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-4.5 text-muted" />
        </span>
      )}
    </Field>
  );
};
