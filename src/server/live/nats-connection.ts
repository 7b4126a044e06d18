/** NATS as the broker of live events: core publish and subscribe, nothing is kept. A file of its own, so that who has no NATS does not load its client. */
import { connect } from '@nats-io/transport-node';
import type { OpenConnection } from './fanout.ts';

/** A connection that died without a word is found out by asking it something now and then. */
const BEAT_MS = 5_000;

/** Opens connections to `nats://user:password@host:4222` (`tls://` for an encrypted one) on a subject. */
export const natsConnection =
  (url: string, subject: string): OpenConnection =>
  async (onText, onError) => {
    const { protocol, host, username, password } = new URL(url);
    const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
    const connection = await connect({
      servers: host,
      ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
      ...(protocol === 'tls:' && { tls: {} }),
      name: 'puente',
      timeout: BEAT_MS,
      pingInterval: BEAT_MS,
      maxPingOut: 1,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      ignoreClusterUpdates: true,
    });
    connection.subscribe(subject, {
      callback: (error, message) => {
        if (error) onError(error);
        else onText(message.string());
      },
    });
    await connection.flush();
    const watch = async (): Promise<void> => {
      for await (const status of connection.status()) {
        if (status.type === 'disconnect') onError(new Error('Disconnected from NATS'));
      }
    };
    void watch().catch(onError);
    return {
      send: (text) => {
        // Closed: the process is ending.
        if (!connection.isClosed()) connection.publish(subject, text);
      },
      close: () => connection.drain().catch(() => {}),
    };
  };
