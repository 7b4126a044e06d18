/**
 * Refusals: their kind, stable code and parameters. One catalog per language contains the messages (`errors.<language>.ts`). They are added at the
 * edge: the server writes `detail` and `message` in English, and the browser uses the user's language. Types of codes and parameters are derived
 * from the English catalog, which is not loaded here.
 */
import type { errorsEn } from './errors.en.ts';

/** The HTTP status of each kind of refusal. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  notJson: 415,
  unsupported: 415,
  unprocessable: 422,
  tooMany: 429,
  failed: 500,
  unavailable: 503,
} as const;
export type ErrorKind = keyof typeof ERROR_STATUS;

export const ERROR_TITLE: Record<ErrorKind, string> = {
  invalid: 'Invalid request',
  unauthenticated: 'Not signed in',
  forbidden: 'Not allowed',
  notFound: 'Not found',
  conflict: 'Conflict',
  gone: 'Gone',
  tooLarge: 'Too large',
  notJson: 'Not JSON',
  unsupported: 'Not supported',
  unprocessable: 'Cannot be read',
  tooMany: 'Too many requests',
  failed: 'Server error',
  unavailable: 'Not available',
};

type Texts = typeof errorsEn;

/** The stable kebab-case code of a refusal, for API clients. */
export type ErrorCode = keyof Texts;

type NameIn<After extends string> = After extends `${infer Argument}}${string}`
  ? Argument extends `${infer Name},${string}`
    ? Name
    : Argument
  : never;

/** The arguments of an ICU message. Braces alternate between an argument and its branches. Only arguments have names. */
type ArgumentsOf<Text extends string, InText = true, Found = never> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? ArgumentsOf<Rest, InText extends true ? false : true, Found>
      : never
    : ArgumentsOf<After, InText extends true ? false : true, InText extends true ? Found | NameIn<After> : Found>
  : Found;

/** A parameter of a refusal. Messages show lists separated by commas. */
export type ErrorParam = string | number | readonly (string | number)[];

/** The parameters that the message of a code uses. */
export type ErrorParams<Code extends ErrorCode> = { readonly [Name in ArgumentsOf<Texts[Code]>]: ErrorParam };

/** Codes whose message has no parameters. */
type BareCode = { [Code in ErrorCode]: [ArgumentsOf<Texts[Code]>] extends [never] ? Code : never }[ErrorCode];

declare const withParams: unique symbol;

/**
 * A code and its parameters as one string, because messages of schemas and forms are strings: the code alone, or the code, a space and the parameters
 * as JSON. Written by `refusal`, parsed by `parseRefusal`.
 */
export type Refusal = BareCode | (string & { readonly [withParams]: true });

/** Creates a refusal with parameters. API clients may receive more parameters than the message uses. */
export const refusal = <Code extends Exclude<ErrorCode, BareCode>>(
  code: Code,
  params: ErrorParams<Code> & Readonly<Record<string, ErrorParam>>,
): Refusal => `${code} ${JSON.stringify(params)}` as Refusal;

/** A parsed refusal. Most refusals have no parameters. */
export interface ParsedRefusal {
  code: string;
  params: Record<string, ErrorParam>;
}

const parseParams = (text: string): ParsedRefusal['params'] | null => {
  try {
    return JSON.parse(text) as ParsedRefusal['params'];
  } catch {
    return null;
  }
};

/** Parses a refusal. Returns null for any other text. */
export const parseRefusal = (text: string): ParsedRefusal | null => {
  const [, code, json = '{}'] = /^([a-z][a-z\d-]*)(?: (\{.*\}))?$/s.exec(text) ?? [];
  const params = parseParams(json);
  return code === undefined || params === null ? null : { code, params };
};

/** Returns parameters in the form that messages expect: lists are joined with commas. */
export const toMessageParams = (params: ParsedRefusal['params']): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value.join(', ') : value]),
  );

/** A rejected field: `path` is dotted (`skills.0`), `message` is the English message for the code. */
export interface FieldError {
  path: string;
  message: string;
  code: string;
  params: Record<string, ErrorParam>;
}

/** RFC 9457 problem details, the body of every error response. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** The English message for the code. */
  detail: string;
  /** The code of the refusal; for rejected fields, the code of the first one. */
  code: string;
  params: Record<string, ErrorParam>;
  errors?: FieldError[];
}

/** A rejected field before its message is added. */
export interface FieldRefusal {
  path: string;
  refusal: Refusal;
}

/** An error with a reason for the user. Handlers throw it, and one place converts it to problem+json. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly refusal: Refusal;
  readonly errors: FieldRefusal[] | undefined;
  /** Seconds until a retry may succeed. Set only for `tooMany` and `unavailable`. */
  readonly retryAfter: number | undefined;
  /** URL of a documented problem type, for clients that react to it. Usually unset. */
  readonly type: string | undefined;

  constructor(
    kind: ErrorKind,
    reason: Refusal,
    details: { errors?: FieldRefusal[]; retryAfter?: number; type?: string } = {},
  ) {
    super(reason);
    this.kind = kind;
    this.refusal = reason;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.type = details.type;
  }
}

/** Creates a 400 for one field. */
export const invalidField = (path: string, reason: Refusal): AppError =>
  new AppError('invalid', reason, { errors: [{ path, refusal: reason }] });

/** Objects that can be missing: the prefixes of the codes that end with `-not-found`. */
type MissingObject = { [Code in ErrorCode]: Code extends `${infer What}-not-found` ? What : never }[ErrorCode];

/** Creates a 404. Missing objects and objects of other accounts get the same response, so that clients cannot distinguish them. */
export const notFound = (what: MissingObject): AppError => new AppError('notFound', `${what}-not-found`);
