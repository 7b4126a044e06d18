/** A labeled checkbox: the browser's own, in the accent color. */
import { type ReactNode, useId } from 'react';

export interface CheckboxFieldProps {
  label: ReactNode;
  /** Secondary text below the label. */
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The whole line is clickable. */
export const CheckboxField = ({ label, help, checked, onChange }: CheckboxFieldProps) => {
  const helpId = useId();
  return (
    <div>
      <label className="-my-2 flex items-start gap-3 py-2">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={help ? helpId : undefined}
          className="mt-0.5 size-5 shrink-0 rounded-sm accent-(--accent)"
        />
        <span className="font-medium text-ink text-sm">{label}</span>
      </label>
      {help && (
        <p id={helpId} className="mt-1 pl-8 text-muted text-sm">
          {help}
        </p>
      )}
    </div>
  );
};
