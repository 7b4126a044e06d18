/**
 * Defers a field's blur handler until the pointer press that caused the blur is over. Otherwise the layout could move under the pointer between press
 * and release, and the click would be lost.
 */
import { useEffect, useRef } from 'react';

/** Returns a `blur` handler that calls `onLeave` after the current pointer press, or immediately if there is none. */
export const useDeferredBlur = (onLeave: () => void): (() => void) => {
  const newest = useRef(onLeave);
  const isPressed = useRef(false);
  useEffect(() => {
    newest.current = onLeave;
  });
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    const options = { capture: true };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => {
      window.removeEventListener('pointerdown', press, options);
      window.removeEventListener('pointerup', release, options);
      window.removeEventListener('pointercancel', release, options);
    };
  }, []);
  return () => {
    if (!isPressed.current) {
      newest.current();
      return;
    }
    // The click event follows the release, so the callback runs in the next task.
    const after = () => setTimeout(() => newest.current());
    window.addEventListener('pointerup', after, { once: true });
    window.addEventListener('pointercancel', after, { once: true });
  };
};
