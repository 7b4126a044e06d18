/**
 * Writes to live connections and limits unsent data, so that a client that does not read cannot fill the memory. Buffers at most the limit plus one
 * frame.
 */
import type { WebSocket } from 'ws';

/** A connection with more unsent bytes is closed. The client then reconnects and fetches everything. */
export const MAX_UNSENT_BYTES = 1024 * 1024;

export interface GuardedSender {
  text(text: string): void;
  /** Answers a protocol ping with the same bytes. */
  pong(data: Buffer): void;
}

/** Wraps a socket. Sending on a closing connection does nothing. */
export const createGuardedSender = (socket: WebSocket): GuardedSender => {
  const writeGuarded = (write: () => void): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) socket.terminate();
    else write();
  };
  return {
    text: (text) => writeGuarded(() => socket.send(text)),
    pong: (data) => writeGuarded(() => socket.pong(data)),
  };
};
