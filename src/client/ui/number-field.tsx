/**
 * A number, null when empty. Turning the mouse wheel over it changes nothing: a rate that changed by scrolling is a
 * mistake nobody sees.
 */
import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, type FieldBase } from './field.tsx';

export interface NumberFieldProps
  extends FieldBase,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required' | 'onChange' | 'value' | 'type'> {
  value: number | null | undefined;
  /** The number, or null for an empty or unreadable field. */
  onChange: (value: number | null) => void;
  /** Before the number inside the control, such as "$". */
  prefix?: string | undefined;
  /** After the number inside the control, such as "/hr". */
  suffix?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export const NumberField = ({
  label,
  help,
  error,
  required,
  labelHidden,
  announceError,
  className,
  prefix,
  suffix,
  value,
  onChange,
  ...input
}: NumberFieldProps) => (
  <Field {...{ label, help, error, required, labelHidden, announceError, className }}>
    {(control) => (
      <span className="relative block">
        {prefix && (
          <span aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 text-muted">
            {prefix}
          </span>
        )}
        <input
          step="any"
          inputMode="decimal"
          {...input}
          {...control}
          type="number"
          value={value ?? ''}
          onChange={(event) => onChange(Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber)}
          onWheel={(event) => event.currentTarget.blur()}
          className={classNames(
            controlStyle,
            'tabular [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
            prefix && (prefix.length > 1 ? 'pl-12' : 'pl-7'),
            suffix && 'pr-12',
          )}
        />
        {suffix && (
          <span aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-muted">
            {suffix}
          </span>
        )}
      </span>
    )}
  </Field>
);
