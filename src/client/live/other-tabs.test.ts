import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { onChangedElsewhere, tellOtherTabs } from './other-tabs.ts';

const ends: (() => void)[] = [];

/** Another tab of the same browser. */
const openTab = (): { channel: BroadcastChannel; heard: unknown[] } => {
  const channel = new BroadcastChannel('puente.changes');
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  ends.push(() => channel.close());
  return { channel, heard };
};

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe('other tabs', () => {
  it('hear which reads a change made stale, and this tab does not hear its own', async () => {
    const handler = vi.fn<(paths: readonly string[]) => void>();
    ends.push(onChangedElsewhere(handler));
    const other = openTab();
    tellOtherTabs(['/api/jobs', '/api/dashboard']);
    tellOtherTabs([]);
    other.channel.postMessage(['/api/saved-jobs']);
    await eventually(() => {
      expect(other.heard).toEqual([['/api/jobs', '/api/dashboard']]);
      expect(handler.mock.calls).toEqual([[['/api/saved-jobs']]]);
    });
  });

  it('hear nothing before a tab listens, and after it ended', async () => {
    const other = openTab();
    tellOtherTabs(['/api/jobs']);
    const end = onChangedElsewhere(() => {});
    end();
    tellOtherTabs(['/api/jobs']);
    ends.push(onChangedElsewhere(() => {}));
    tellOtherTabs(['/api/dashboard']);
    await eventually(() => expect(other.heard).toEqual([['/api/dashboard']]));
  });
});
