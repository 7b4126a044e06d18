/** The error of a whole form, shown above the form's buttons. */
import { CircleAlert } from 'lucide-react';
import { errorText } from '#client/error-texts.ts';

/** Announces the error to screen readers. Renders nothing without a message. */
export const FormError = ({ children }: { children?: string | undefined }) =>
  children ? (
    <p
      role="alert"
      className="flex gap-2 rounded-control border border-danger-line bg-danger-soft px-3 py-2.5 text-danger-ink text-sm"
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      <span>{errorText(children)}</span>
    </p>
  ) : null;
