/**
 * Changes made in one tab, told to the other tabs of the same browser, which refetch what they show. Live frames tell the same of what other people
 * and other devices do.
 */
import type { ReadPath } from '../api/read-paths.ts';

const NAME = 'puente.changes';

let channel: BroadcastChannel | null = null;

/** Tells the other tabs which reads a change here made stale. Does nothing before `onChangedElsewhere`, such as on public pages. */
export const tellOtherTabs = (paths: readonly ReadPath[]): void => {
  if (paths.length > 0) channel?.postMessage(paths);
};

/** Calls `handler` with the reads that a change in another tab made stale, until the result is called. */
export const onChangedElsewhere = (handler: (paths: readonly ReadPath[]) => void): (() => void) => {
  const opened = new BroadcastChannel(NAME);
  opened.addEventListener('message', ({ data }) => handler(data as readonly ReadPath[]));
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
};
