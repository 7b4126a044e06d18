/**
 * The live connection `/ws?userId=`. The session cookie decides who is connected; the parameter only has to agree. Server to
 * client: what the hub delivers. Client to server: `typing` and `ping`.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { clientFrameSchema } from '#features/messages/messages.contract.ts';
import { publishTyping } from '#features/messages/server/messages.service.ts';
import { isOwnOrigin } from '#server/http/origin.ts';
import type { LiveHub, LiveSocket } from '#server/live/live-hub.ts';
import type { Platform } from '#server/platform.ts';

const CLOSE = { notJson: 1007, signedOut: 4401, notYours: 4403 } as const;
const PING_MS = 30_000;
/** "Typing" is said again every few seconds; more often than this from one socket is noise. */
const TYPING_EVERY_MS = 1_000;
/** What may wait for a reader that takes nothing in; beyond it the connection is given up and the client fetches anew. */
const UNSENT_BYTES_MAX = 1024 * 1024;

type ClientFrame = z.infer<typeof clientFrameSchema>;

const refusalOf = (request: FastifyRequest, publicUrl: string): [number, string] | null => {
  const { origin, host } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, host ?? '', publicUrl)) return [CLOSE.notYours, 'Not our page'];
  if (request.viewer === null) return [CLOSE.signedOut, 'Please sign in'];
  const { userId } = request.query as { userId?: string };
  if (userId !== undefined && userId !== request.viewer.userId) return [CLOSE.notYours, 'Not your connection'];
  return null;
};

const parseFrame = (data: unknown): { isJson: boolean; frame: ClientFrame | null } => {
  try {
    const parsed = z.safeParse(clientFrameSchema, JSON.parse(String(data)));
    return { isJson: true, frame: parsed.success ? parsed.data : null };
  } catch {
    return { isJson: false, frame: null };
  }
};

/** Ends connections whose other side is gone without a word (a closed laptop). */
const watchLiveness = (socket: WebSocket): void => {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_MS);
  beat.unref();
  socket.on('close', () => clearInterval(beat));
};

/** The socket as the hub uses it. */
const toLiveSocket = (socket: WebSocket): LiveSocket => ({
  send: (text) => (socket.bufferedAmount > UNSENT_BYTES_MAX ? socket.terminate() : socket.send(text)),
  close: (code, reason) => socket.close(code, reason),
});

/** What is done with the frames of one connected person. */
const createFrameHandler = (platform: Platform, userId: string, socket: WebSocket) => {
  let lastTypingAt = 0;
  const say = (frame: Extract<ClientFrame, { type: 'typing' }>): void => {
    const now = Date.now();
    if (now - lastTypingAt < TYPING_EVERY_MS) return;
    lastTypingAt = now;
    publishTyping(platform.db, userId, frame.userId.toLowerCase()).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'typing lost'),
    );
  };
  return (data: unknown): void => {
    const { isJson, frame } = parseFrame(data);
    if (!isJson) return socket.close(CLOSE.notJson, 'Not JSON');
    if (frame?.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
    if (frame?.type === 'typing') say(frame);
  };
};

/** Mounts the socket. */
export const mountLiveSocket = (app: FastifyInstance, platform: Platform, hub: LiveHub): void => {
  app.get('/ws', { websocket: true, schema: { hide: true } }, (socket, request) => {
    socket.on('error', (error) => request.log.debug({ err: error }, 'socket error'));
    const refusal = refusalOf(request, platform.env.publicUrl);
    if (refusal || request.viewer === null) return socket.close(...(refusal ?? [CLOSE.signedOut, 'Please sign in']));
    const { userId, sessionId } = request.viewer;
    socket.on('close', hub.add(userId, sessionId, toLiveSocket(socket)));
    socket.on('message', createFrameHandler(platform, userId, socket));
    watchLiveness(socket);
  });
};
