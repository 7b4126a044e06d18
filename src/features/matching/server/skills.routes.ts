/**
 * Serves skill names from the taxonomy in memory. They are the same for everyone, so a response is
 * valid until the taxonomy changes, and clients that have it receive a 304 without a lookup.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { searchSkills, skillName, skillNamesVersion } from '#engine/taxonomy/skill-search.ts';
import { readLimit } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { invalidField, refusal } from '#shared/errors.ts';
import { acceptedLanguage, type Language } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { skillsContract } from '../skills.contract.ts';

/** One hour. Clients may show the previous names for this long after a release. */
const MAX_AGE = 'max-age=3600';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns the requested language, or else the client's preferred language. */
const resolveLanguage = ({ request, reply }: Exchange, requested: Language | '' | null | undefined): Language => {
  if (requested) return requested;
  void reply.header('vary', 'accept-language');
  return acceptedLanguage(request.headers['accept-language']);
};

/** Sets the cache headers. If the client already has the response, sends a 304 and returns true. */
const sendNotModified = ({ request, reply }: Exchange, language: Language): boolean => {
  // A response that renews the session cookie must not be stored in shared caches.
  const isPublic = reply.getHeader('set-cookie') === undefined;
  const tag = `W/"${language}${skillNamesVersion()}"`;
  void reply.header('cache-control', `${isPublic ? 'public' : 'private'}, ${MAX_AGE}`).header('etag', tag);
  const clientTags = (request.headers['if-none-match'] ?? '').split(',').map((clientTag) => clientTag.trim());
  if (!clientTags.includes(tag)) return false;
  void reply.status(304).send();
  return true;
};

const distinctLines = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const handlers: Handlers<typeof skillsContract> = {
  searchSkills: async ({ query, ...exchange }) => {
    const limit = readLimit(query.limit, LIMITS.skillSuggestions.default, LIMITS.skillSuggestions.max);
    const language = resolveLanguage(exchange, query.language);
    if (sendNotModified(exchange, language)) return [];
    return searchSkills(query.q ?? '', language, limit).map((name) => ({ name }));
  },
  nameSkills: async ({ query, ...exchange }) => {
    const skills = distinctLines(query.skills ?? '');
    if (skills.length > LIMITS.skills)
      throw invalidField('skills', refusal('too-many-skills', { count: LIMITS.skills }));
    const language = resolveLanguage(exchange, query.language);
    if (sendNotModified(exchange, language)) return [];
    return skills.map((skill) => ({ skill, name: skillName(skill, language) }));
  },
};

export const mountSkills = (app: FastifyInstance): void => mountContract(app, skillsContract, handlers);
