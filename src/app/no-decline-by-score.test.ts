/**
 * No call makes decisions by score: calls that decline, move, close or hire accept no input that could select people by score.
 * Checks the schemas of all calls, including new ones.
 */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type RouteContract, route } from '#shared/contract.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';

/** Matches fields that compare a score. */
const SCORE_FIELD = /score|compatib|threshold|match|rank|percent|confidence|fit\b|below|above|least|most/i;

/** Matches fields that decide what happens to people. */
const DECISION_FIELD = /^(status|outcome|applicants|to|move|action|decision)$/i;

/** Returns every field of a schema at any depth, from its JSON Schema. */
const fieldsIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(fieldsIn);
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && value !== null ? Object.keys(value as object) : []),
    ...fieldsIn(value),
  ]);
};

/** Returns the inputs of a call: body, query and path parameters. */
const callInputs = (contract: RouteContract): string[] => {
  const schemas = [contract.body, contract.query].filter((schema) => schema !== undefined);
  const fields = schemas.flatMap((schema) =>
    fieldsIn(z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' })),
  );
  return [...fields, ...[...contract.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')];
};

/** Returns fields that would let a call decide by score; none for reads. */
const findScoreInputs = (contract: RouteContract): string[] => {
  if (contract.method === 'GET') return [];
  const inputFields = callInputs(contract);
  const changesStatus =
    inputFields.some((field) => DECISION_FIELD.test(field)) || /moves|applications|jobs|appeals/.test(contract.path);
  return changesStatus ? inputFields.filter((field) => SCORE_FIELD.test(field)) : [];
};

describe('a call that decides what happens to people', () => {
  it.each(ALL_ROUTES.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    'takes no score as input: %s',
    (_name, contract) => {
      expect(findScoreInputs(contract)).toEqual([]);
    },
  );
});

describe('the check for score inputs', () => {
  it('finds nested fields and query parameters', () => {
    const callWith = (more: object) =>
      route({
        method: 'POST',
        path: '/api/applications/moves',
        access: 'company',
        may: 'recruit',
        summary: 'x',
        response: z.null(),
        ...more,
      }) as RouteContract;
    const status = z.string();
    const deep = z.object({ status, where: z.array(z.object({ maxScore: z.number() })) });
    expect(findScoreInputs(callWith({ body: deep }))).toEqual(['maxScore']);
    expect(
      findScoreInputs(callWith({ body: z.object({ status }), query: z.object({ minScore: z.string() }) })),
    ).toEqual(['minScore']);
    expect(findScoreInputs(callWith({ body: z.object({ status, ids: z.array(z.string()) }) }))).toEqual([]);
  });

  it('includes the calls that move people', () => {
    const deciding = ALL_ROUTES.filter(
      (contract) => contract.method !== 'GET' && callInputs(contract).some((field) => DECISION_FIELD.test(field)),
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
