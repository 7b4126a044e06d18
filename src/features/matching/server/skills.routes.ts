/**
 * Answers what skills are called. All of it comes out of the taxonomy in memory, the same for everyone, so an answer holds until the
 * taxonomy changes: who has it is told so, and nothing is looked for.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { searchSkills, skillName, skillNamesVersion } from '#engine/taxonomy/skill-search.ts';
import { readLimit } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { invalidField, refusal } from '#shared/errors.ts';
import { acceptedLanguage, type Language } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { skillsContract } from '../skills.contract.ts';

/** An hour: after a release some may see former names for so long. */
const FRESH = 'max-age=3600';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The language asked for, else the one the asker's program prefers. */
const languageFor = ({ request, reply }: Exchange, asked: Language | '' | null | undefined): Language => {
  if (asked) return asked;
  void reply.header('vary', 'accept-language');
  return acceptedLanguage(request.headers['accept-language']);
};

/** Says how long the answer holds; true where the asker has it, and was told so. */
const isKept = ({ request, reply }: Exchange, language: Language): boolean => {
  // What renews someone's session is theirs alone.
  const isEverybodys = reply.getHeader('set-cookie') === undefined;
  const tag = `W/"${language}${skillNamesVersion()}"`;
  void reply.header('cache-control', `${isEverybodys ? 'public' : 'private'}, ${FRESH}`).header('etag', tag);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim());
  if (!known.includes(tag)) return false;
  void reply.status(304).send();
  return true;
};

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const handlers: Handlers<typeof skillsContract> = {
  searchSkills: async ({ query, ...exchange }) => {
    const limit = readLimit(query.limit, LIMITS.offeredSkills.default, LIMITS.offeredSkills.max);
    const language = languageFor(exchange, query.language);
    if (isKept(exchange, language)) return [];
    return searchSkills(query.q ?? '', language, limit).map((name) => ({ name }));
  },
  nameSkills: async ({ query, ...exchange }) => {
    const skills = linesOf(query.skills ?? '');
    if (skills.length > LIMITS.skills)
      throw invalidField('skills', refusal('too-many-skills', { count: LIMITS.skills }));
    const language = languageFor(exchange, query.language);
    if (isKept(exchange, language)) return [];
    return skills.map((skill) => ({ skill, name: skillName(skill, language) }));
  },
};

/** Mounts the calls about skills. */
export const mountSkills = (app: FastifyInstance): void => mountContract(app, skillsContract, handlers);
