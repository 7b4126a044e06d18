/** A single-line text field. Controlled by its caller; `FormTextField` binds it to a form. */
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, type FieldBase, splitField } from './field.tsx';

export interface TextFieldProps
  extends FieldBase,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required' | 'onChange' | 'value' | 'type'> {
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'date' | 'time' | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Shown to the right of the label. */
  aside?: ReactNode;
  /** Shown inside the control before the text, such as "$". */
  prefix?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export const TextField = (props: TextFieldProps) => {
  const [frame, { prefix, onChange, type = 'text', ...input }] = splitField(props);
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
            {...input}
            {...control}
            type={type}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlStyle, prefix && (prefix.length > 1 ? 'pl-12' : 'pl-7'))}
          />
        </span>
      )}
    </Field>
  );
};
