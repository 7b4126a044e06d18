/** Redis (or Valkey) as the broker of live events: publish and subscribe, nothing is kept. A file of its own, so that who has no Redis does not load its client. */
import { createClient } from '@redis/client';
import type { OpenWire } from './fanout.ts';

/** A connection that died without a word is found out by asking it something now and then. */
const BEAT_MS = 5_000;
const LAST_DELAY_MS = 2_000;

/** Opens two connections to `redis://user:password@host:6379` (`rediss://` for encrypted ones): one that says, one that hears a channel. */
export const redisWire =
  (url: string, channel: string): OpenWire =>
  async (onText, onError) => {
    let hasConnected = false;
    const speaker = createClient({
      url,
      pingInterval: BEAT_MS,
      // What could not be said is found out by its number; said late it would stand in the wrong order.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: BEAT_MS,
        reconnectStrategy: (tries, cause) => (hasConnected ? Math.min(tries * 100, LAST_DELAY_MS) : cause),
      },
    });
    const hearer = speaker.duplicate({ disableOfflineQueue: false });
    for (const client of [speaker, hearer]) client.on('error', onError);
    const close = async (): Promise<void> => {
      for (const client of [speaker, hearer]) if (client.isOpen) client.destroy();
    };
    try {
      await speaker.connect();
      await hearer.connect();
      await hearer.subscribe(channel, onText);
    } catch (error) {
      await close();
      throw error;
    }
    hasConnected = true;
    return {
      send: (text) => {
        if (speaker.isReady) speaker.publish(channel, text).catch(() => {});
      },
      close: async () => {
        if (speaker.isReady) await speaker.close().catch(() => {});
        await close();
      },
    };
  };
