/** Returns the focus to the opener of a controlled dialog. Radix handles only its own triggers. */
import { useRef } from 'react';

export interface ReturnFocus {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Spread the handlers on the dialog's content. If the opener is gone, the main content gets the focus. */
export const useReturnFocus = (): ReturnFocus => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      // A menu item has passed its focus to the menu's button.
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
      else document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    },
  };
};
