/** One entry of a menu (`menu.tsx`). */
import type { ReactNode } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Where it leads; or `onSelect`, what it does. */
  to?: string | undefined;
  onSelect?: (() => void) | undefined;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Stated for a group of which one is chosen. */
  isChosen?: boolean | undefined;
}
