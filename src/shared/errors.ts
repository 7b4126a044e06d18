/**
 * The errors a request may end with, and the one table from their code to an HTTP status.
 * `detail` is one sentence for the person who reads the toast; nothing internal belongs in it.
 */
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
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_TITLE: Record<ErrorCode, string> = {
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
  unavailable: 'Not available',
};

/** One field that was refused: `path` in dots (`skills.0`), `message` for a person. */
export interface FieldError {
  path: string;
  message: string;
}

/** RFC 9457 problem details, as every refused call answers. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Stable name of the refusal in kebab-case, for programs: `conflict`, or a narrower one such as `hours-conflict`. */
  code: string;
  /** The facts behind a narrower code, as documented where it is thrown. */
  params?: Record<string, unknown>;
  errors?: FieldError[];
}

/** A refusal with a reason for a person. Thrown by handlers, turned into problem+json in one place. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly detail: string;
  readonly errors: FieldError[] | undefined;
  /** Seconds until another try makes sense; only with `tooMany` and `unavailable`. */
  readonly retryAfter: number | undefined;
  /** What kind of refusal it is, for programs that go on from there; most need none. */
  readonly type: string | undefined;
  /** A narrower code than `code` in kebab-case, for clients that react to this refusal; most need none. */
  readonly reason: string | undefined;
  /** Facts that belong to `reason`. */
  readonly params: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    more: {
      errors?: FieldError[];
      retryAfter?: number;
      type?: string;
      reason?: string;
      params?: Record<string, unknown>;
    } = {},
  ) {
    super(detail);
    this.code = code;
    this.detail = detail;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.type = more.type;
    this.reason = more.reason;
    this.params = more.params;
  }
}

/** A 400 that names one field. */
export const invalidField = (path: string, message: string): AppError =>
  new AppError('invalid', message, { errors: [{ path, message }] });

/** A 404 in the words every absent or foreign object gets, so that neither can be told from the other. */
export const notFound = (what: string): AppError => new AppError('notFound', `${what} not found`);
