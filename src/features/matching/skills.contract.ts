/**
 * Skill names for fields where people type skills. Public and the same for everyone, so responses
 * can be cached. Owns no table; the names come from the taxonomy.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { optionalChoice, optionalText, queryText } from '#shared/schema.ts';

const language = optionalChoice(LANGUAGES);

/** Skill names, one per line, at most as many as a list of skills may contain. */
const skillLines = optionalText(LIMITS.skills * (LIMITS.skill + 1));

export const skillsContract = {
  searchSkills: route({
    method: 'GET',
    path: '/api/skills',
    access: 'visitor',
    summary:
      'Returns the skills that match the query, best first, by name, other spellings, prefixes and one typing error; the most common ones without a query',
    query: z.object({ q: queryText(), limit: z.optional(z.string()), language }),
    response: z.array(z.object({ name: z.string() })),
  }),
  nameSkills: route({
    method: 'GET',
    path: '/api/skills/names',
    access: 'visitor',
    summary: 'Returns the name of each of the given skills, one per line; null for an unknown one',
    query: z.object({ skills: skillLines, language }),
    response: z.array(z.object({ skill: z.string(), name: z.nullable(z.string()) })),
  }),
};
