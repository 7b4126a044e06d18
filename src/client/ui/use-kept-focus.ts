/**
 * Restores the focus of a button that lost it by being disabled while pending. Browsers drop the focus of disabled elements, and keyboard users would
 * start at the top of the page.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Watches `pending` for the element of `ref`. A focus that moved elsewhere stays there. */
export const useKeptFocus = (ref: RefObject<HTMLElement | null>, pending: boolean): void => {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (pending) {
      // Just disabled: the browser drops the focus a moment later.
      hadFocus.current = document.activeElement === ref.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    }
  }, [ref, pending]);
};
