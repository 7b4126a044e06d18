import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { type Fanout, openFanout } from './fanout.ts';

const log = createLog('silent');
const QUICK = { heartbeatMs: 10, silenceMs: 100 };

/** A broker in memory; processes can be cut off from it. */
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

describe('what processes tell each other over a broker', () => {
  it('is heard by all of them once and in order, by the speaker too', async () => {
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

  it('is found missing by its number where the speaker could not be heard for a moment', async () => {
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

  it('is taken for missing where a process falls silent without a last word, and not where it said one', async () => {
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

  it('is taken for missing by whoever heard nobody for a while, themselves included', async () => {
    const broker = createBroker();
    const [one, two] = [await join(broker, 'one'), await join(broker, 'two')];
    broker.cut.add('one').add('two');
    await wait(QUICK.silenceMs * 2);
    expect([one.missing.times, two.missing.times]).toEqual([0, 0]);
    broker.cut.clear();
    await expect.poll(() => [one.missing.times, two.missing.times]).toEqual([1, 1]);
  });

  it('is missed by nobody who came later', async () => {
    const broker = createBroker();
    const one = await join(broker, 'one');
    one.fanout.publish(['before']);
    const two = await join(broker, 'two');
    await wait(50);
    expect(two).toMatchObject({ heard: [], missing: { times: 0 } });
  });
});
