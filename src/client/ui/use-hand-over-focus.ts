/**
 * Passes the focus on where it would be lost: what holds it goes away because of what was pressed in it, such as the button that
 * clears a search which found nothing.
 */
import { type RefObject, useLayoutEffect } from 'react';

/** When the element of `ref` goes with the focus in it, what it lies in over the page gets it, else the screen's heading. */
export const useHandOverFocus = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        const over = element.closest<HTMLElement>('[role=dialog]');
        (over ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
      }
    };
  }, [ref]);
};
