/**
 * A text that is served often and seldom changes: its tag and its compressed forms are made once, the latter when they are first asked for and
 * away from the event loop. Not for answers of the API, which differ each time.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** In the order in which they are chosen; the first makes the smallest. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Below this a compressed copy saves less than the headers that come with it. */
const WORTH_COMPRESSING_BYTES = 500;
/** Some milliseconds for a page, once; the best quality takes ten times as long for a few per cent. */
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
  /** Changes with the text; the same in every process and encoding. */
  etag: string;
  compressed(encoding: Encoding): Promise<Buffer>;
}

/** Makes a text ready to be served. */
export const servedText = (text: string): ServedText => {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    text,
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    compressed: (encoding) => {
      const known = made.get(encoding) ?? compressors[encoding](text);
      made.set(encoding, known);
      return known;
    },
  };
};

/** What a browser takes: `gzip, br;q=0.5, *;q=0`. */
const acceptedEncoding = (header: string | undefined): Encoding | null => {
  const offers = new Map(
    (header ?? '').split(',').map((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))] as const;
    }),
  );
  return ENCODINGS.find((encoding) => offers.get(encoding) ?? offers.get('*')) ?? null;
};

const isKnown = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === etag);

/** Adds to what an answer varies by. */
const addVary = (reply: FastifyReply, header: string): void => {
  const before = reply.getHeader('vary');
  void reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`);
};

/**
 * Sends a text in the smallest form that the browser takes; with `isTagged`, a browser that has it already is told so instead. Type, status
 * and caching are the caller's.
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
    if (isKnown(request, served.etag)) return reply.status(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === null || served.text.length < WORTH_COMPRESSING_BYTES) return reply.send(served.text);
  return reply.header('content-encoding', encoding).send(await served.compressed(encoding));
};
