/** The API's description: OpenAPI 3.1 at /api/openapi.json, generated from the validating schemas, and a reference page at /api/docs. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { sessionCookieName } from '#features/auth/server/auth.service.ts';
import type { Env } from '#server/env.ts';
import { brand } from '#shared/brand.ts';

const ABOUT = `Lists are plain JSON arrays. Long ones take \`limit\` (default 25, at most 100) and \`cursor\`, and link to the next page in a
\`Link: <…>; rel="next"\` header. Errors are problem+json (RFC 9457): \`detail\` is a sentence for people, \`code\` is
stable for programs, \`params\` has the values used in the sentence, and \`errors\` lists the rejected fields, each with its own code. State-changing
requests carry a JSON body, a file where the call takes one, or nothing. In a browser, they must come from this site's pages, except for one-click
unsubscribe requests, which may come from anywhere.`;

/** The code for programs. The server and browsers derive messages from it. */
const CODE_SCHEMA = {
  code: {
    type: 'string' as const,
    pattern: '^[a-z][a-z0-9-]*$',
    description: 'Stable, in kebab-case',
    examples: ['text-too-long'],
  },
  params: {
    type: 'object' as const,
    description: 'The parameters of the code; empty for most codes',
    additionalProperties: {
      anyOf: [
        { type: 'string' as const },
        { type: 'number' as const },
        { type: 'array' as const, items: { type: ['string', 'number'] as ('string' | 'number')[] } },
      ],
    },
    examples: [{ count: 200 }],
  },
};

const PROBLEM_SCHEMA = {
  type: 'object' as const,
  required: ['type', 'title', 'status', 'detail', 'code', 'params'],
  properties: {
    type: { type: 'string' as const },
    title: { type: 'string' as const },
    status: { type: 'integer' as const },
    detail: { type: 'string' as const, description: 'The English message for the code' },
    ...CODE_SCHEMA,
    errors: {
      type: 'array' as const,
      items: {
        type: 'object' as const,
        required: ['path', 'message', 'code', 'params'],
        properties: {
          path: { type: 'string' as const, description: 'Dotted path: `skills.0`' },
          message: { type: 'string' as const, description: 'The English message for the code' },
          ...CODE_SCHEMA,
        },
      },
    },
  },
};

interface Operation {
  responses?: Record<string, unknown>;
  security?: unknown[];
}

/** Adds the common error response to every call. */
const addProblems = (document: { paths?: Record<string, Record<string, Operation>> }): void => {
  for (const operations of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(operations)) {
      operation.responses = { ...operation.responses, default: { $ref: '#/components/responses/Problem' } };
    }
  }
};

/** Registers the description. Must run before the calls are mounted. */
export const mountApiDescription = async (app: FastifyInstance, env: Env): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name} API`, version: '1', description: ABOUT },
      servers: [{ url: env.publicUrl }],
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(env) } },
        responses: {
          Problem: { description: 'Refused', content: { 'application/problem+json': { schema: PROBLEM_SCHEMA } } },
        },
      },
    },
    transform: (input) => {
      const { access, may } = (input.route as { config?: { access?: string; may?: string } }).config ?? {};
      const described = jsonSchemaTransform(input);
      if (access === undefined) return { ...described, schema: { ...described.schema, hide: true } };
      const security = access === 'visitor' ? [] : [{ session: [] }];
      return {
        ...described,
        schema: {
          ...described.schema,
          security,
          'x-access': access,
          ...(may ? { 'x-may': may } : {}),
        } as typeof described.schema,
      };
    },
  });
  let document: unknown;
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => {
    if (document === undefined) {
      const generated = structuredClone(app.swagger());
      addProblems(generated as Parameters<typeof addProblems>[0]);
      document = generated;
    }
    return document;
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/openapi.json', docExpansion: 'list', deepLinking: true },
  });
};
