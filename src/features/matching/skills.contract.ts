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
      'Returns the skills that match the query by name, alternative spelling or prefix, with up to one typo, best first; without a query, the most common skills',
    query: z.object({ q: queryText(), limit: z.optional(z.string()), language }),
    response: z.array(z.object({ name: z.string() })),
  }),
  nameSkills: route({
    method: 'GET',
    path: '/api/skills/names',
    access: 'visitor',
    summary: 'Returns the name of each given skill (the skills are sent one per line); null for unknown skills',
    query: z.object({ skills: skillLines, language }),
    response: z.array(z.object({ skill: z.string(), name: z.nullable(z.string()) })),
  }),
};
