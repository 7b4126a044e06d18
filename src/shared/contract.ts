/**
 * The contract kernel's shared half: what a call looks like. A feature's contract file lists its calls with `route`;
 * the server mounts them, the browser calls them, and the OpenAPI document is made of them.
 * Paths are written in full, with `:name` for ids.
 */
import type * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Access } from './access.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface RouteContract {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  /** One line for the reference page. */
  summary: string;
  /** `jobs`: candidates may make this call only on the jobs subdomain. */
  host?: 'jobs';
  query?: z.ZodMiniObject;
  body?: $ZodType;
  response: $ZodType;
  /** The status of success; 200 unless said. */
  status?: 200 | 201 | 202 | 204;
  /** What stands in the path is a name, such as a provider's, and no id. */
  paramsAreNames?: true;
  /** The answer leads to another page: the handler gives its address. */
  isRedirect?: true;
  /** A list by pages: what its cursor holds. Adds `limit` and `cursor` to the query, and the `Link` header. */
  cursor?: $ZodType;
  /** The body is a file instead of JSON: the handler gets its bytes, of whatever type; at most so many. */
  uploadBytes?: number;
  /** The answer is a file instead of JSON: the handler sets its type and gives its bytes; `response` only describes it. */
  isDownload?: true;
}

/** Declares one call, keeping its literal types. */
export const route = <const R extends RouteContract>(contract: R): R => contract;

export type Contract = Record<string, RouteContract>;

/** The names after the colons of a path: `/api/jobs/:id` has `id`. */
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
/** A file as the browser has it (its `File` and `Blob`); what is sent is all of it. */
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

/** One page of a list: its rows, the cursor of the next page or null at the end, and the total where it is cheap. */
export interface Page<Item, Cursor> {
  items: Item[];
  next: Cursor | null;
  total?: number;
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** The bytes of a file that is answered, in pieces. */
export type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** What a handler returns: the response, a page of it for a list by pages, or the bytes of a file. */
export type ResultOf<R extends RouteContract> = R['isRedirect'] extends true
  ? string
  : R['isDownload'] extends true
    ? Pieces
    : R['cursor'] extends $ZodType
      ? Page<ItemOf<ResponseOf<R>>, CursorOf<R>>
      : ResponseOf<R>;

/** Puts ids into a path: `/api/jobs/:id` and `{ id }` give `/api/jobs/018f…`. */
export const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
