/**
 * Notifies other tabs of the browser about a change, so that they refetch: visible ones now, hidden ones when they are shown. Changes by other people
 * and devices arrive as live frames.
 */
const NAME = 'puente.changes';

let channel: BroadcastChannel | null = null;

/** Notifies the other tabs. Does nothing before `onOtherTabChange`, for example on public pages. */
export const notifyOtherTabs = (): void => channel?.postMessage('changed');

/** Calls `handler` after changes in other tabs, until the returned function is called. Changes while this tab is hidden cause one call. */
export const onOtherTabChange = (handler: () => void): (() => void) => {
  let isPending = false;
  const settle = (): void => {
    if (!isPending || document.visibilityState === 'hidden') return;
    isPending = false;
    handler();
  };
  const newChannel = new BroadcastChannel(NAME);
  newChannel.addEventListener('message', () => {
    isPending = true;
    settle();
  });
  document.addEventListener('visibilitychange', settle);
  channel = newChannel;
  return () => {
    document.removeEventListener('visibilitychange', settle);
    newChannel.close();
    if (channel === newChannel) channel = null;
  };
};
