/** Keeps focus on the page when the focused element is removed, such as a clear button that disappears when pressed. */
import { type RefObject, useLayoutEffect } from 'react';

/** Moves focus to the surrounding overlay or to the screen's heading when the element of `ref` is removed while it contains focus. */
export const useFocusFallback = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        const overlay = element.closest<HTMLElement>('[role=dialog]');
        (overlay ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
      }
    };
  }, [ref]);
};
