/** A setting that takes effect immediately: a native checkbox in the shape of a switch. */
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface SwitchFieldProps {
  label: ReactNode;
  /** Secondary text below the label. */
  help?: ReactNode;
  /** The id of an element with the explanation, if it is too long for `help`. */
  describedBy?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** Shows the switch to the right of its label. Clicking the label also toggles it. */
export const SwitchField = ({ label, help, describedBy, checked, onChange, disabled }: SwitchFieldProps) => {
  const id = useId();
  const helpId = `${id}help`;
  return (
    <div className={classNames('flex justify-between gap-4', help ? 'items-start' : 'items-center')}>
      <div className="min-w-0">
        <label htmlFor={id} className="block font-medium text-ink">
          {label}
        </label>
        {help && (
          <p id={helpId} className="mt-0.5 text-muted text-sm">
            {help}
          </p>
        )}
      </div>
      <span className="relative -my-1 grid h-11 w-12 shrink-0 place-content-center">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={help ? helpId : describedBy}
          className="peer h-7 w-12 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-opacity checked:border-positive checked:bg-positive disabled:cursor-default disabled:opacity-55"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-1 size-5 -translate-y-1/2 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-positive"
        />
      </span>
    </div>
  );
};
