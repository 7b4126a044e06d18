/** Deadlines that change a screen when they pass, such as the end of an undo period. */
import { useCallback, useSyncExternalStore } from 'react';

/** The maximum delay of a browser timer, almost 25 days. Later deadlines set no timer. */
const MAX_TIMER_MS = 2_147_483_647;

/** Calls `onPassed` when a deadline passes, in milliseconds since 1970. Does nothing if it has passed. Returns a function that cancels it. */
export const watchDeadline = (deadline: number, onPassed: () => void): (() => void) => {
  const delayMs = deadline - Date.now();
  if (!(delayMs > 0 && delayMs < MAX_TIMER_MS)) return () => {};
  // One more, because the deadline itself counts as passed only once the clock has reached it.
  const timer = setTimeout(onPassed, delayMs + 1);
  return () => clearTimeout(timer);
};

/** Returns true until an instant (ISO 8601) is reached, and renders again at that moment. Returns false for null. */
export const useIsBefore = (instant: string | null): boolean => {
  const deadline = instant === null ? Number.NEGATIVE_INFINITY : Date.parse(instant);
  const subscribe = useCallback((onChange: () => void) => watchDeadline(deadline, onChange), [deadline]);
  const isBefore = (): boolean => Date.now() < deadline;
  return useSyncExternalStore(subscribe, isBefore, isBefore);
};
