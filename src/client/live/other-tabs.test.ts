import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { notifyOtherTabs, onOtherTabChange } from './other-tabs.ts';

const ends: (() => void)[] = [];

/** Opens another tab of the same browser. */
const openTab = (): { change: () => void; heard: () => number } => {
  const channel = new BroadcastChannel('puente.changes');
  let heard = 0;
  channel.addEventListener('message', () => {
    heard += 1;
  });
  ends.push(() => channel.close());
  return { change: () => channel.postMessage('changed'), heard: () => heard };
};

const listen = () => {
  const handler = vi.fn<() => void>();
  ends.push(onOtherTabChange(handler));
  return handler;
};

/** The document of this tab. */
let page: EventTarget & { visibilityState: DocumentVisibilityState };

const show = (visibility: DocumentVisibilityState): void => {
  page.visibilityState = visibility;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

describe('messages between tabs', () => {
  it('reach other tabs but not the sender', async () => {
    const handler = listen();
    const other = openTab();
    notifyOtherTabs();
    await eventually(() => expect(other.heard()).toBe(1));
    expect(handler).not.toHaveBeenCalled();
    other.change();
    await eventually(() => expect(handler).toHaveBeenCalledTimes(1));
  });

  it('are not sent by a tab before it listens or after it stops', async () => {
    const other = openTab();
    notifyOtherTabs();
    onOtherTabChange(() => {})();
    notifyOtherTabs();
    listen();
    notifyOtherTabs();
    await eventually(() => expect(other.heard()).toBe(1));
  });

  it('trigger only one refetch when a hidden tab becomes visible, regardless of their number', async () => {
    const handler = listen();
    const [other, witness] = [openTab(), openTab()];
    show('hidden');
    for (let count = 0; count < 3; count += 1) other.change();
    await eventually(() => expect(witness.heard()).toBe(3));
    expect(handler).not.toHaveBeenCalled();
    show('visible');
    expect(handler).toHaveBeenCalledTimes(1);
    show('hidden');
    show('visible');
    expect(handler).toHaveBeenCalledTimes(1);
  });
});
