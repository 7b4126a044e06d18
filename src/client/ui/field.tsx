/** The frame of form fields: label, control, and help or error. Links them by id for screen readers. Does not store the value. */
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { errorText } from '#client/error-texts.ts';
import { classNames } from './class-names.ts';

/** Props that the control must spread on its element. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Props that all fields share. */
export interface FieldBase {
  label: string;
  help?: ReactNode;
  /** Error message; also marks the field as invalid. */
  error?: string | undefined;
  /** Marks the label with an asterisk. */
  required?: boolean | undefined;
  /** Shows the label only to screen readers. */
  labelHidden?: boolean | undefined;
  /** Announces the error to screen readers. False if a toast already announces it. */
  announceError?: boolean | undefined;
  className?: string | undefined;
}

interface FrameProps extends FieldBase {
  /** Shown to the right of the label, such as "Forgot password?" or a character count. */
  aside?: ReactNode;
}

/** Separates the props of the frame from those of the control. */
export const splitField = <Props extends FrameProps>({
  label,
  help,
  error,
  required,
  labelHidden,
  announceError,
  aside,
  className,
  ...control
}: Props) => [{ label, help, error, required, labelHidden, announceError, aside, className }, control] as const;

interface FieldProps extends FrameProps {
  children: (control: ControlProps) => ReactNode;
}

/** Classes of text-like controls; red while invalid. */
export const controlStyle =
  'w-full min-h-11 rounded-control border border-line-strong bg-raised px-3 py-2 text-base text-ink transition-[border-color] hover:border-ink-soft focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:focus-visible:outline-danger';

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
          {/* Outside of the label element to keep the asterisk out of the accessible name. */}
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
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
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
