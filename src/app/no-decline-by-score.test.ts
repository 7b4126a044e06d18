/**
 * No call decides by score: whatever moves somebody (declines, moves, closes, hires) names whom, and takes nothing that could pick people by
 * how they score. Walked over the schemas of all calls, so that a new one is held to it too.
 */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type RouteContract, route } from '#shared/contract.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';

/** A field that compares a score, whatever it is called. */
const COMPARES_SCORES = /score|compatib|threshold|match|rank|percent|confidence|fit\b|below|above|least|most/i;

/** A field that says what becomes of somebody. */
const DECIDES = /^(status|outcome|applicants|to|move|action|decision)$/i;

/** Every field of a schema, at any depth, by its JSON Schema. */
const fieldsIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(fieldsIn);
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && value !== null ? Object.keys(value as object) : []),
    ...fieldsIn(value),
  ]);
};

/** What a call can be asked with: its body, its query, the parts of its path. */
const askedOf = (contract: RouteContract): string[] => {
  const schemas = [contract.body, contract.query].filter((schema) => schema !== undefined);
  const fields = schemas.flatMap((schema) =>
    fieldsIn(z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' })),
  );
  return [...fields, ...[...contract.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')];
};

/** The fields by which a call could decide over people by score; none where it only reads. */
const scoresThatDecide = (contract: RouteContract): string[] => {
  if (contract.method === 'GET') return [];
  const asked = askedOf(contract);
  const changesStatus =
    asked.some((field) => DECIDES.test(field)) || /moves|applications|jobs|appeals/.test(contract.path);
  return changesStatus ? asked.filter((field) => COMPARES_SCORES.test(field)) : [];
};

describe('no call takes a score together with a decision', () => {
  it.each(ALL_ROUTES.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s',
    (_name, contract) => {
      expect(scoresThatDecide(contract)).toEqual([]);
    },
  );

  it('which would be seen, also deep in a body or in the query', () => {
    const of = (more: object) =>
      route({
        method: 'POST',
        path: '/api/applications/moves',
        access: 'company',
        summary: 'x',
        response: z.null(),
        ...more,
      }) as RouteContract;
    const status = z.string();
    const deep = z.object({ status, where: z.array(z.object({ maxScore: z.number() })) });
    expect(scoresThatDecide(of({ body: deep }))).toEqual(['maxScore']);
    expect(scoresThatDecide(of({ body: z.object({ status }), query: z.object({ minScore: z.string() }) }))).toEqual([
      'minScore',
    ]);
    expect(scoresThatDecide(of({ body: z.object({ status, ids: z.array(z.string()) }) }))).toEqual([]);
  });

  it('and those that move people are among them', () => {
    const deciding = ALL_ROUTES.filter(
      (contract) => contract.method !== 'GET' && askedOf(contract).some((field) => DECIDES.test(field)),
    ).map(({ method, path }) => `${method} ${path}`);
    expect(deciding).toEqual(
      expect.arrayContaining([
        'PATCH /api/applications/:id',
        'POST /api/applications/moves',
        'PATCH /api/jobs/:id',
        'POST /api/appeals/:id',
      ]),
    );
  });
});
