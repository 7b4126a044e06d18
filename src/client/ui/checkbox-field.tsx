/**
 * A yes or no with its label beside it.
 */
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';

export interface CheckboxFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'checked' | 'type' | 'className'> {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A labelled checkbox; the whole line can be pressed. */
export const CheckboxField = ({ label, help, error, onChange, className, ...input }: CheckboxFieldProps) => {
  const id = useId();
  const note = error ?? help;
  return (
    <div className={classNames('flex gap-3', className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={note ? `${id}note` : undefined}
        aria-invalid={error ? true : undefined}
        className="mt-0.5 size-5 shrink-0 rounded-sm accent-(--accent)"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-base text-ink">
          {label}
        </label>
        {note && (
          <p
            id={`${id}note`}
            role={error ? 'alert' : undefined}
            className={classNames('text-sm', error ? 'text-danger-ink' : 'text-muted')}
          >
            {note}
          </p>
        )}
      </div>
    </div>
  );
};
