/** When users opened the lists that they browse, so that a list can mark what is new since their last visit. Owns list visits. Sends nothing. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { instantSchema, requiredChoice } from '#shared/schema.ts';

/** `jobs` are open jobs, for candidates; `candidates` are vetted candidates, for companies. */
export const VISITED_LISTS = ['jobs', 'candidates'] as const;
export type VisitedList = (typeof VISITED_LISTS)[number];

/** A user's visits to one list, as exported. */
export const listVisitSchema = z.object({
  list: z.enum(VISITED_LISTS),
  visitedAt: instantSchema,
  previousAt: z.nullable(instantSchema),
});
export type ListVisit = z.infer<typeof listVisitSchema>;

export const listVisitsContract = {
  noteListVisit: route({
    method: 'POST',
    path: '/api/list-visits',
    access: 'member',
    may: 'self',
    summary: `Records that the signed-in user opened a list (\`jobs\` for candidates, \`candidates\` for companies), and returns when they last opened it during the previous visit, or null at the first visit. A visit ends ${LIFETIMES.listVisitMinutes} minutes after the last such call`,
    body: z.object({ list: requiredChoice(VISITED_LISTS) }),
    response: z.object({ previousAt: z.nullable(instantSchema) }),
  }),
};
