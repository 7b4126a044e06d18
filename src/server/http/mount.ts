/**
 * The server half of the contract kernel: mounts a feature's calls on Fastify. A missing handler, a wrong response type or an unknown path parameter
 * does not compile. Session, origin, access, host and input are checked before a handler runs. The response schema then removes undeclared fields.
 */

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { type Access, type Capability, decideAccess, hasCapability } from '#shared/access.ts';
import type {
  BodyOf,
  ByteChunks,
  Contract,
  CursorOf,
  Page,
  ParamsOf,
  QueryOf,
  ResultOf,
  RouteContract,
} from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Db } from '../db/database.ts';
import type { DiskSpace } from '../db/disk-space.ts';
import { isId } from '../ids.ts';
import type { Admission } from './admission.ts';
import { decodeCursor, encodeCursor, type ReadLists, readLimit, SerializedRows } from './lists.ts';
import type { Viewer, ViewerFor } from './viewer.ts';

/** The validated input of a handler. */
export interface Call<R extends RouteContract> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  viewer: ViewerFor<R['access']>;
  /** For paginated lists: number of rows, cursor, and the database to read from. The database may be a replica, so lists must not write. */
  page: R['cursor'] extends $ZodType ? { limit: number; after: CursorOf<R> | null; db: Db } : null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The return value of a handler: the contract's type, or a page of pre-serialized rows. */
type HandlerResult<R extends RouteContract> =
  | ResultOf<R>
  | (ResultOf<R> extends Page<infer Item, infer Cursor>
      ? Omit<Page<Item, Cursor>, 'items'> & { items: SerializedRows<Item> }
      : never);

export type Handler<R extends RouteContract> = (call: Call<R>) => Promise<HandlerResult<R>>;
export type Handlers<C extends Contract> = { [Name in keyof C]: Handler<C[Name]> };

const pagingQuery = { limit: z.optional(z.string()), cursor: z.optional(z.string()) };

const buildQuerySchema = (contract: RouteContract, rules: CallRules): $ZodType | undefined => {
  const added = { ...(contract.cursor ? pagingQuery : {}), ...rules.addedQuery(contract) };
  if (Object.keys(added).length === 0) return contract.query;
  return contract.query ? z.extend(contract.query, added) : z.object(added);
};

type AnyPage = Omit<Page<unknown, unknown>, 'items'> & { items: unknown[] | SerializedRows<unknown> };

const readItems = (items: AnyPage['items']): unknown[] => (items instanceof SerializedRows ? items.read() : items);

/** Adapts a response, or the rows of a list, to its reader. */
const adaptToReader = async (
  app: FastifyInstance,
  contract: RouteContract,
  call: Pick<Call<RouteContract>, 'viewer' | 'params' | 'query'>,
  result: unknown,
): Promise<unknown> => {
  const present = app.callRules.findPresenter(contract, call);
  if (present === null || result === null || result === undefined) return result;
  if (!contract.cursor) return present(result);
  const page = result as AnyPage;
  return { ...page, items: await present(readItems(page.items)) };
};

/** Returns true if the viewer's role allows a call. Roles limit only members. Removed members may act only for themselves. */
const mayCall = (may: Capability, { membership, isRemovedMember }: Viewer): boolean => {
  if (isRemovedMember) return may === 'self';
  return membership === null || hasCapability(may, membership.role);
};

const guard = (contract: RouteContract, rules: CallRules) => async (request: FastifyRequest) => {
  const decision = decideAccess(contract.access, request.viewer);
  if (decision === 'unauthenticated') throw new AppError('unauthenticated', 'signed-out');
  if (decision === 'forbidden' && contract.access === 'admin' && request.viewer?.isOverdueAdmin) {
    throw new AppError('forbidden', 'admin-needs-second-step');
  }
  if (decision === 'forbidden') throw new AppError('forbidden', 'not-allowed');
  if (contract.may && request.viewer && !mayCall(contract.may, request.viewer)) {
    throw new AppError('forbidden', 'role-may-not');
  }
  rules.guard(contract, request);
};

/** Throws `notFound` for path parameters that cannot be ids. */
const checkIds = async (request: FastifyRequest) => {
  const values = Object.values(request.params as Record<string, string>);
  if (!values.every(isId)) throw notFound('page');
};

/** Throws `notFound` for path parameters that cannot be names. */
const checkNames = async (request: FastifyRequest) => {
  const values = Object.values(request.params as Record<string, string>);
  if (!values.every((value) => /^[a-z0-9-]{1,60}$/.test(value))) throw notFound('page');
};

/** Accepts all path parameters. Used for tokens, which the handler verifies. */
const checkNothing = async () => {};

const chooseParamsCheck = ({ isOneClick, paramsAreNames }: RouteContract) => {
  if (isOneClick) return checkNothing;
  return paramsAreNames ? checkNames : checkIds;
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
  page: Omit<Page<unknown, unknown>, 'items'> & { items: unknown[] | SerializedRows<unknown> },
) => {
  if (page.next !== null) void reply.header('link', nextLink(request, page.next));
  if (page.total !== undefined) void reply.header('x-total-count', String(page.total));
  if (!(page.items instanceof SerializedRows)) return page.items;
  void reply.type('application/json; charset=utf-8');
  return page.items.toBytes();
};

const responseSchemas = (contract: RouteContract) => ({
  [contract.isRedirect ? 303 : (contract.status ?? 200)]: contract.response,
});

const mountRoute = (
  app: FastifyInstance,
  name: string,
  contract: RouteContract,
  handler: Handler<RouteContract>,
): void => {
  const querystring = buildQuerySchema(contract, app.callRules);
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
    config: { access: contract.access, may: contract.may, isOneClick: contract.isOneClick === true },
    onRequest: [guard(contract, app.callRules), chooseParamsCheck(contract)],
    handler: async (request, reply) => {
      const query = (request.query ?? {}) as Record<string, string | undefined>;
      request.viewer = app.callRules.actingViewer(contract, request.viewer, query);
      const params = request.params as Record<string, string>;
      const scopeCheck = app.callRules.requireScope(contract, { viewer: request.viewer, params, query });
      if (scopeCheck !== null) await scopeCheck;
      const call = {
        params,
        query: query as never,
        body: request.body as never,
        viewer: request.viewer,
        request,
        reply,
      };
      const page = readPage(contract, query);
      const runHandler = async (db: Db | null) => {
        const callWithPage = { ...call, page: (page && { ...page, db }) as never };
        return adaptToReader(app, contract, call, await handler(callWithPage));
      };
      const result = await (contract.cursor ? app.admitList(() => app.readLists(runHandler)) : runHandler(null));
      // The handler already sent a response without a body (304).
      if (reply.sent) return reply;
      if (contract.isRedirect) return reply.redirect(result as string, 303);
      void reply.status(contract.status ?? 200);
      if (contract.isDownload) return Readable.from(result as ByteChunks, { objectMode: false });
      return contract.cursor ? sendPage(request, reply, result as Page<unknown, unknown>) : result;
    },
  });
};

/** Mounts calls that take files: accepts any content type as bytes. The handler detects the type. */
const withFileParser = (app: FastifyInstance, bodyLimit: number, mount: (scope: FastifyInstance) => void): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    mount(scope);
  });
};

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Room for `List-Unsubscribe=One-Click` as a multipart body. */
const MAX_FORM_BYTES = 4 * 1024;

/** Mounts one-click calls: accepts a form and ignores its content, because the URL contains everything. */
const withFormParser = (app: FastifyInstance, mount: (scope: FastifyInstance) => void): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_TYPES, { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES }, (_request, _body, done) =>
      done(null, undefined),
    );
    mount(scope);
  });
};

/** Mounts every call of a contract with its handler. */
export const mountContract = <C extends Contract>(app: FastifyInstance, contract: C, handlers: Handlers<C>): void => {
  for (const [name, route] of Object.entries(contract)) {
    const mount = (scope: FastifyInstance) =>
      mountRoute(scope, name, route, handlers[name] as unknown as Handler<RouteContract>);
    if (route.isOneClick) withFormParser(app, mount);
    else if (route.uploadBytes === undefined) mount(app);
    else withFileParser(app, route.uploadBytes, mount);
  }
};

/** Rules that the composer adds to every call. */
export interface CallRules {
  /** Additional query fields of a call. */
  addedQuery(contract: RouteContract): Record<string, z.ZodMiniType>;
  /** Runs after the access check; throws to reject the call. */
  guard(contract: RouteContract, request: FastifyRequest): void;
  /** Adjusts the viewer to this call and its query. */
  actingViewer(
    contract: RouteContract,
    viewer: Viewer | null,
    query: Record<string, string | undefined>,
  ): Viewer | null;
  /** Throws `notFound` if the viewer sees only part of their account and the call refers to another part. Returns null if no check is needed. */
  requireScope(
    contract: RouteContract,
    call: { viewer: Viewer | null; params: Record<string, string>; query: Record<string, string | undefined> },
  ): Promise<void> | null;
  /** Returns a function that adapts responses or list rows to their reader, or null if nothing changes. */
  findPresenter(
    contract: RouteContract,
    call: Pick<Call<RouteContract>, 'viewer' | 'params' | 'query'>,
  ): ((result: unknown) => Promise<unknown>) | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Receives every request error, to detect a full disk. */
    disk: DiskSpace;
    /** Limits concurrent paginated lists. */
    admitList: Admission;
    /** Chooses the database for paginated lists. */
    readLists: ReadLists;
    /** Set by the composer before the first call is mounted. */
    callRules: CallRules;
  }
  interface FastifyContextConfig {
    /** The declared access of a call. Read by the test of every route with every role. */
    access?: Access;
    /** The capability that a member's role must have. */
    may?: Capability | undefined;
    /** The call accepts any origin (`RouteContract`). */
    isOneClick?: boolean;
  }
}
