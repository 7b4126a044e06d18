/**
 * Gives the focus back to a button that lost it because it was disabled while its work was under way: browsers let go of a
 * disabled element's focus, and whoever uses the keyboard would start again at the top of the page.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Watches the element of `ref` through `pending`. Where the focus went somewhere meanwhile, it stays there. */
export const useKeptFocus = (ref: RefObject<HTMLElement | null>, pending: boolean): void => {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (pending) {
      // Just disabled: the browser takes the focus away a moment later.
      hadFocus.current = document.activeElement === ref.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    }
  }, [ref, pending]);
};
