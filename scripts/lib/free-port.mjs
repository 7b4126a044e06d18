/** Finds a loopback port that is currently unused. */
import { createServer } from 'node:net';

/**
 * Finds a port and releases it. Another process may take it before the caller does.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
