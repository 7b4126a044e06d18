/**
 * Controls the scroll position of a thread. It starts at the newest message, or at the message that the thread was opened at,
 * and follows new messages while the user is at the end. Inserting earlier messages above does not move the visible rows.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance, the user counts as being at the end. */
const NEAR_END_PIXELS = 80;

interface StickOptions {
  /** Keys of the first and the last row. */
  first: string | undefined;
  last: string | undefined;
  /** Whether the last row is the user's own message. Their new messages are scrolled into view. */
  isLastOwn: boolean;
  /** The selector of the row to start at; null for the newest. */
  startAt: string | null;
}

export interface Stick {
  /** The ref of the scrolling box. */
  box: RefObject<HTMLDivElement | null>;
  isAtNewest: boolean;
  /** Whether a message arrived below while the user was further up. */
  hasNewBelow: boolean;
  scrollToNewest: () => void;
  handleScroll: () => void;
}

/** Watches a scrolling box with one child that holds the rows. */
export const useStickToNewest = ({ first, last, isLastOwn, startAt }: StickOptions): Stick => {
  const box = useRef<HTMLDivElement>(null);
  const previous = useRef<{ first: string | undefined; last: string | undefined; height: number }>(undefined);
  const previousBoxHeight = useRef<number>(undefined);
  const isStuck = useRef(startAt === null);
  const [isAtNewest, setIsAtNewest] = useState(startAt === null);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  const scrollToNewest = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  /** Updates the state from the scroll position. */
  const updatePosition = useCallback(
    (element: HTMLDivElement) => {
      isStuck.current =
        startAt === null && element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PIXELS;
      setIsAtNewest(isStuck.current);
      if (isStuck.current) setHasNewBelow(false);
    },
    [startAt],
  );

  const handleScroll = useCallback(() => {
    const element = box.current;
    // A growing send box shrank this box, and the observer below has not run yet. The user did
    // not scroll away.
    if (!element || (isStuck.current && element.clientHeight !== previousBoxHeight.current)) return;
    updatePosition(element);
  }, [updatePosition]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const old = previous.current;
    previous.current = { first, last, height: element.scrollHeight };
    if (old === undefined && startAt !== null) {
      element.querySelector(startAt)?.scrollIntoView({ block: 'center' });
      return;
    }
    if (old === undefined || isStuck.current || (old.last !== last && isLastOwn)) return scrollToNewest();
    if (old.last !== last) setHasNewBelow(true);
    if (old.first !== first) element.scrollTop += element.scrollHeight - old.height;
  }, [first, last, isLastOwn, startAt, scrollToNewest]);

  // Rows also grow for other reasons (a failed message, typing, a narrower window). Keep the newest
  // row in view.
  useEffect(() => {
    const element = box.current;
    const rows = element?.firstElementChild;
    if (!element || !rows) return;
    const observer = new ResizeObserver(() => {
      if (isStuck.current) scrollToNewest();
      if (previous.current) previous.current.height = element.scrollHeight;
      previousBoxHeight.current = element.clientHeight;
      updatePosition(element);
    });
    observer.observe(element);
    observer.observe(rows);
    return () => observer.disconnect();
  }, [scrollToNewest, updatePosition]);

  return { box, isAtNewest, hasNewBelow, scrollToNewest, handleScroll };
};
