/**
 * A bar at the bottom of the window about what is selected above it, while something is: how much, what can be done with it,
 * and how to let go of it.
 */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface ActionBarProps {
  /** What the bar is for, for screen readers. */
  label: string;
  /** How much is selected. */
  status: ReactNode;
  clearText: string;
  onClear: () => void;
  /** What can be done. */
  children: ReactNode;
}

/** The bar; give it the end of the list it is about. */
export const ActionBar = ({ label, status, clearText, onClear, children }: ActionBarProps) => (
  <section
    aria-label={label}
    data-keep-clear=""
    data-action-bar=""
    className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 mt-4 flex animate-rise flex-wrap items-center gap-2.5 rounded-card border border-line-strong bg-overlay px-4 py-3 shadow-float lg:bottom-4"
  >
    <p role="status" className="tabular mr-auto font-medium text-ink text-sm">
      {status}
    </p>
    <Button size="sm" variant="quiet" onClick={onClear} className="lg:order-last">
      {clearText}
    </Button>
    {children}
  </section>
);
