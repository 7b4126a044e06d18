/** Brings a screen up to date when a turn passes by itself, which no live event tells: an interview has ended, a proposed time is over. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EVERYTHING, refreshFrom } from '#client/live/refresh.ts';

/** Past it, so that also a server whose clock is a little behind has passed it. */
const SLACK_MS = 1_000;
/** What a timer can hold; no one keeps a screen open for longer. */
const MAX_MS = 2_147_483_647;

/** `until` is ISO 8601; null where the turn does not pass by itself. */
export const useTurnPasses = (until: string | null | undefined): void => {
  const client = useQueryClient();
  useEffect(() => {
    const left = until ? Date.parse(until) - Date.now() + SLACK_MS : MAX_MS;
    if (left <= 0 || left >= MAX_MS) return undefined;
    const timer = setTimeout(() => refreshFrom(client, EVERYTHING), left);
    return () => clearTimeout(timer);
  }, [client, until]);
};
