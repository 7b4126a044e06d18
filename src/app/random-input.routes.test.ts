/**
 * Sends random input to every call as every role. No response may have status 500 or above, and errors must be problem+json. Inputs are near misses:
 * known fields with values of the wrong size, type or encoding. Also checks that every text of a request refuses what the database cannot store.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { RouteContract } from '#shared/contract.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { type TestClient, type TestResponse, useTestApp } from '#testing/test-app.ts';

const RUNS_PER_CALL = 40;

interface DescribedSchema {
  properties?: Record<string, unknown>;
  anyOf?: DescribedSchema[];
}

const propertyNames = (schema: DescribedSchema | undefined): string[] => [
  ...Object.keys(schema?.properties ?? {}),
  ...(schema?.anyOf ?? []).flatMap(propertyNames),
];

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\ud800b',
    '%',
    '%%%\\_',
    "'; drop table users; --",
    '../../etc/passwd',
    'null',
    'NaN',
    '-1',
    '1e309',
    '99999999999999999999',
    'x'.repeat(20_000),
    'ana@mail.example',
    'full-time',
    'hired',
    'declined',
    'company',
    '3-5',
    'América/São_Paulo',
    'GMT+99:99',
    '2026-13-45T99:99:99Z',
    'https://',
    '00000000-0000-0000-0000-000000000000',
  ),
);

const hostileValue = (ids: string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { arbitrary: hostileText, weight: 5 },
    { arbitrary: fc.constantFrom(...ids), weight: 2 },
    fc.constantFrom(null, true, false, 0, -1, 25, 1.5, 1e20, 2 ** 31, [], {}, [null], [''], ['React'], [['x']], {
      $ne: 1,
    }),
    fc.array(hostileText, { maxLength: 60 }),
    fc.jsonValue({ maxDepth: 3 }),
  );

const toUrl = (path: string, ids: string[], picks: number[]): string => {
  let index = 0;
  return path.replace(/:\w+/g, () => {
    const pick = picks[index++ % picks.length] ?? 0;
    return pick % 5 === 0 ? encodeURIComponent(`x${pick}`) : (ids[pick % ids.length] ?? '');
  });
};

const toQuery = (query: Record<string, unknown>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    parameters.set(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
};

/** Returns what is wrong with a response: a failure, or an error that is not problem+json. */
const findProblem = ({ status, body, headers }: TestResponse): string | null => {
  if (status >= 500) return `${status}`;
  if (status < 400) return null;
  const isProblem = String(headers['content-type']).includes('application/problem+json');
  return isProblem && body.status === status && typeof body.detail === 'string' ? null : 'not problem+json';
};

const world = useTestApp();

describe('random input', () => {
  let parametersByCall: Record<string, { query: string[]; body: string[] }>;

  beforeAll(async () => {
    const { paths } = (await world.visitor.get('/api/openapi.json')).body;
    parametersByCall = {};
    for (const [path, operations] of Object.entries(paths as Record<string, Record<string, never>>)) {
      for (const [method, operation] of Object.entries(operations)) {
        const { parameters = [], requestBody } = operation as {
          parameters?: { in: string; name: string }[];
          requestBody?: { content: Record<string, { schema: DescribedSchema }> };
        };
        parametersByCall[`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`] = {
          query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
          body: propertyNames(requestBody?.content['application/json']?.schema),
        };
      }
    }
  });

  const createClients = async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const admin = await world.admin();
    const newcomer = await world.newcomer();
    const job = await world.build.job({ companyId: company.company.id });
    const other = await world.build.job();
    const application = await world.build.application({
      jobId: job.id,
      companyId: company.company.id,
      candidateId: candidate.candidate.id,
    });
    const intake = await world.build.intake();
    const ids = [
      job.id,
      other.id,
      application.id,
      intake.id,
      company.company.id,
      candidate.candidate.id,
      company.userId,
      candidate.userId,
    ];
    return { clients: [company, candidate, admin, newcomer, world.visitor], ids };
  };

  const send = (client: TestClient, route: RouteContract, url: string, body: unknown) =>
    client.request({
      method: route.method,
      url,
      ...(route.method === 'GET'
        ? {}
        : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });

  it.each(ALL_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'never makes %s fail',
    async (name, route) => {
      const { clients, ids } = await createClients();
      const { query, body } = parametersByCall[name] ?? { query: [], body: [] };
      const value = hostileValue(ids);
      const record = (names: string[]) =>
        names.length === 0
          ? fc.constant({})
          : fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length });
      const input = fc.record({
        clientIndex: fc.nat(clients.length - 1),
        picks: fc.array(fc.nat(1000), { minLength: 1, maxLength: 3 }),
        query: record([...query, 'limit', 'cursor']),
        body: fc.oneof({ arbitrary: record(body), weight: 5 }, fc.jsonValue({ maxDepth: 2 })),
      });
      await fc.assert(
        fc.asyncProperty(input, async ({ clientIndex, picks, ...rest }) => {
          const client = clients[clientIndex];
          if (!client) return;
          const response = await send(client, route, toUrl(route.path, ids, picks) + toQuery(rest.query), rest.body);
          expect(findProblem(response), response.text).toBeNull();
        }),
        { numRuns: RUNS_PER_CALL, endOnFailure: true },
      );
    },
    60_000,
  );
});

/** Texts that are hashed, compared or parsed, and never stored. `answers` are checked against their questions. */
const NOT_STORED = /\.(?:password|currentPassword|token|answers|durationMinutes|interviewers|limit)$/;

interface SchemaParts {
  type: string;
  shape?: Record<string, SomeSchema>;
  options?: SomeSchema[];
  items?: SomeSchema[];
  element?: SomeSchema;
  innerType?: SomeSchema;
  in?: SomeSchema;
  keyType?: SomeSchema;
  valueType?: SomeSchema;
}
type SomeSchema = z.ZodMiniType & { _zod: { def: SchemaParts } };

/** Returns the paths of the texts in a schema that accept `text`, and of values that can contain any text. */
const findAccepting = (schema: SomeSchema, text: string, path: string): string[] => {
  const {
    type,
    shape = {},
    options = [],
    items = [],
    element,
    innerType,
    in: input,
    keyType,
    valueType,
  } = schema._zod.def;
  if (NOT_STORED.test(path)) return [];
  if (type === 'unknown' || type === 'any') return [path];
  if (type === 'string') return schema.safeParse(text).success ? [path] : [];
  const unnamed = [...options, ...items, element, innerType, input, keyType, valueType];
  return [
    ...unnamed.flatMap((inner) => (inner === undefined ? [] : findAccepting(inner, text, path))),
    ...Object.entries(shape).flatMap(([name, inner]) => findAccepting(inner, text, `${path}.${name}`)),
  ];
};

describe('every text of a request', () => {
  it.each(['a\u0000b', 'a\ud800b', 'https://a.example/\udc00'])(
    'refuses %j, which the database cannot store',
    (text) => {
      const accepting = ALL_ROUTES.flatMap(({ method, path, query, body, cursor }) =>
        [query, body, cursor].flatMap((schema) =>
          schema === undefined ? [] : findAccepting(schema as unknown as SomeSchema, text, `${method} ${path} `),
        ),
      );
      expect(accepting).toEqual([]);
    },
  );
});

describe('invalid input', () => {
  it.each([
    ['text/plain', 'hello', 415],
    ['application/x-www-form-urlencoded', 'email=a', 415],
    ['application/json', '{"email":', 400],
    ['application/json', '{"__proto__":{"isAdmin":true}}', 400],
    ['application/json', '"'.repeat(3), 400],
    ['application/json', JSON.stringify({ email: 'x'.repeat(300_000) }), 413],
  ])('such as a body of %s that is %.20s is rejected with %i', async (type, payload, status) => {
    const response = await world.visitor.request({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': type },
    });
    expect(response.status).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });

  it.each(['', '0', '-1', '1.5', 'abc', '1e3', '٣'])(
    'such as a limit of %s is rejected with the name of the parameter',
    async (limit) => {
      const company = await world.company();
      const response = await company.get(`/api/jobs?limit=${encodeURIComponent(limit)}`);
      expect(response.status).toBe(400);
      expect(response.body.errors).toMatchObject([{ path: 'limit', message: 'Must be a number of at least 1' }]);
    },
  );

  it('such as an unreadable cursor is rejected with the name of the parameter', async () => {
    const company = await world.company();
    const response = await company.get('/api/jobs?cursor=nonsense');
    expect(response.status).toBe(400);
    expect(response.body.errors[0].path).toBe('cursor');
  });

  it('such as a request from another site is rejected', async () => {
    const company = await world.company();
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
    const response = await company.request({ method: 'POST', url: '/api/jobs', payload: '{}', headers });
    expect(response.status).toBe(403);
  });
});
