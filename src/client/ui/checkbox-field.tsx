/** A labeled native checkbox in the accent color. */
import { type ReactNode, type Ref, useId } from 'react';
import { errorText } from '#client/error-texts.ts';

export interface CheckboxFieldProps {
  label: ReactNode;
  /** Secondary text below the label. */
  help?: ReactNode;
  /** Error message, shown instead of the help text; also marks the field as invalid. */
  error?: string | undefined;
  /** The id of an error message about a group of checkboxes, shown by the caller; also marks the field as invalid. */
  groupErrorId?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The whole line is clickable. */
export const CheckboxField = ({ label, help, error, groupErrorId, checked, onChange, ref }: CheckboxFieldProps) => {
  const noteId = useId();
  return (
    <div>
      <label className="-my-2 flex items-start gap-3 py-2">
        <input
          ref={ref}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={groupErrorId ?? ((error ?? help) ? noteId : undefined)}
          aria-invalid={(error ?? groupErrorId) ? true : undefined}
          className="mt-0.5 size-5 shrink-0 rounded-sm accent-(--accent)"
        />
        <span className="font-medium text-ink text-sm">{label}</span>
      </label>
      {error ? (
        <p id={noteId} role="alert" className="mt-1 pl-8 text-danger-ink text-sm">
          {errorText(error)}
        </p>
      ) : (
        help && (
          <p id={noteId} className="mt-1 pl-8 text-muted text-sm">
            {help}
          </p>
        )
      )}
    </div>
  );
};
