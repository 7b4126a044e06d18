/**
 * Connections on which the client has sent nothing. Browsers open these in advance. A closing HTTP server treats them as busy and would wait for
 * them, so they are ended explicitly.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const SWEEP_INTERVAL_MS = 100;

/**
 * Tracks a server's connections. Returns a function that closes the server and repeatedly ends silent connections, because new ones may arrive until
 * the port is released.
 */
export const watchSilentConnections = (server: Server) => {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const endSilent = (): void => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  return async (close: () => Promise<void>): Promise<void> => {
    const sweep = setInterval(endSilent, SWEEP_INTERVAL_MS);
    await close().finally(() => clearInterval(sweep));
  };
};
