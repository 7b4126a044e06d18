/**
 * That something was changed in one tab, told to the other tabs of the same browser, which refetch what they show: at once where they are seen, else
 * when they are next. Live frames tell the same of what other people and other devices do.
 */
const NAME = 'puente.changes';

let channel: BroadcastChannel | null = null;

/** Tells the other tabs that something changed here. Does nothing before `onChangedElsewhere`, such as on public pages. */
export const tellOtherTabs = (): void => channel?.postMessage('changed');

/** Calls `handler` after changes in other tabs, until the result is called. While nobody sees this tab, all of them are one. */
export const onChangedElsewhere = (handler: () => void): (() => void) => {
  let isOwed = false;
  const settle = (): void => {
    if (!isOwed || document.visibilityState === 'hidden') return;
    isOwed = false;
    handler();
  };
  const opened = new BroadcastChannel(NAME);
  opened.addEventListener('message', () => {
    isOwed = true;
    settle();
  });
  document.addEventListener('visibilitychange', settle);
  channel = opened;
  return () => {
    document.removeEventListener('visibilitychange', settle);
    opened.close();
    if (channel === opened) channel = null;
  };
};
