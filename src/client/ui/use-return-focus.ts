/**
 * Brings the focus back to what opened a dialog that its caller controls: Radix only knows triggers of its own, and would
 * leave the focus nowhere.
 */
import { useRef } from 'react';

export interface ReturnFocus {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Spread the handlers on the dialog's content. Where the opener is gone, the focus goes to the main content. */
export const useReturnFocus = (): ReturnFocus => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      // An item of a menu has given the focus to the menu's button.
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
      else document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    },
  };
};
