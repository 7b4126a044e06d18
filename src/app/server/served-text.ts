/**
 * Text that is served often and rarely changes. The ETag is created once, and the compressed forms on first use, off the event loop. Not for API
 * responses.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** In order of preference; the first is the smallest. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Below this size, compression saves less than its headers cost. */
const WORTH_COMPRESSING_BYTES = 500;
/** Takes a few milliseconds per page, once. The best quality takes ten times as long and saves only a few percent. */
const BROTLI_QUALITY = 9;

const compressors: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

export interface ServedText {
  text: string;
  /** The text in UTF-8. Sending a string would encode it for every response. */
  bytes: Buffer;
  /** Changes with the text. The same in every process and for every encoding. */
  etag: string;
  compressed(encoding: Encoding): Promise<Buffer>;
}

export const servedText = (text: string): ServedText => {
  const cache = new Map<Encoding, Promise<Buffer>>();
  const bytes = Buffer.from(text);
  return {
    text,
    bytes,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    compressed: (encoding) => {
      const compressed = cache.get(encoding) ?? compressors[encoding](text);
      cache.set(encoding, compressed);
      return compressed;
    },
  };
};

/** Returns the preferred encoding of a header such as `gzip, br;q=0.5, *;q=0`. */
const acceptedEncoding = (header: string | undefined): Encoding | null => {
  const offers = new Map(
    (header ?? '').split(',').map((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))] as const;
    }),
  );
  return ENCODINGS.find((encoding) => offers.get(encoding) ?? offers.get('*')) ?? null;
};

const hasMatchingEtag = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === etag);

const addVary = (reply: FastifyReply, header: string): void => {
  const before = reply.getHeader('vary');
  void reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`);
};

/**
 * Sends a text in the smallest accepted form. With `isTagged`, sends 304 if the browser already has the text. The caller sets type, status and
 * caching.
 */
export const sendText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  served: ServedText,
  { isTagged }: { isTagged: boolean },
): Promise<FastifyReply> => {
  addVary(reply, 'accept-encoding');
  if (isTagged) {
    void reply.header('etag', served.etag);
    if (hasMatchingEtag(request, served.etag)) return reply.status(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === null || served.text.length < WORTH_COMPRESSING_BYTES) return reply.send(served.bytes);
  return reply.header('content-encoding', encoding).send(await served.compressed(encoding));
};
