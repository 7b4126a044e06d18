/**
 * Brings the focus back to what opened a dialog that its caller controls: Radix only knows triggers of its own, and would
 * leave the focus nowhere.
 */
import { useRef } from 'react';

export interface ReturnFocus {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** What opened the dialog. An item of a menu is gone by the time it closes: then it is the button of the menu. */
const findOpener = (): HTMLElement | null => {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return button ?? (focused instanceof HTMLElement ? focused : null);
};

/** Spread the handlers on the dialog's content. Where the opener is gone, the focus goes to the main content. */
export const useReturnFocus = (): ReturnFocus => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = findOpener();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
      else document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    },
  };
};
