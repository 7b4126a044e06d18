/**
 * The live connection `/ws?userId=`. The session cookie decides who is connected; the parameter only has to agree. Server to
 * client: what the hub delivers. Client to server: `typing` and `ping`.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { type ClientFrame, clientFrameSchema } from '#features/messages/messages.contract.ts';
import { publishTyping } from '#features/messages/server/messages.service.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { isOwnOrigin } from '#server/http/origin.ts';
import { type GuardedSender, guardedSender } from '#server/live/guarded-sender.ts';
import type { LiveHub, LiveSocket } from '#server/live/live-hub.ts';
import { createTokenBucket } from '#server/live/token-bucket.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { createSocketAdmission, type SocketAdmission } from './socket-admission.ts';

const CLOSE = { notJson: 1007, tooMuch: 1008, signedOut: 4401, notYours: 4403 } as const;
const PING_MS = 30_000;
/** "Typing" is said again every few seconds; more often than this from one socket is noise. */
const TYPING_EVERY_MS = 1_000;
/** When a client that has too many connections may try again. */
const RETRY_SECONDS = 30;
/** What a client that is cut off has left to answer the closing handshake. */
const GRACE_MS = 1_000;

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
const toLiveSocket = (socket: WebSocket, sender: GuardedSender): LiveSocket => ({
  send: sender.text,
  close: (code, reason) => socket.close(code, reason),
});

/** What is done with the frames of one connected person. */
const createFrameHandler = (platform: Platform, userId: string, socket: WebSocket, sender: GuardedSender) => {
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
    if (frame?.type === 'ping') sender.text(JSON.stringify({ type: 'pong' }));
    if (frame?.type === 'typing') say(frame);
  };
};

/** Hands on frames and answers protocol pings, both out of one budget; a client beyond it is cut off. */
const listenWithin = (socket: WebSocket, sender: GuardedSender, onFrame: (data: unknown) => void): void => {
  const mayPass = createTokenBucket(LIMITS.socketFramesPerSecond);
  const within = <Data>(act: (data: Data) => void) => {
    return (data: Data): void => {
      if (socket.readyState !== socket.OPEN) return;
      if (mayPass(performance.now())) return act(data);
      socket.close(CLOSE.tooMuch, 'Too many frames');
      // A client that floods may never answer the closing handshake.
      setTimeout(() => socket.terminate(), GRACE_MS).unref();
    };
  };
  socket.on('message', within(onFrame));
  socket.on('ping', within(sender.pong));
};

/** Takes a place for the connection before it is upgraded; throws `tooMany` where there is none left. */
const admit = (admission: SocketAdmission, request: FastifyRequest): void => {
  if (request.viewer === null) return;
  const leave = admission.enter(request.viewer.userId, clientNetwork(request.ip));
  if (leave === null) {
    throw new AppError('tooMany', 'too-many-connections', { retryAfter: RETRY_SECONDS });
  }
  request.raw.socket.once('close', leave);
};

/** Mounts the socket. */
export const mountLiveSocket = (app: FastifyInstance, platform: Platform, hub: LiveHub): void => {
  const { hasRateLimits, publicUrl } = platform.env;
  const admission = createSocketAdmission({
    perPerson: hasRateLimits ? LIMITS.socketsPerPerson : Number.POSITIVE_INFINITY,
    perNetwork: hasRateLimits ? LIMITS.socketsPerNetwork : Number.POSITIVE_INFINITY,
  });
  const options = {
    websocket: true,
    schema: { hide: true },
    preValidation: async (request: FastifyRequest) => admit(admission, request),
  } as const;
  app.get('/ws', options, (socket, request) => {
    socket.on('error', (error) => request.log.debug({ err: error }, 'socket error'));
    const refusal = refusalOf(request, publicUrl);
    if (refusal || request.viewer === null) return socket.close(...(refusal ?? [CLOSE.signedOut, 'Please sign in']));
    const { userId, sessionId } = request.viewer;
    const sender = guardedSender(socket);
    socket.on('close', hub.add(userId, sessionId, toLiveSocket(socket, sender)));
    listenWithin(socket, sender, createFrameHandler(platform, userId, socket, sender));
    watchLiveness(socket);
  });
};
