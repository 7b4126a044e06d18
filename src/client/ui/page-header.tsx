/** The top of a screen: its h1, a sentence, and at most one primary action. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface PageHeaderProps {
  title: ReactNode;
  text?: ReactNode;
  /** Shown above the title, such as a link back. */
  before?: ReactNode;
  /** Buttons; the primary one last. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** The h1 is focusable, so that it can receive focus after a navigation and screen readers announce the screen. */
export const PageHeader = ({ title, text, before, actions, className }: PageHeaderProps) => (
  <div className={classNames('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
    <div className="min-w-0 max-w-2xl">
      {before && <div className="mb-3 text-sm">{before}</div>}
      <h1 tabIndex={-1} className="headline text-2xl text-ink">
        {title}
      </h1>
      {text && <p className="mt-1.5 text-muted">{text}</p>}
    </div>
    {actions && (
      <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full max-sm:[&>*]:flex-auto">{actions}</div>
    )}
  </div>
);
