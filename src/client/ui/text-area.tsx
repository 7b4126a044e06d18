/** A multi-line text field. Grows with its content where supported, never below `rows`. */
import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, type FieldBase, splitField } from './field.tsx';

export interface TextAreaProps
  extends FieldBase,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'required' | 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
  aside?: ReactNode;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Four rows by default. */
export const TextArea = (props: TextAreaProps) => {
  const [frame, { onChange, rows = 4, ...input }] = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
          // With content sizing, `rows` has no effect, so the minimum height is set in lines.
          style={{ minHeight: `calc(${rows} * 1.5rem + 1.125rem)` }}
          className={classNames(controlStyle, 'field-sizing-content max-h-[60dvh] resize-y leading-6')}
        />
      )}
    </Field>
  );
};
