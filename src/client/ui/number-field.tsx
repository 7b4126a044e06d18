/**
 * A number field. Uses a text input, because browsers silently drop a decimal comma from number inputs: `45,50` becomes 4550. Invalid text stays
 * as typed, and its value is NaN, which schemas reject.
 */
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, type FieldBase, splitField } from './field.tsx';
import { parseTypedNumber } from './typed-number.ts';

interface NumberFieldProps
  extends FieldBase,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'className' | 'required' | 'onChange' | 'value' | 'type' | 'min' | 'max' | 'step'
    > {
  value: number | null | undefined;
  /** The number, null when empty, NaN when invalid. */
  onChange: (value: number | null) => void;
  /** Shown inside the control before the number, such as "$". */
  prefix?: string | undefined;
  /** Shown inside the control after the number, such as "/hr". */
  suffix?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export const NumberField = (props: NumberFieldProps) => {
  const [frame, { prefix, suffix, value, onChange, onBlur, ...input }] = splitField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && Object.is(parseTypedNumber(typed), value ?? null);
  return (
    <Field {...frame}>
      {(control) => (
        <span className="relative block">
          {prefix && (
            <span
              aria-hidden="true"
              className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 text-muted"
            >
              {prefix}
            </span>
          )}
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            data-number="true"
            value={isTyping ? typed : (value ?? '')}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(parseTypedNumber(event.target.value));
            }}
            onBlur={(event) => {
              if (!Number.isNaN(value)) setTyped(null);
              onBlur?.(event);
            }}
            className={classNames(
              controlStyle,
              'tabular',
              prefix && (prefix.length > 1 ? 'pl-12' : 'pl-7'),
              suffix && 'pr-12',
            )}
          />
          {suffix && (
            <span
              aria-hidden="true"
              className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-muted"
            >
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
};
