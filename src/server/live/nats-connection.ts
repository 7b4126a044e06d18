/** NATS as the broker of live events, with core publish and subscribe. Separate so that the NATS client is loaded only if needed. */
import { connect } from '@nats-io/transport-node';
import type { OpenConnection } from './fanout.ts';

/** Interval of the pings that detect a silently dead connection. */
const HEARTBEAT_INTERVAL_MS = 5_000;

/** Returns a function that connects to `nats://user:password@host:4222` (`tls://` for encryption) on a subject. */
export const createNatsConnector =
  (url: string, subject: string): OpenConnection =>
  async (onText, onError) => {
    const { protocol, host, username, password } = new URL(url);
    const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
    const connection = await connect({
      servers: host,
      ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
      ...(protocol === 'tls:' && { tls: {} }),
      name: 'puente',
      timeout: HEARTBEAT_INTERVAL_MS,
      pingInterval: HEARTBEAT_INTERVAL_MS,
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
        // The connection may already be closed while the process ends.
        if (!connection.isClosed()) connection.publish(subject, text);
      },
      close: () => connection.drain().catch(() => {}),
    };
  };
