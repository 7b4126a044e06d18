/**
 * Refreshes a screen when a turn ends because time has passed, such as at the end of an interview or after
 * the last proposed time. There is no live event for this.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ALL_READS, refetchAfterEvent } from '#client/live/refresh.ts';

/** Extra delay in case the server's clock is slightly behind. */
const CLOCK_TOLERANCE_MS = 1_000;
/** The maximum delay of a browser timer, almost 25 days. Turns that end later set no timer. */
const MAX_TIMER_MS = 2_147_483_647;

/** Refreshes the screen shortly after `until` (ISO 8601; null if the turn does not end by itself). */
export const useTurnTimeout = (until: string | null | undefined): void => {
  const client = useQueryClient();
  useEffect(() => {
    const delayMs = until ? Date.parse(until) - Date.now() + CLOCK_TOLERANCE_MS : MAX_TIMER_MS;
    if (delayMs <= 0 || delayMs >= MAX_TIMER_MS) return undefined;
    const timer = setTimeout(() => refetchAfterEvent(client, ALL_READS), delayMs);
    return () => clearTimeout(timer);
  }, [client, until]);
};
