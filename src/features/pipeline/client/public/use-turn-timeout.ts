/**
 * Refreshes a screen when a turn ends by time, for which there is no live event: an interview has
 * ended, a proposed time has passed.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EVERYTHING, refreshFrom } from '#client/live/refresh.ts';

/** Waits a little longer, in case the server's clock is slightly behind. */
const SLACK_MS = 1_000;
/** The maximum delay of a browser timer, almost 25 days. Later turns set no timer. */
const MAX_MS = 2_147_483_647;

/** `until` is ISO 8601. Null if the turn does not end by time. */
export const useTurnTimeout = (until: string | null | undefined): void => {
  const client = useQueryClient();
  useEffect(() => {
    const left = until ? Date.parse(until) - Date.now() + SLACK_MS : MAX_MS;
    if (left <= 0 || left >= MAX_MS) return undefined;
    const timer = setTimeout(() => refreshFrom(client, EVERYTHING), left);
    return () => clearTimeout(timer);
  }, [client, until]);
};
