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
import type { Db } from '../db/database.ts';
import type { DiskSpace } from '../db/disk-space.ts';
import { isId } from '../ids.ts';
import type { Admission } from './admission.ts';
import { decodeCursor, encodeCursor, type ReadLists, readLimit, WrittenRows } from './lists.ts';
import type { CandidateViewer, CompanyViewer, MemberViewer, Viewer } from './viewer.ts';

type ViewerFor<A extends Access> = A extends 'visitor'
  ? Viewer | null
  : A extends 'company'
    ? CompanyViewer
    : A extends 'candidate'
      ? CandidateViewer
      : A extends 'member'
        ? MemberViewer
        : Viewer;

/** What a handler gets: everything checked, nothing else. */
export interface Call<R extends RouteContract> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  viewer: ViewerFor<R['access']>;
  /** Of a list by pages: how many rows, after which, and the database to read them from, which may be a replica: a list writes nothing. */
  page: R['cursor'] extends $ZodType ? { limit: number; after: CursorOf<R> | null; db: Db } : null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a handler returns: what the contract says, or a page of it whose rows are written already. */
type HandledOf<R extends RouteContract> =
  | ResultOf<R>
  | (ResultOf<R> extends Page<infer Item, infer Cursor>
      ? Omit<Page<Item, Cursor>, 'items'> & { items: WrittenRows<Item> }
      : never);

export type Handler<R extends RouteContract> = (call: Call<R>) => Promise<HandledOf<R>>;
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> };

const pagingQuery = { limit: z.optional(z.string()), cursor: z.optional(z.string()) };

/** What companies may ask of any call: to be told of nobody by name. */
const namesQuery = { names: z.optional(z.literal('hidden', { error: 'not-hidden' })) };
/** Who may be a company. */
const COMPANIES: ReadonlySet<Access> = new Set(['company', 'member', 'signedIn']);

const querySchemaOf = (contract: RouteContract): $ZodType | undefined => {
  const added = {
    ...(contract.cursor ? pagingQuery : {}),
    ...(COMPANIES.has(contract.access) ? namesQuery : {}),
  };
  if (Object.keys(added).length === 0) return contract.query;
  return contract.query ? z.extend(contract.query, added) : z.object(added);
};

type AnyPage = Omit<Page<unknown, unknown>, 'items'> & { items: unknown[] | WrittenRows<unknown> };

const rowsOf = (items: AnyPage['items']): unknown[] => (items instanceof WrittenRows ? items.read() : items);

const NO_SCORE = { compatibilityScore: null, compatibility: null, headlineReason: null };

/** A row of a list without a score, its own and that of the candidate in it. */
const withoutScore = (row: unknown): unknown => {
  if (typeof row !== 'object' || row === null) return row;
  const bare = 'compatibilityScore' in row ? { ...row, ...NO_SCORE } : row;
  return 'candidate' in bare ? { ...bare, candidate: withoutScore(bare.candidate) } : bare;
};

/** A list as its reader wants it: companies may leave the scores out. */
const asListed = (viewer: Viewer | null, result: unknown): unknown => {
  if (!viewer?.hidesScores) return result;
  if (Array.isArray(result)) return result.map(withoutScore);
  const page = result as AnyPage;
  const isPage = typeof result === 'object' && result !== null && 'items' in result && 'next' in result;
  return isPage ? { ...page, items: rowsOf(page.items).map(withoutScore) } : result;
};

/** The answer to a company that reads without names; everybody else gets it as it is. */
const withoutNames = async (
  app: FastifyInstance,
  contract: RouteContract,
  { viewer, params, query }: Pick<Call<RouteContract>, 'viewer' | 'params' | 'query'>,
  result: unknown,
): Promise<unknown> => {
  // A file's handler decides by itself what a reader without names may have of it.
  if (!viewer?.hidesNames || contract.isDownload || result === null) return result;
  const named: Record<string, string> = params;
  const asked: Record<string, string | undefined> = query;
  const about = {
    ids: [...Object.values(named), ...Object.values(asked)].filter((id) => id !== undefined && isId(id)) as string[],
    jobId: contract.path.startsWith('/api/jobs/:id') ? named.id : asked.jobId,
  };
  const hide = (answer: unknown) => app.hideNames(viewer.userId, contract.response, answer, about);
  if (!contract.cursor) return hide(result);
  const page = result as AnyPage;
  return { ...page, items: await hide(rowsOf(page.items)) };
};

const guard = (contract: RouteContract) => async (request: FastifyRequest) => {
  const decision = decideAccess(contract.access, request.viewer);
  if (decision === 'unauthenticated') throw new AppError('unauthenticated', 'signed-out');
  if (decision === 'forbidden' && contract.access === 'admin' && request.viewer?.isOverdueAdmin) {
    throw new AppError('forbidden', 'admin-needs-second-step');
  }
  if (decision === 'forbidden') throw new AppError('forbidden', 'not-allowed');
  if (contract.host === 'jobs' && request.viewer?.accountType === 'candidate' && !isJobsHost(request.host)) {
    throw new AppError('forbidden', 'jobs-host-only');
  }
};

/** Ids in a path that cannot be ids are not found, whatever they are. */
const checkParams = async (request: FastifyRequest) => {
  const values = Object.values(request.params as Record<string, string>);
  if (!values.every(isId)) throw notFound('page');
};

/** So are names that cannot be names. */
const checkNames = async (request: FastifyRequest) => {
  const values = Object.values(request.params as Record<string, string>);
  if (!values.every((value) => /^[a-z0-9-]{1,60}$/.test(value))) throw notFound('page');
};

const nextLink = (request: FastifyRequest, cursor: unknown): string => {
  const url = new URL(request.url, 'http://host');
  url.searchParams.set('cursor', encodeCursor(cursor));
  return `<${url.pathname}${url.search}>; rel="next"`;
};

const readPage = (contract: RouteContract, query: Record<string, string | undefined>) => {
  if (!contract.cursor) return null;
  const after = query.cursor ? decodeCursor(contract.cursor, query.cursor) : null;
  return { limit: readLimit(query.limit), after };
};

const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Omit<Page<unknown, unknown>, 'items'> & { items: unknown[] | WrittenRows<unknown> },
) => {
  if (page.next !== null) void reply.header('link', nextLink(request, page.next));
  if (page.total !== undefined) void reply.header('x-total-count', String(page.total));
  if (!(page.items instanceof WrittenRows)) return page.items;
  void reply.type('application/json; charset=utf-8');
  return page.items.toBytes();
};

/** OpenAPI wants a body schema only where there is one; a 204 has none. */
const responseSchemas = (contract: RouteContract) => ({
  [contract.isRedirect ? 303 : (contract.status ?? 200)]: contract.response,
});

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
    onRequest: [guard(contract), contract.paramsAreNames ? checkNames : checkParams],
    handler: async (request, reply) => {
      const query = (request.query ?? {}) as Record<string, string | undefined>;
      const { viewer } = request;
      if (query.names === 'hidden' && viewer?.accountType === 'company') {
        request.viewer = { ...viewer, hidesNames: true };
      }
      const call = {
        params: request.params as Record<string, string>,
        query: query as never,
        body: request.body as never,
        viewer: request.viewer,
        request,
        reply,
      };
      const page = readPage(contract, query);
      const answer = async (db: Db | null) => {
        const asked = { ...call, page: (page && { ...page, db }) as never };
        return withoutNames(app, contract, call, asListed(call.viewer, await handler(asked)));
      };
      const result = await (contract.cursor ? app.admitList(() => app.readLists(answer)) : answer(null));
      // A handler answers by itself only what has no body: that the asker has it already.
      if (reply.sent) return reply;
      if (contract.isRedirect) return reply.redirect(result as string, 303);
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

/** Takes the names of people out of an answer of a schema; `about` is who and which job the call itself names. */
export type HideNames = (
  readerId: string,
  schema: $ZodType | undefined,
  answer: unknown,
  about?: { ids: readonly string[]; jobId?: string | undefined },
) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Told of every error of a request. */
    disk: DiskSpace;
    /** Through which every list by pages goes. */
    admitList: Admission;
    /** Where every list by pages is read. */
    readLists: ReadLists;
    /** Makes an answer to a company name nobody whom it has not revealed; given by the composer. */
    hideNames: HideNames;
  }
  interface FastifyContextConfig {
    /** The declared access of a call of the API; the role by route test reads it. */
    access?: Access;
  }
}
