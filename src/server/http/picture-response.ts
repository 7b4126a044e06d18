/** Responses with photos and logos. The picture at a URL never changes, so it can be cached. */
import type { FastifyReply } from 'fastify';

/** Sets the headers of a WebP picture and returns the chunks of its body. */
export const pictureResponse = (reply: FastifyReply, content: Buffer): Buffer[] => {
  void reply
    .type('image/webp')
    .header('content-length', content.byteLength)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'public, max-age=31536000, immutable');
  return [content];
};
