/** Tabs that are links. Each view has a URL, so that history, sharing and the keyboard work as they do for pages. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export interface LinkTab {
  name: string;
  to: string;
  label: ReactNode;
  /** A number after the label; use `TabCount`. */
  count?: ReactNode;
}

interface LinkTabsProps {
  /** Accessible name of the group. */
  label: string;
  tabs: readonly LinkTab[];
  /** The name of the current tab. */
  shown: string;
  className?: string;
}

/** A number after the label of a tab. */
export const TabCount = ({ children }: { children: ReactNode }) => (
  <span className="tabular text-muted text-xs">{children}</span>
);

/** A row of tabs. Scrolls sideways if it does not fit, with the current tab in view. */
export const LinkTabs = ({ label, tabs, shown, className }: LinkTabsProps) => {
  const row = useRef<HTMLElement>(null);
  // `scrollIntoView` would scroll the page as well.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab="${shown}"]`);
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classNames('relative flex gap-1 overflow-x-auto rounded-control bg-sunken p-1', className)}
    >
      {tabs.map(({ name, to, label: text, count }) => (
        <Link
          key={name}
          to={to}
          data-tab={name}
          aria-current={name === shown ? 'page' : undefined}
          className={classNames(
            'flex min-h-9 flex-1 items-center justify-center gap-1.5 whitespace-nowrap rounded-sm px-2.5 font-medium sm:px-3 text-sm',
            name === shown ? 'bg-raised text-ink shadow-low' : 'text-ink-soft hover:text-ink',
          )}
        >
          {text}
          {count}
        </Link>
      ))}
    </nav>
  );
};
