/** A part of the application form under its own heading. */
import { type ReactNode, useId } from 'react';

export interface FormSectionProps {
  title: string;
  /** Text next to the title, such as "optional". */
  note?: string | undefined;
  children: ReactNode;
}

/** A heading and the fields below it, announced as a group. */
export const FormSection = ({ title, note, children }: FormSectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="headline flex items-baseline gap-2.5 text-ink text-lg">
        {title}
        {note && <span className="font-normal font-sans text-muted text-sm tracking-normal">{note}</span>}
      </h2>
      {children}
    </section>
  );
};
