/** Swipe to dismiss: to the right by at least 50 px; shorter swipes spring back. */
import { type PointerEvent, useRef, useState } from 'react';
import { TIMINGS } from '#shared/limits.ts';

export interface SwipeAway {
  /** Horizontal offset in px; 0 at rest. */
  offset: number;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
}

/** Calls `onAway` when a swipe passes the threshold. */
export const useSwipeAway = (onAway: () => void): SwipeAway => {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const rest = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event) => {
        // A press on the close button does not start a swipe.
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: (event) => {
        const distance = start.current === null ? 0 : event.clientX - start.current;
        rest();
        if (distance >= TIMINGS.toastSwipePx) onAway();
      },
      onPointerCancel: rest,
    },
  };
};
