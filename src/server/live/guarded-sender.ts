/**
 * The one way to write to a live connection: what its reader does not take in must not pile up in memory.
 * Invariant: no more waits for a reader than the bound and one frame.
 */
import type { WebSocket } from 'ws';

/** Beyond it the connection is given up, and the client fetches anew when it comes back. */
export const MAX_UNSENT_BYTES = 1024 * 1024;

export interface GuardedSender {
  text(text: string): void;
  /** Answers a ping of the protocol with the same bytes. */
  pong(data: Buffer): void;
}

/** The sender of a connection; on one that is closing it does nothing. */
export const guardedSender = (socket: WebSocket): GuardedSender => {
  const guarded = (write: () => void): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) socket.terminate();
    else write();
  };
  return {
    text: (text) => guarded(() => socket.send(text)),
    pong: (data) => guarded(() => socket.pong(data)),
  };
};
