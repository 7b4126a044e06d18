/**
 * Leaving a field by a press elsewhere: what that does to the page waits until the press is over. Otherwise the page would move under the
 * pointer between its going down and up, and a button pressed would not be.
 */
import { useEffect, useRef } from 'react';

/** A handler of `blur` that calls back at once, or after the press that took the focus away. */
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
    // The click comes with the release, so the next task is after it.
    const after = () => setTimeout(() => newest.current());
    window.addEventListener('pointerup', after, { once: true });
    window.addEventListener('pointercancel', after, { once: true });
  };
};
