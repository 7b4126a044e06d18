/** Returns focus to the opener of a controlled dialog. Radix handles only its own triggers. */
import { type RefObject, useRef } from 'react';

export interface ReturnFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Returns handlers to spread on the dialog's content. `first` receives focus when the dialog opens; by default, the first control, or Cancel in a
 * `ConfirmDialog`. If the opener is gone, the main content receives focus.
 */
export const useReturnFocus = (first?: RefObject<HTMLElement | null>): ReturnFocus => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      // A dialog opened from a menu returns to the menu's button, which already has focus.
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
