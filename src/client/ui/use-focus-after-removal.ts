import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `moveFocus` when the focused entry of a list is removed. */
export const useFocusAfterRemoval = (count: number, moveFocus: () => void): void => {
  const previousCount = useRef(count);
  const onRemoval = useEffectEvent(moveFocus);
  useEffect(() => {
    const isFewer = count < previousCount.current;
    previousCount.current = count;
    if (isFewer && document.activeElement === document.body) onRemoval();
  }, [count]);
};
