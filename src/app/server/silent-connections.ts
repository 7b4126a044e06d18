/**
 * Connections on which nothing was ever sent, as browsers open them in advance. The HTTP server counts them as busy when it closes and
 * would wait for them until the stop is cut off; nobody waits for an answer on them, so the stop ends them.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const SWEEP_MS = 100;

/**
 * Watches a server's connections from now on. Gives the function that runs what closes the server and meanwhile ends the silent ones; again and
 * again, for until the port is let go more of them may come.
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
    const sweep = setInterval(endSilent, SWEEP_MS);
    await close().finally(() => clearInterval(sweep));
  };
};
