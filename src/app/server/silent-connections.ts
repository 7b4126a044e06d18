/**
 * Connections that a closing HTTP server would wait for, so they are ended explicitly: those on which the client has sent nothing, which browsers open
 * in advance, and those that a client keeps open after a response that was sent during the stop.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const SWEEP_INTERVAL_MS = 100;

/**
 * Tracks a server's connections. Returns a function that closes the server and repeatedly ends silent and idle connections, because new ones may
 * arrive until the port is released.
 */
export const watchSilentConnections = (server: Server) => {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const endUnused = (): void => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    server.closeIdleConnections();
  };
  return async (close: () => Promise<void>): Promise<void> => {
    const sweep = setInterval(endUnused, SWEEP_INTERVAL_MS);
    await close().finally(() => clearInterval(sweep));
  };
};
