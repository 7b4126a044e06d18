/** The current minute, for clocks. All components share one timer, and only those that use the hook render again. */
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

const scheduleTick = (): void => {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener();
      scheduleTick();
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  );
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (timer === undefined) scheduleTick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
};

const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Returns the start of the current minute in milliseconds. */
export const useMinute = (): number => useSyncExternalStore(subscribe, thisMinute, thisMinute);
