/** Answers a picture that was made here, at an address that never changes its content. */
import type { FastifyReply } from 'fastify';

/** Sets the headers of a WebP picture, and gives the parts of its body. */
export const sendPicture = (reply: FastifyReply, content: Buffer): Buffer[] => {
  void reply
    .type('image/webp')
    .header('content-length', content.byteLength)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'public, max-age=31536000, immutable');
  return [content];
};
