import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { type Fanout, openFanout } from './fanout.ts';

const log = createLog('silent');
const QUICK = { heartbeatMs: 10, silenceMs: 100 };

/** An in-memory broker from which processes can be disconnected. */
const createBroker = () => {
  const hearers = new Map<string, (text: string) => void>();
  const cut = new Set<string>();
  return {
    cut,
    wire: (name: string) => async (onText: (text: string) => void) => {
      hearers.set(name, onText);
      return {
        send: (text: string) => {
          if (cut.has(name)) return;
          for (const [of, hear] of hearers) if (!cut.has(of)) hear(text);
        },
        close: async () => void hearers.delete(name),
      };
    },
  };
};

const opened: Fanout[] = [];
afterEach(async () => {
  for (const fanout of opened.splice(0)) await fanout.close();
});

const join = async (broker: ReturnType<typeof createBroker>, name: string) => {
  const fanout = await openFanout(broker.wire(name), log, QUICK);
  opened.push(fanout);
  const heard: string[] = [];
  const missing = { times: 0 };
  fanout.listen(
    (text) => heard.push(text),
    () => {
      missing.times += 1;
    },
  );
  return { fanout, heard, missing };
};

describe('openFanout', () => {
  it('delivers texts to all processes, including the publisher, once and in order', async () => {
    const broker = createBroker();
    const [one, two] = [await join(broker, 'one'), await join(broker, 'two')];
    one.fanout.publish(['a', 'b']);
    two.fanout.publish(['c']);
    await wait(50);
    for (const { heard, missing } of [one, two]) {
      expect(heard).toEqual(['a', 'b', 'c']);
      expect(missing.times).toBe(0);
    }
  });

  it('detects a gap by sequence number after a short disconnection', async () => {
    const broker = createBroker();
    const [one, two] = [await join(broker, 'one'), await join(broker, 'two')];
    await wait(30);
    broker.cut.add('one');
    one.fanout.publish(['lost']);
    broker.cut.delete('one');
    await expect.poll(() => two.missing.times).toBe(1);
    one.fanout.publish(['kept']);
    expect(one.heard).toEqual(['lost', 'kept']);
    expect(two.heard).toEqual(['kept']);
    expect(two.missing.times).toBe(1);
  });

  it('reports a gap when a process stops without a last message, but not after a clean stop', async () => {
    const broker = createBroker();
    const [one, two, three] = [await join(broker, 'one'), await join(broker, 'two'), await join(broker, 'three')];
    await wait(30);
    await three.fanout.close();
    await wait(QUICK.silenceMs * 2);
    expect(two.missing.times).toBe(0);
    broker.cut.add('one');
    await expect.poll(() => two.missing.times).toBe(1);
    expect(one.missing.times).toBe(0);
  });

  it('reports a gap to a process that received nothing for a while, not even its own heartbeats', async () => {
    const broker = createBroker();
    const [one, two] = [await join(broker, 'one'), await join(broker, 'two')];
    broker.cut.add('one').add('two');
    await wait(QUICK.silenceMs * 2);
    expect([one.missing.times, two.missing.times]).toEqual([0, 0]);
    broker.cut.clear();
    await expect.poll(() => [one.missing.times, two.missing.times]).toEqual([1, 1]);
  });

  it('reports no gap to processes that started later', async () => {
    const broker = createBroker();
    const one = await join(broker, 'one');
    one.fanout.publish(['before']);
    const two = await join(broker, 'two');
    await wait(50);
    expect(two).toMatchObject({ heard: [], missing: { times: 0 } });
  });
});
