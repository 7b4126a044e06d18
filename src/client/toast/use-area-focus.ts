/** Keyboard access to the toast: F8 focuses its area, and the focus returns when the toast closes. */
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface AreaFocus {
  /** The area has the focus, so the toast must stay. */
  isFocused: boolean;
  handlers: {
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Spread `handlers` on the area. `isShown`: it contains a toast. */
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
    // A closing toast loses the focus; a focus that moved elsewhere stays there.
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
