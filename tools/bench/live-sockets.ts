/** Live sockets of signed-in people, like those of browsers. */
import { WebSocket } from 'ws';
import { SESSION_COOKIE } from '../../src/features/auth/server/auth.service.ts';
import type { People } from './calls.ts';

/** Opens a socket. Rejects if the server refuses it. */
export const openSocket = (port: number, { userId, token }: { userId: string; token: string }): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?userId=${userId}`, {
      headers: { cookie: `${SESSION_COOKIE}=${token}` },
    });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** Opens `count` sockets, spread evenly over all people. A person may have several, like browser tabs. Resolves to a function that closes them. */
export const openSockets = async (people: People, port: number, count: number): Promise<() => void> => {
  const owners = [...people.companies, ...people.candidates];
  const sockets: WebSocket[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const owner = owners[opened % owners.length];
    if (owner !== undefined) sockets.push(await openSocket(port, owner));
  }
  return () => {
    for (const socket of sockets) socket.terminate();
  };
};
