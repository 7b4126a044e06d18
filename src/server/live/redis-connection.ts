/** Redis (or Valkey) as the broker of live events: publish and subscribe, nothing is kept. A file of its own, so that who has no Redis does not load its client. */
import { createClient } from '@redis/client';
import type { OpenConnection } from './fanout.ts';

/** A connection that died without a word is found out by asking it something now and then. */
const BEAT_MS = 5_000;
const LAST_DELAY_MS = 2_000;

/** Opens two connections to `redis://user:password@host:6379` (`rediss://` for encrypted ones): one publishes, one is subscribed to a channel. */
export const redisConnection =
  (url: string, channel: string): OpenConnection =>
  async (onText, onError) => {
    let hasConnected = false;
    const publisher = createClient({
      url,
      pingInterval: BEAT_MS,
      // What could not be published is found out by its number; published late it would stand in the wrong order.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: BEAT_MS,
        reconnectStrategy: (tries, cause) => (hasConnected ? Math.min(tries * 100, LAST_DELAY_MS) : cause),
      },
    });
    const subscriber = publisher.duplicate({ disableOfflineQueue: false });
    for (const client of [publisher, subscriber]) client.on('error', onError);
    const close = async (): Promise<void> => {
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    };
    try {
      await publisher.connect();
      await subscriber.connect();
      await subscriber.subscribe(channel, onText);
    } catch (error) {
      await close();
      throw error;
    }
    hasConnected = true;
    return {
      send: (text) => {
        if (publisher.isReady) publisher.publish(channel, text).catch(() => {});
      },
      close: async () => {
        if (publisher.isReady) await publisher.close().catch(() => {});
        await close();
      },
    };
  };
