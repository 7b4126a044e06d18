/**
 * The private calendar feed: its secret URL and its content. Calendar apps poll it often and it rarely changes, so the response has an ETag derived
 * from its text.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findMembership } from '#features/auth/server/memberships.service.ts';
import { findUserCandidate } from '#features/candidates/server/candidates.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { brand } from '#shared/brand.ts';
import { type CalendarEntry, calendarFile } from '#shared/calendar-file.ts';
import { notFound } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { DAY_MS } from '#shared/time.ts';
import { findFeedOwner, findSealedToken, insertFeed, replaceFeed } from './calendar-feeds.db.ts';
import {
  findHiddenPeople,
  interviewReceivers,
  redactHiddenName,
  toInterviewReader,
  toReceiverDetails,
} from './interview-receivers.ts';
import { listCalendarInterviews } from './interviews.db.ts';
import { interviewEntry, interviewTexts } from './interviews.mails.ts';

/** The token is in the query string, which request logs omit. */
const FEED_PATH = '/api/calendar/interviews.ics';

const feedUrl = ({ env }: Platform, token: string): string => `${env.publicUrl}${FEED_PATH}?token=${token}`;

/** Encrypts the tokens of feeds, so that users can view their feed URLs again. */
const tokenSealer = ({ secrets }: Platform) => secrets.sealer('calendar');

const createFeed = (platform: Platform, userId: string) => {
  const token = newToken();
  return {
    token,
    feed: { userId, tokenHash: hashSecretToken(token), tokenSealed: tokenSealer(platform).seal(token) },
  };
};

/** Replaces a user's feed URL and returns the new one. The previous one stops working. */
export const replaceFeedUrl = async (platform: Platform, userId: string): Promise<string> => {
  const { token, feed } = createFeed(platform, userId);
  await replaceFeed(platform.db, feed);
  return feedUrl(platform, token);
};

/** Returns the URL of a user's feed. Creates the feed on the first request. Replaces the URL if it was encrypted with another secret. */
export const loadFeedUrl = async (platform: Platform, userId: string): Promise<string> => {
  const sealed =
    (await findSealedToken(platform.db, userId)) ?? (await insertFeed(platform.db, createFeed(platform, userId).feed));
  const token = tokenSealer(platform).open(sealed);
  return token === null ? replaceFeedUrl(platform, userId) : feedUrl(platform, token);
};

/**
 * Returns the filter for the interviews in a person's calendar: those that a company member conducts, or those of a candidate. Returns null for
 * former members and for people who are neither.
 */
const findCalendarScope = async (db: Queryable, userId: string) => {
  const membership = await findMembership(db, userId);
  if (membership !== null) return membership.endedAt === null ? { interviewerId: userId } : null;
  const candidate = await findUserCandidate(db, userId);
  return candidate && { candidateId: candidate.id };
};

const loadCalendarEntries = async (platform: Platform, userId: string): Promise<CalendarEntry[]> => {
  const scope = await findCalendarScope(platform.db, userId);
  if (scope === null) return [];
  const from = new Date(Date.now() - LIMITS.calendarDaysBack * DAY_MS).toISOString();
  const rows = await listCalendarInterviews(platform.db, scope, from, LIMITS.calendarEntries);
  const own = rows.flatMap((row) =>
    interviewReceivers(row).flatMap((receiver) => (receiver.userId === userId ? [{ row, receiver }] : [])),
  );
  const hidden = await findHiddenPeople(platform.db, own);
  return own.flatMap(({ row, receiver }, index) => {
    const reader = toInterviewReader(platform, receiver);
    const { startsAt: start, updatedAt } = row.interview;
    if (reader === null || start === null) return [];
    const details = redactHiddenName(hidden[index] ?? null, { ...toReceiverDetails(row, receiver), start });
    return [interviewEntry(details, reader, new Date(updatedAt))];
  });
};

const buildFeed = async (platform: Platform, owner: { userId: string; language: Language }): Promise<string> =>
  calendarFile('PUBLISH', await loadCalendarEntries(platform, owner.userId), {
    name: interviewTexts(owner.language)('calendar', { brand: brand.name }),
  });

const matchesEtag = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Mounts the feed. Its secret URL replaces a session, because calendar apps cannot sign in. */
export const mountCalendarFeed = (app: FastifyInstance, platform: Platform): void => {
  const sendFeed = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await platform.limiter.count(platform.db, RATE_LIMITS['calendar-feed'], clientNetwork(request.ip));
    const { token } = request.query as { token?: unknown };
    const owner = typeof token === 'string' ? await findFeedOwner(platform.db, hashSecretToken(token)) : null;
    if (owner === null) throw notFound('calendar');
    const text = await buildFeed(platform, owner);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    void reply.header('etag', etag).header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
    if (matchesEtag(request, etag)) return reply.status(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  };
  app.get(FEED_PATH, { schema: { hide: true }, config: { access: 'visitor' } }, sendFeed);
};
