/**
 * Notifies other tabs of the browser about a change, so that they refetch: visible ones now, hidden ones when they are shown. Changes by other people
 * and devices arrive as live frames.
 */
const CHANNEL_NAME = 'puente.changes';

let channel: BroadcastChannel | null = null;

/** Notifies the other tabs. Does nothing before `onOtherTabChange`, for example on public pages. */
export const notifyOtherTabs = (): void => channel?.postMessage('changed');

/** Calls `handler` after changes in other tabs, until the returned function is called. Changes while this tab is hidden cause one call. */
export const onOtherTabChange = (handler: () => void): (() => void) => {
  let isPending = false;
  const handlePending = (): void => {
    if (!isPending || document.visibilityState === 'hidden') return;
    isPending = false;
    handler();
  };
  const newChannel = new BroadcastChannel(CHANNEL_NAME);
  newChannel.addEventListener('message', () => {
    isPending = true;
    handlePending();
  });
  document.addEventListener('visibilitychange', handlePending);
  channel = newChannel;
  return () => {
    document.removeEventListener('visibilitychange', handlePending);
    newChannel.close();
    if (channel === newChannel) channel = null;
  };
};
