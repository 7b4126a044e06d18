import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { onChangedElsewhere, tellOtherTabs } from './other-tabs.ts';

const ends: (() => void)[] = [];

/** Another tab of the same browser. */
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
  ends.push(onChangedElsewhere(handler));
  return handler;
};

/** What this tab has of a document. */
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

describe('other tabs', () => {
  it('hear that something changed, and this tab does not hear its own', async () => {
    const handler = listen();
    const other = openTab();
    tellOtherTabs();
    await eventually(() => expect(other.heard()).toBe(1));
    expect(handler).not.toHaveBeenCalled();
    other.change();
    await eventually(() => expect(handler).toHaveBeenCalledTimes(1));
  });

  it('hear nothing before a tab listens, and after it ended', async () => {
    const other = openTab();
    tellOtherTabs();
    onChangedElsewhere(() => {})();
    tellOtherTabs();
    listen();
    tellOtherTabs();
    await eventually(() => expect(other.heard()).toBe(1));
  });

  it('fetch once when they are next seen, however much changed while nobody saw them', async () => {
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
