/** A bar at the bottom of the window with the size of a selection, the actions, and a button to clear the selection. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface ActionBarProps {
  /** Accessible name. */
  label: string;
  /** The size of the selection. */
  status: ReactNode;
  clearText: string;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
}

/** Must be rendered at the end of the list that it belongs to. */
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
