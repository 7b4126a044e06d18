/** `/.well-known/security.txt` (RFC 9116): the contact for reporting vulnerabilities. */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '#server/platform.ts';
import { brand } from '#shared/brand.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { DAY_MS } from '#shared/time.ts';

const PATH = '/.well-known/security.txt';
/** The RFC recommends less than a year. */
const VALID_DAYS = 180;

/**
 * Returns the content of the file at `now`. The expiry date is computed from the current day, so the content changes only once a day and never
 * expires.
 */
export const securityTxt = (publicUrl: string, now: Date): string => {
  const today = Math.floor(now.getTime() / DAY_MS);
  return [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${publicUrl}${PATH}`,
    '',
  ].join('\n');
};

export const mountSecurityTxt = (app: FastifyInstance, { env }: Platform): void => {
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(env.publicUrl, new Date())),
  );
};
