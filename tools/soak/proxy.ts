/** A proxy between the product and its database, to simulate a silent or replaced database. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  readonly port: number;
  /** Directs new connections to this port; open ones are unaffected. */
  redirect(port: number): void;
  /** Stops forwarding data on open connections without closing them. New connections work. */
  silence(): void;
  stop(): void;
}

/** Listens on a port (0: any) and forwards bytes to the database on `target`. */
export const startProxy = async (listenOn: number, target: number): Promise<Proxy> => {
  let port = target;
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((client) => {
    const database = connect(port, '127.0.0.1');
    const pair = [client, database] as const;
    pairs.add(pair);
    client.pipe(database).pipe(client);
    for (const [socket, otherSocket] of [pair, [database, client] as const]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        otherSocket.destroy();
      });
    }
  });
  server.listen(listenOn, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    redirect: (next) => {
      port = next;
    },
    silence: () => {
      for (const [client, database] of pairs) {
        client.unpipe(database);
        database.unpipe(client);
        client.resume();
        database.resume();
      }
    },
    stop: () => {
      for (const [client] of pairs) client.destroy();
      server.close();
    },
  };
};
