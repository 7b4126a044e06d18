/** An entry of a menu (`menu.tsx`). */
import type { ReactNode } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** The path of a link. Actions set `onSelect` instead. */
  to?: string | undefined;
  onSelect?: (() => void) | undefined;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Set in groups with a selected item. */
  isChosen?: boolean | undefined;
}
