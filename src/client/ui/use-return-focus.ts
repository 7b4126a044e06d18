/** Returns the focus to the opener of a controlled dialog. Radix handles only its own triggers. */
import { type RefObject, useRef } from 'react';

export interface ReturnFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Spread the handlers on the dialog's content. `first` receives the focus when it opens; by default, the first control, or Cancel in a
 * `ConfirmDialog`. If the opener is gone, the main content gets the focus.
 */
export const useReturnFocus = (first?: RefObject<HTMLElement | null>): ReturnFocus => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      // A menu item has passed its focus to the menu's button.
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
      else document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    },
  };
};
