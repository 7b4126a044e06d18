/**
 * The keyboard's way to the toast and back: F8 goes to its area, and once the toast is gone, or was answered, the focus returns
 * to where it was before.
 */
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface AreaFocus {
  /** The area itself has the focus, so the toast is being looked at. */
  isFocused: boolean;
  handlers: {
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Spread `handlers` on the area; `isShown` is whether there is a toast in it. */
export const useAreaFocus = (area: RefObject<HTMLElement | null>, isShown: boolean): AreaFocus => {
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const focusArea = (event: KeyboardEvent) => {
      if (event.key === 'F8') area.current?.focus();
    };
    window.addEventListener('keydown', focusArea);
    return () => window.removeEventListener('keydown', focusArea);
  }, [area]);

  useEffect(() => {
    if (isShown || cameFrom.current === null) return;
    const before = cameFrom.current;
    cameFrom.current = null;
    // A toast that goes takes the focus with it; where the focus went elsewhere meanwhile, it stays there.
    const isLost = document.activeElement === document.body || document.activeElement === area.current;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }, [area, isShown]);

  return {
    isFocused,
    handlers: {
      onFocus: ({ target, currentTarget, relatedTarget }) => {
        setFocused(target === currentTarget);
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) cameFrom.current = relatedTarget;
      },
      onBlur: () => setFocused(false),
    },
  };
};
