/** The heading of a section, with an optional action, such as a link to the full list. */
import type { ReactNode } from 'react';

export interface SectionHeadingProps {
  children: ReactNode;
  id?: string | undefined;
  text?: ReactNode;
  /** A link such as "View All" or a small button. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
}

/** Renders an h2, or an h3 inside the section of an h2. It can receive focus when an action removes the last control of its section. */
export const SectionHeading = ({ children, id, text, action, level = 2 }: SectionHeadingProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <div className={text ? 'flex-1 basis-64' : undefined}>
        <Heading
          id={id}
          tabIndex={-1}
          className={level === 2 ? 'headline text-ink text-xl' : 'font-semibold text-base text-ink'}
        >
          {children}
        </Heading>
        {text && <p className="mt-0.5 text-muted text-sm">{text}</p>}
      </div>
      {action}
    </div>
  );
};

/** A name and its value in the <dl> of a section. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="tabular break-words font-medium text-ink">{children}</dd>
  </div>
);
