/**
 * The shared half of the contract kernel: the declaration of calls. A feature's contract lists its calls with `route`. The server mounts them, the
 * browser calls them, and the OpenAPI document is generated from them. Paths are complete, with `:name` for ids.
 */
import type * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Access, Capability } from './access.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface CallContract {
  method: Method;
  path: `/api/${string}`;
  /** One line for the API reference page. */
  summary: string;
  /** `jobs` if candidates may make this call only on the jobs subdomain. */
  host?: 'jobs';
  query?: z.ZodMiniObject;
  body?: $ZodType;
  response: $ZodType;
  /** The success status; defaults to 200. */
  status?: 200 | 201 | 202 | 204;
  /** Set if the path parameters are names, such as a provider's name, instead of ids. */
  paramsAreNames?: true;
  /**
   * Set if an email client may make this call for its user (RFC 8058): from any origin, without a session, with a form as the body. The token in the
   * path grants the permission.
   */
  isOneClick?: true;
  /** Set if the response is a redirect to the address that the handler returns. */
  isRedirect?: true;
  /** For paginated lists: the content of the cursor. Adds `limit` and `cursor` to the query, and the `Link` header. */
  cursor?: $ZodType;
  /** Set if the request body is a file of any type instead of JSON. The value is the maximum size in bytes. */
  uploadBytes?: number;
  /** Set if the response is a file instead of JSON. The handler sets its type and returns its bytes; `response` only describes it. */
  isDownload?: true;
}

/** Access levels of calls that a company's members can make. */
type MemberAccess = Extract<Access, 'signedIn' | 'member' | 'company'>;

/** An API call. Calls that a company's members can make also declare the capability that a member needs (`may`). */
export type RouteContract = CallContract &
  ({ access: MemberAccess; may: Capability } | { access: Exclude<Access, MemberAccess>; may?: undefined });

/** Declares a call and preserves its literal types. */
export const route = <const R extends RouteContract>(contract: R): R => contract;

export type Contract = Record<string, RouteContract>;

/** The parameter names of a path: `id` for `/api/jobs/:id`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<R extends RouteContract> = Record<PathParams<R['path']>, string>;
export type QueryOf<R extends RouteContract> = R['query'] extends $ZodType
  ? z.output<R['query']>
  : Record<string, never>;
export type QueryInput<R extends RouteContract> = R['query'] extends $ZodType
  ? z.input<R['query']>
  : Record<string, never>;
/** A file to upload (the browser's `File` or `Blob`). */
export interface FileToSend {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<unknown>;
}

export type BodyOf<R extends RouteContract> = R['uploadBytes'] extends number
  ? Uint8Array
  : R['body'] extends $ZodType
    ? z.output<R['body']>
    : undefined;
export type BodyInput<R extends RouteContract> = R['uploadBytes'] extends number
  ? FileToSend
  : R['body'] extends $ZodType
    ? z.input<R['body']>
    : undefined;
export type ResponseOf<R extends RouteContract> = z.output<R['response']>;
export type CursorOf<R extends RouteContract> = R['cursor'] extends $ZodType ? z.output<R['cursor']> : never;

/** One page of a list. `next` is null on the last page. `total` is set if counting is cheap. */
export interface Page<Item, Cursor> {
  items: Item[];
  next: Cursor | null;
  total?: number;
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** The bytes of a file response, in chunks. */
export type ByteChunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** The return value of a handler: the response, a page of a list, the bytes of a file, or the address of a redirect. */
export type ResultOf<R extends RouteContract> = R['isRedirect'] extends true
  ? string
  : R['isDownload'] extends true
    ? ByteChunks
    : R['cursor'] extends $ZodType
      ? Page<ItemOf<ResponseOf<R>>, CursorOf<R>>
      : ResponseOf<R>;

/** Fills ids into a path: `/api/jobs/:id` with `{ id }` becomes `/api/jobs/018f…`. */
export const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
