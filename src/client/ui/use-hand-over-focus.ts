/**
 * Passes the focus on where it would be lost: what holds it goes away because of what was pressed in it, such as the button that
 * clears a search which found nothing.
 */
import { type RefObject, useLayoutEffect } from 'react';

/** When the element of `ref` goes with the focus in it, the screen's heading gets it. */
export const useHandOverFocus = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }
    };
  }, [ref]);
};
