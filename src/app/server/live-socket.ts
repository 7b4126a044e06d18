/**
 * The live connection `/ws?userId=`. The session cookie identifies the user; the parameter must match if it is sent. The server sends the hub's
 * frames; clients send `typing` and `ping`.
 */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { type ClientFrame, clientFrameSchema } from '#features/messages/messages.contract.ts';
import { publishTyping } from '#features/messages/server/messages.service.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { isOwnOrigin } from '#server/http/origin.ts';
import { type Viewer, viewerAccountId } from '#server/http/viewer.ts';
import { createGuardedSender, type GuardedSender } from '#server/live/guarded-sender.ts';
import type { LiveHub, LiveSocket } from '#server/live/live-hub.ts';
import { createTokenBucket } from '#server/live/token-bucket.ts';
import type { Platform } from '#server/platform.ts';
import { hasCapability } from '#shared/access.ts';
import { AppError } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { createLiveScope } from './live-scope.ts';

interface SocketAdmission {
  /** Reserves a slot, and returns a function that releases it. Returns null if there is no free slot. */
  reserveSlot(userId: string, network: string): (() => void) | null;
}

const increment = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const decrement = (counts: Map<string, number>, key: string): void => {
  const remaining = (counts.get(key) ?? 1) - 1;
  if (remaining === 0) counts.delete(key);
  else counts.set(key, remaining);
};

/**
 * Limits live connections per person and client network. Each process counts only its own connections, because the limit protects its memory. Every
 * slot is released exactly once.
 */
const createSocketAdmission = (limits: { perPerson: number; perNetwork: number }): SocketAdmission => {
  const people = new Map<string, number>();
  const networks = new Map<string, number>();
  return {
    reserveSlot(userId, network) {
      const isFull = (people.get(userId) ?? 0) >= limits.perPerson || (networks.get(network) ?? 0) >= limits.perNetwork;
      if (isFull) return null;
      increment(people, userId);
      increment(networks, network);
      let isReserved = true;
      return () => {
        if (!isReserved) return;
        isReserved = false;
        decrement(people, userId);
        decrement(networks, network);
      };
    },
  };
};

const CLOSE_CODES = { notJson: 1007, tooMuch: 1008, signedOut: 4401, notYours: 4403 } as const;
const PING_INTERVAL_MS = 30_000;
/** Clients repeat "typing" every few seconds; more frequent frames are ignored. */
const TYPING_INTERVAL_MS = 1_000;
/** When a client with too many connections should retry. */
const RETRY_SECONDS = 30;
/** How long a flooding client has to complete the close handshake before its connection is terminated. */
const GRACE_MS = 1_000;

const findRefusal = (request: FastifyRequest, publicUrl: string): [number, string] | null => {
  const { origin, host } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, host ?? '', publicUrl))
    return [CLOSE_CODES.notYours, 'Not our page'];
  if (request.viewer === null) return [CLOSE_CODES.signedOut, 'Please sign in'];
  const { userId } = request.query as { userId?: string };
  if (userId !== undefined && userId !== request.viewer.userId) return [CLOSE_CODES.notYours, 'Not your connection'];
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

/** Ends connections whose client no longer responds, for example because a laptop was closed. */
const watchLiveness = (socket: WebSocket): void => {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const heartbeat = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_INTERVAL_MS);
  heartbeat.unref();
  socket.on('close', () => clearInterval(heartbeat));
};

/** Adapts the socket for the hub. */
const toLiveSocket = (socket: WebSocket, sender: GuardedSender): LiveSocket => ({
  send: sender.text,
  close: (code, reason) => socket.close(code, reason),
});

/** Returns the account whose events the person receives: their own or their company's. Null for a member whose company removed them. */
const followedAccountId = (viewer: Viewer): string | null => (viewer.isRemovedMember ? null : viewerAccountId(viewer));

/** Returns the account on whose behalf the person writes in threads. Null for members who may not use threads now. */
const threadAccountId = (viewer: Viewer): string | null => {
  const { membership, isCompanySuspended } = viewer;
  if (isCompanySuspended) return null;
  return membership === null || hasCapability('recruit', membership.role) ? followedAccountId(viewer) : null;
};

/** Handles frames of a connected user. `accountId` is the account on whose behalf the user writes in threads; null if the user may not write. */
const createFrameHandler = (platform: Platform, accountId: string | null, socket: WebSocket, sender: GuardedSender) => {
  let lastTypingAt = 0;
  const publishOwnTyping = (frame: Extract<ClientFrame, { type: 'typing' }>): void => {
    const now = Date.now();
    if (accountId === null || now - lastTypingAt < TYPING_INTERVAL_MS) return;
    lastTypingAt = now;
    publishTyping(platform.db, accountId, frame.userId.toLowerCase()).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'typing event not published'),
    );
  };
  return (data: unknown): void => {
    const { isJson, frame } = parseFrame(data);
    if (!isJson) return socket.close(CLOSE_CODES.notJson, 'Not JSON');
    if (frame?.type === 'ping') sender.text(JSON.stringify({ type: 'pong' }));
    if (frame?.type === 'typing') publishOwnTyping(frame);
  };
};

/** Forwards frames and answers protocol pings within one rate limit. Disconnects clients that exceed it. */
const listenRateLimited = (socket: WebSocket, sender: GuardedSender, onFrame: (data: unknown) => void): void => {
  const mayPass = createTokenBucket(LIMITS.socketFramesPerSecond);
  const limit = <Data>(act: (data: Data) => void) => {
    return (data: Data): void => {
      if (socket.readyState !== socket.OPEN) return;
      if (mayPass(performance.now())) return act(data);
      socket.close(CLOSE_CODES.tooMuch, 'Too many frames');
      // A flooding client may never complete the close handshake.
      setTimeout(() => socket.terminate(), GRACE_MS).unref();
    };
  };
  socket.on('message', limit(onFrame));
  socket.on('ping', limit(sender.pong));
};

/** Reserves a slot for a signed-in user before the upgrade. Throws `tooMany` if no slot is free. */
const admit = (admission: SocketAdmission, request: FastifyRequest): void => {
  if (request.viewer === null) return;
  const release = admission.reserveSlot(request.viewer.userId, clientNetwork(request.ip));
  if (release === null) {
    throw new AppError('tooMany', 'too-many-connections', { retryAfter: RETRY_SECONDS });
  }
  request.raw.socket.once('close', release);
};

/** Closes a socket after an error. Only errors of the connection and the protocol have a code, and clients cause them. Others are our own. */
export const handleSocketError = (
  error: Error & { code?: string },
  socket: Pick<WebSocket, 'terminate'>,
  request: FastifyRequest,
): void => {
  request.log[error.code === undefined ? 'error' : 'debug']({ err: error }, 'socket error');
  socket.terminate();
};

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
    const refusal = findRefusal(request, publicUrl);
    if (refusal || request.viewer === null)
      return socket.close(...(refusal ?? [CLOSE_CODES.signedOut, 'Please sign in']));
    const { userId, sessionId } = request.viewer;
    const sender = createGuardedSender(socket);
    const mayReceive = createLiveScope(platform.db, request.viewer);
    const removeSocket = hub.add(
      userId,
      sessionId,
      toLiveSocket(socket, sender),
      followedAccountId(request.viewer),
      mayReceive,
    );
    socket.on('close', removeSocket);
    listenRateLimited(socket, sender, createFrameHandler(platform, threadAccountId(request.viewer), socket, sender));
    watchLiveness(socket);
  });
};
