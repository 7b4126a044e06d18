/**
 * Refusals: what kind each is, its stable code and its parameters. Sentences are made of them at the edge, in one catalogue a language
 * (`errors.<language>.ts`): the server words `detail` and `message` in English, the browser words the same code in the reader's language.
 * The types of codes and parameters are derived from the English catalogue; nothing of it is loaded by this file.
 */
import type { errorsEn } from './errors.en.ts';

/** The one table from the kind of a refusal to an HTTP status. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
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
  tooLarge: 'Too large',
  notJson: 'Not JSON',
  unsupported: 'Not supported',
  unprocessable: 'Cannot be read',
  tooMany: 'Too many requests',
  failed: 'Server error',
  unavailable: 'Not available',
};

type Texts = typeof errorsEn;

/** The stable name of a refusal in kebab-case, for programs. */
export type ErrorCode = keyof Texts;

type NameIn<After extends string> = After extends `${infer Argument}}${string}`
  ? Argument extends `${infer Name},${string}`
    ? Name
    : Argument
  : never;

/** The arguments of an ICU message. Braces alternate between an argument and a branch of it; only arguments have names. */
type ArgumentsOf<Text extends string, InText = true, Found = never> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? ArgumentsOf<Rest, InText extends true ? false : true, Found>
      : never
    : ArgumentsOf<After, InText extends true ? false : true, InText extends true ? Found | NameIn<After> : Found>
  : Found;

/** A fact of a refusal; a list is said with commas between its entries. */
export type ErrorParam = string | number | readonly (string | number)[];

/** What the sentence of a code names. */
export type ErrorParams<Code extends ErrorCode> = { readonly [Name in ArgumentsOf<Texts[Code]>]: ErrorParam };

/** The codes whose sentence is always the same. */
type BareCode = { [Code in ErrorCode]: [ArgumentsOf<Texts[Code]>] extends [never] ? Code : never }[ErrorCode];

declare const withParams: unique symbol;

/**
 * A code and its parameters in one text, as the messages of schemas and forms are texts: the code alone, or the code, a space and the
 * parameters as JSON. Made with `refusal`, read with `readRefusal`.
 */
export type Refusal = BareCode | (string & { readonly [withParams]: true });

/** A refusal whose sentence names something. Programs may be told more than the sentence says. */
export const refusal = <Code extends Exclude<ErrorCode, BareCode>>(
  code: Code,
  params: ErrorParams<Code> & Readonly<Record<string, ErrorParam>>,
): Refusal => `${code} ${JSON.stringify(params)}` as Refusal;

/** A code with its parameters; none for most. */
export interface ReadRefusal {
  code: string;
  params: Record<string, ErrorParam>;
}

const parseParams = (text: string): ReadRefusal['params'] | null => {
  try {
    return JSON.parse(text) as ReadRefusal['params'];
  } catch {
    return null;
  }
};

/** The parts of a refusal; null for any other text. */
export const readRefusal = (text: string): ReadRefusal | null => {
  const [, code, written = '{}'] = /^([a-z][a-z\d-]*)(?: (\{.*\}))?$/s.exec(text) ?? [];
  const params = parseParams(written);
  return code === undefined || params === null ? null : { code, params };
};

/** Parameters as messages take them: lists with commas. */
export const spokenParams = (params: ReadRefusal['params']): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value.join(', ') : value]),
  );

/** One field that was refused: `path` in dots (`skills.0`), `message` the English sentence of the code. */
export interface FieldError {
  path: string;
  message: string;
  code: string;
  params: Record<string, ErrorParam>;
}

/** RFC 9457 problem details, as every refused call answers. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** The English sentence of the code. */
  detail: string;
  /** Of the first field that was refused, where fields were. */
  code: string;
  params: Record<string, ErrorParam>;
  errors?: FieldError[];
}

/** A field that is refused, before it is worded. */
export interface FieldRefusal {
  path: string;
  refusal: Refusal;
}

/** A refusal with a reason for a person. Thrown by handlers, worded and turned into problem+json in one place. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly refusal: Refusal;
  readonly errors: FieldRefusal[] | undefined;
  /** Seconds until another try makes sense; only with `tooMany` and `unavailable`. */
  readonly retryAfter: number | undefined;
  /** The address of a documented type of problem, for programs that go on from there; most need none. */
  readonly type: string | undefined;

  constructor(
    kind: ErrorKind,
    reason: Refusal,
    more: { errors?: FieldRefusal[]; retryAfter?: number; type?: string } = {},
  ) {
    super(reason);
    this.kind = kind;
    this.refusal = reason;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.type = more.type;
  }
}

/** A 400 that names one field. */
export const invalidField = (path: string, reason: Refusal): AppError =>
  new AppError('invalid', reason, { errors: [{ path, refusal: reason }] });

/** What can be absent: the codes that end in `-not-found`, without that ending. */
type Absent = { [Code in ErrorCode]: Code extends `${infer What}-not-found` ? What : never }[ErrorCode];

/** A 404 in the words every absent or foreign object gets, so that neither can be told from the other. */
export const notFound = (what: Absent): AppError => new AppError('notFound', `${what}-not-found`);
