/**
 * The frame of every form field: label above, help below, the error in the place of the help. It wires the ids, so that no
 * field can forget `aria-describedby` or `aria-invalid`. It holds no value.
 */
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { errorText } from '#client/error-texts.ts';
import { classNames } from './class-names.ts';

/** What the control must spread on its element to belong to its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** What all fields have in common. */
export interface FieldBase {
  label: string;
  help?: ReactNode;
  /** The message to show; a field with an error is marked invalid. */
  error?: string | undefined;
  /** Marks the label with an asterisk. */
  required?: boolean | undefined;
  /** Keeps the label for screen readers only, where the place explains itself. */
  labelHidden?: boolean | undefined;
  /** Reads the error out when it appears; false where something else (a toast) already says it. */
  announceError?: boolean | undefined;
  className?: string | undefined;
}

export interface FieldProps extends FieldBase {
  /** Right of the label, such as a link "Forgot password?" or a character count. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** The shared look of a text-like control; red when the browser or the field says it is invalid. */
export const controlStyle =
  'w-full min-h-11 rounded-control border border-line-strong bg-raised px-3 py-2 text-base text-ink transition-[border-color] hover:border-ink-soft focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:focus-visible:outline-danger';

/** A label, a control and the text below it. */
export const Field = ({
  label,
  help,
  error,
  required,
  labelHidden,
  announceError = true,
  aside,
  className,
  children,
}: FieldProps) => {
  const id = useId();
  const noteId = `${id}note`;
  const hasNote = Boolean(error ?? help);
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={classNames('flex items-baseline justify-between gap-3', labelHidden && !aside && 'sr-only')}>
        <span className={classNames('flex gap-1 font-medium text-ink text-sm', labelHidden && 'sr-only')}>
          <label htmlFor={id}>{label}</label>
          {/* Beside the label, not in it: the field's name stays what the label says. */}
          {required && (
            <span aria-hidden="true" className="text-accent-ink">
              *
            </span>
          )}
        </span>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error ? (
        <p id={noteId} role={announceError ? 'alert' : undefined} className="flex gap-1.5 text-danger-ink text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{errorText(error)}</span>
        </p>
      ) : (
        help && (
          <p id={noteId} className="text-muted text-sm">
            {help}
          </p>
        )
      )}
    </div>
  );
};
