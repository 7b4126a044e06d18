/**
 * The contract kernel's server half: mounts a feature's calls on Fastify. A missing handler, a wrong response type or an
 * unknown path parameter does not compile. Before a handler runs, the session is read, the origin, the declared access
 * and the host are checked, and the input is validated; after it, the response schema strips what is not declared.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { type Access, decideAccess } from '#shared/access.ts';
import type {
  BodyOf,
  Contract,
  CursorOf,
  Page,
  ParamsOf,
  Pieces,
  QueryOf,
  ResultOf,
  RouteContract,
} from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { isJobsHost } from '#shared/site-host.ts';
import { isId } from '../ids.ts';
import type { Admission } from './admission.ts';
import { decodeCursor, encodeCursor, readLimit } from './cursor.ts';
import type { CandidateViewer, CompanyViewer, Viewer } from './viewer.ts';

type ViewerFor<A extends Access> = A extends 'visitor'
  ? Viewer | null
  : A extends 'company'
    ? CompanyViewer
    : A extends 'candidate'
      ? CandidateViewer
      : Viewer;

/** What a handler gets: everything checked, nothing else. */
export interface Call<R extends RouteContract> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  viewer: ViewerFor<R['access']>;
  /** Of a list by pages: how many rows, and after which. */
  page: { limit: number; after: CursorOf<R> | null };
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<R extends RouteContract> = (call: Call<R>) => Promise<ResultOf<R>>;
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> };

const pagingQuery = { limit: z.optional(z.string()), cursor: z.optional(z.string()) };

const querySchemaOf = (contract: RouteContract): $ZodType | undefined => {
  if (!contract.cursor) return contract.query;
  return contract.query ? z.extend(contract.query, pagingQuery) : z.object(pagingQuery);
};

const guard = (contract: RouteContract) => async (request: FastifyRequest) => {
  const decision = decideAccess(contract.access, request.viewer);
  if (decision === 'unauthenticated') throw new AppError('unauthenticated', 'Please sign in');
  if (decision === 'forbidden') throw new AppError('forbidden', 'You are not allowed to do this');
  if (contract.host === 'jobs' && request.viewer?.accountType === 'candidate' && !isJobsHost(request.host)) {
    throw new AppError('forbidden', 'Job browsing and applications are only available on the jobs subdomain');
  }
};

/** Ids in a path that cannot be ids are not found, whatever they are. */
const checkParams = async (request: FastifyRequest) => {
  const values = Object.values(request.params as Record<string, string>);
  if (!values.every(isId)) throw notFound('This page');
};

const nextLink = (request: FastifyRequest, cursor: unknown): string => {
  const url = new URL(request.url, 'http://host');
  url.searchParams.set('cursor', encodeCursor(cursor));
  return `<${url.pathname}${url.search}>; rel="next"`;
};

const readPage = (contract: RouteContract, query: Record<string, string | undefined>) => {
  if (!contract.cursor) return { limit: 0, after: null };
  const after = query.cursor ? decodeCursor(contract.cursor, query.cursor) : null;
  return { limit: readLimit(query.limit), after };
};

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page<unknown, unknown>) => {
  if (page.next !== null) void reply.header('link', nextLink(request, page.next));
  if (page.total !== undefined) void reply.header('x-total-count', String(page.total));
  return page.items;
};

/** OpenAPI wants a body schema only where there is one; a 204 has none. */
const responseSchemas = (contract: RouteContract) => ({ [contract.status ?? 200]: contract.response });

const mountRoute = (
  app: FastifyInstance,
  name: string,
  contract: RouteContract,
  handler: Handler<RouteContract>,
): void => {
  const querystring = querySchemaOf(contract);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: contract.method,
    url: contract.path,
    schema: {
      operationId: name,
      summary: contract.summary,
      tags: [contract.path.split('/')[2] ?? 'api'],
      ...(querystring ? { querystring } : {}),
      ...(contract.body ? { body: contract.body } : {}),
      response: responseSchemas(contract),
    },
    config: { access: contract.access },
    onRequest: [guard(contract), checkParams],
    handler: async (request, reply) => {
      const query = (request.query ?? {}) as Record<string, string | undefined>;
      const call = {
        params: request.params as Record<string, string>,
        query: query as never,
        body: request.body as never,
        viewer: request.viewer,
        page: readPage(contract, query) as never,
        request,
        reply,
      };
      const result = await (contract.cursor ? app.admitList(() => handler(call)) : handler(call));
      // A handler answers by itself only what has no body: that the asker has it already.
      if (reply.sent) return reply;
      void reply.status(contract.status ?? 200);
      if (contract.isDownload) return Readable.from(result as Pieces, { objectMode: false });
      return contract.cursor ? sendPage(request, reply, result as Page<unknown, unknown>) : result;
    },
  });
};

/** Where the call takes a file: any type of body is taken as its bytes, and what they are is for the handler to find out. */
const takingFiles = (app: FastifyInstance, bodyLimit: number, mount: (within: FastifyInstance) => void): void => {
  void app.register(async (within) => {
    within.removeAllContentTypeParsers();
    within.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    mount(within);
  });
};

/** Mounts every call of a contract with its handler. */
export const mountContract = <C extends Contract>(app: FastifyInstance, contract: C, handlers: Handlers<C>): void => {
  for (const [name, route] of Object.entries(contract)) {
    const mount = (within: FastifyInstance) =>
      mountRoute(within, name, route, handlers[name] as unknown as Handler<RouteContract>);
    if (route.uploadBytes === undefined) mount(app);
    else takingFiles(app, route.uploadBytes, mount);
  }
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Through which every list by pages goes. */
    admitList: Admission;
  }
  interface FastifyContextConfig {
    /** The declared access of a call of the API; the role by route test reads it. */
    access?: Access;
  }
}
