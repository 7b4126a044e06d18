import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type Fanout, openFanout } from './fanout.ts';

const log = createLog('silent');
const FAST_TIMES = { heartbeatMs: 10, silenceMs: 100 };

/** An in-memory broker from which processes can be disconnected. */
const createBroker = () => {
  const subscribers = new Map<string, (text: string) => void>();
  const cut = new Set<string>();
  return {
    cut,
    wire: (name: string) => async (onText: (text: string) => void) => {
      subscribers.set(name, onText);
      return {
        send: (text: string) => {
          if (cut.has(name)) return;
          for (const [subscriber, deliver] of subscribers) if (!cut.has(subscriber)) deliver(text);
        },
        close: async () => void subscribers.delete(name),
      };
    },
  };
};

const opened: Fanout[] = [];
// A pause of the real process would look like a silent peer.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  for (const fanout of opened.splice(0)) await fanout.close();
  vi.useRealTimers();
});

const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

const join = async (broker: ReturnType<typeof createBroker>, name: string) => {
  const fanout = await openFanout(broker.wire(name), log, FAST_TIMES);
  opened.push(fanout);
  const received: string[] = [];
  const gaps = { count: 0 };
  fanout.listen(
    (text) => received.push(text),
    () => {
      gaps.count += 1;
    },
  );
  return { fanout, received, gaps };
};

describe('openFanout', () => {
  it('delivers texts to all processes, including the publisher, once and in order', async () => {
    const broker = createBroker();
    const [first, second] = [await join(broker, 'first'), await join(broker, 'second')];
    first.fanout.publish(['a', 'b']);
    second.fanout.publish(['c']);
    await wait(50);
    for (const { received, gaps } of [first, second]) {
      expect(received).toEqual(['a', 'b', 'c']);
      expect(gaps.count).toBe(0);
    }
  });

  it('detects a gap by sequence number after a short disconnection', async () => {
    const broker = createBroker();
    const [first, second] = [await join(broker, 'first'), await join(broker, 'second')];
    await wait(30);
    broker.cut.add('first');
    first.fanout.publish(['lost']);
    broker.cut.delete('first');
    await wait(FAST_TIMES.heartbeatMs);
    expect(second.gaps.count).toBe(1);
    first.fanout.publish(['kept']);
    expect(first.received).toEqual(['lost', 'kept']);
    expect(second.received).toEqual(['kept']);
    expect(second.gaps.count).toBe(1);
  });

  it('reports a gap when a process stops without a last message, but not after a clean stop', async () => {
    const broker = createBroker();
    const [first, second, third] = [
      await join(broker, 'first'),
      await join(broker, 'second'),
      await join(broker, 'third'),
    ];
    await wait(30);
    await third.fanout.close();
    await wait(FAST_TIMES.silenceMs * 2);
    expect(second.gaps.count).toBe(0);
    broker.cut.add('first');
    await wait(FAST_TIMES.silenceMs * 2);
    expect([first.gaps.count, second.gaps.count]).toEqual([0, 1]);
  });

  it('reports a gap after a process received nothing for a while, not even its own heartbeats', async () => {
    const broker = createBroker();
    const [first, second] = [await join(broker, 'first'), await join(broker, 'second')];
    broker.cut.add('first').add('second');
    await wait(FAST_TIMES.silenceMs * 2);
    expect([first.gaps.count, second.gaps.count]).toEqual([0, 0]);
    broker.cut.clear();
    await wait(FAST_TIMES.heartbeatMs);
    expect([first.gaps.count, second.gaps.count]).toEqual([1, 1]);
  });

  it('reports no gap to a process for texts from before its start', async () => {
    const broker = createBroker();
    const first = await join(broker, 'first');
    first.fanout.publish(['before']);
    const second = await join(broker, 'second');
    await wait(50);
    expect(second).toMatchObject({ received: [], gaps: { count: 0 } });
  });
});
