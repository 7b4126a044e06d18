/**
 * The share cards for public jobs and companies, drawn on the first request. The address of a card contains the version of everything that it shows,
 * so the card can be cached forever. Addresses of other versions redirect to the current one. A card exists only while visitors can
 * see its page.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeJob } from '#features/jobs/job-posting.domain.ts';
import type { CardSubject, OpenCard, OpenCardWithAddress, OpenPage } from '#features/jobs/open-page.domain.ts';
import { cardPath } from '#features/jobs/public-address.domain.ts';
import { type CountRead, findJobForVisitors, loadCompanyPage } from '#features/jobs/server/public-jobs.service.ts';
import { createByteCache } from '#server/byte-cache.ts';
import type { Platform } from '#server/platform.ts';
import { createSharedReads } from '#server/shared-reads.ts';
import type { CardColors } from '#server/workers/card-layout.ts';
import { cards } from '#server/workers/cards.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { isUuid } from '#shared/uuids.ts';

const MAX_BYTES = 16 * 1024 * 1024;

/** The parts of the build that are needed for cards. */
export interface CardSource {
  /** Returns the text of a card, or null if it cannot be drawn. */
  words(subject: CardSubject, language: Language): Promise<OpenCard | null>;
  background: {
    /** The file of the background. Its name changes with the design. */
    file: string;
    colors: CardColors;
  };
  /** Returns the address of the default card, for pages without their own card. */
  defaultAddress(language: Language): string;
}

type Folder = 'jobs' | 'companies';

interface CardRequest {
  folder: Folder;
  id: string;
  language: Language;
  version: string;
}

/** Returns the card that an address requests, or null if it is not the address of a card. */
const parseCardRequest = (url: string): CardRequest | null => {
  const [, , folder, id = '', name = ''] = (url.split('?', 1)[0] ?? '').split('/');
  const [, tag, version = ''] = /^([a-z]{2})-([\w-]{1,40})\.png$/.exec(name) ?? [];
  const language = LANGUAGES.find((supported) => supported === tag);
  const isFolder = folder === 'jobs' || folder === 'companies';
  return language && isFolder && isUuid(id) ? { folder, id, language, version } : null;
};

const findCardSubject = (page: OpenPage): { folder: Folder; id: string; subject: CardSubject } | null => {
  if (page.kind === 'job') return { folder: 'jobs', id: page.id, subject: page };
  return page.kind === 'company' ? { folder: 'companies', id: page.company.id, subject: page } : null;
};

/**
 * Returns functions that find the card of a page and mount the route that sends the pictures. `source` is null if no cards can be drawn
 * (`Documents.cards`).
 */
export const createOpenCards = (
  { db, env: { publicUrl }, log }: Platform,
  source: CardSource | null,
  countRead: CountRead,
) => {
  const cache = createByteCache<Buffer>(MAX_BYTES);
  const shared = createSharedReads<CardSubject>();
  const drawing = new Map<string, Promise<Buffer | null>>();

  /** Returns a card with its address, or null if its text cannot be drawn. */
  const withAddress = async (
    folder: Folder,
    id: string,
    subject: CardSubject,
    language: Language,
  ): Promise<(OpenCardWithAddress & { version: string }) | null> => {
    const words = (await source?.words(subject, language)) ?? null;
    if (source === null || words === null) return null;
    const drawn = JSON.stringify([source.background.file.split(/[\\/]/).at(-1), words]);
    const version = createHash('sha256').update(drawn).digest('base64url').slice(0, 16);
    return { ...words, version, address: cardPath(folder, id, language, version) };
  };

  /** Throws `notFound` or `gone`, as the page does. */
  const loadJob = async (id: string): Promise<CardSubject> => {
    const found = await findJobForVisitors(db, id);
    if (found === null || found.state === 'hidden') throw notFound('job');
    if (found.state === 'gone') throw new AppError('gone', 'job-gone');
    const { job } = found;
    return { kind: 'job', facts: describeJob(job, publicUrl).facts, company: job.company };
  };

  const loadCompany = async (id: string): Promise<CardSubject> => {
    const page = await loadCompanyPage(db, id, [], publicUrl);
    if (page === null) throw notFound('company');
    return page;
  };

  /** Returns null if the card could not be drawn. */
  const draw = async (
    { kicker, title, facts, version }: OpenCardWithAddress & { version: string },
    { background }: CardSource,
  ) => {
    try {
      const task = { words: { kicker, title, facts }, colors: background.colors, background: background.file };
      const result = await cards.run(task);
      if (result === null) return null;
      const png = Buffer.from(result.png);
      cache.set(version, png, png.byteLength);
      return png;
    } catch (error) {
      log.warn({ err: error }, 'A share card was not drawn');
      return null;
    } finally {
      drawing.delete(version);
    }
  };

  /** Returns the picture of a card. Concurrent requests for the same card share its drawing. */
  const drawOnce = (
    card: OpenCardWithAddress & { version: string },
    cardSource: CardSource,
  ): Promise<Buffer | null> => {
    const running = drawing.get(card.version) ?? draw(card, cardSource);
    drawing.set(card.version, running);
    return running;
  };

  /** Redirects without caching, because the target may change. */
  const redirect = (reply: FastifyReply, address: string): FastifyReply =>
    reply.header('cache-control', 'no-store').redirect(address, 302);

  const send = async (request: FastifyRequest, reply: FastifyReply, cardSource: CardSource): Promise<FastifyReply> => {
    await countRead(request.ip);
    const cardRequest = parseCardRequest(request.url);
    if (cardRequest === null) throw notFound('page');
    const { folder, id, language, version } = cardRequest;
    const subject = await shared(`${folder} ${id}`, () => (folder === 'jobs' ? loadJob(id) : loadCompany(id)));
    // Some social networks load the card in the user's browser.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    const card = await withAddress(folder, id, subject, language);
    if (card === null) return redirect(reply, cardSource.defaultAddress(language));
    if (card.version !== version) return redirect(reply, card.address);
    const etag = `"${version}"`;
    void reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const png = cache.get(version) ?? (await drawOnce(card, cardSource));
    if (png === null) return redirect(reply.removeHeader('etag'), cardSource.defaultAddress(language));
    return reply.type('image/png').send(png);
  };

  return {
    /** Returns the page's own card, or null if it has none. */
    findCard: async (page: OpenPage, language: Language): Promise<OpenCardWithAddress | null> => {
      const found = findCardSubject(page);
      return found && withAddress(found.folder, found.id, found.subject, language);
    },
    mount: (app: FastifyInstance): void => {
      if (source !== null) app.get('/cards/*', (request, reply) => send(request, reply, source));
    },
  };
};
