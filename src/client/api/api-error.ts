/** The error of a failed call. Its message is the status, a colon, and the body, or the status text if the body is empty. */
import { errorSentence } from '#client/error-texts.ts';
import type { FieldError, Problem } from '#shared/errors.ts';

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'detail' in value && typeof value.detail === 'string';

const parseProblem = (text: string): Problem | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isProblem(value) ? value : null;
  } catch {
    return null;
  }
};

/** Status 0 means that the server could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed response body; null if it is not a problem document. */
  readonly problem: Problem | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = parseProblem(body);
  }

  /** A sentence for the user in their language, or null. */
  get detail(): string | null {
    return this.problem && errorSentence(this.problem, this.problem.detail);
  }

  /** The rejected fields, with messages in the user's language. */
  get errors(): FieldError[] {
    return (this.problem?.errors ?? []).map((fieldError) => ({
      ...fieldError,
      message: errorSentence(fieldError, fieldError.message),
    }));
  }
}

/** Returns true for an error response with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** Returns the message about a field that the server rejected, if any. */
export const findFieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.errors.find(({ path }) => path === field)?.message : undefined;

/** Returns the message of an error that is not about a field, such as an expired link. Errors about fields appear next to them. */
export const generalErrorMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.errors.length === 0 ? (error.detail ?? undefined) : undefined;
