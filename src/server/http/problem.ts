/**
 * The one place where errors become answers: RFC 9457 problem+json. Refusals keep their reason; everything unknown is
 * logged with the request's id and answered as a bare 500, so that nothing internal leaks.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, ERROR_STATUS, ERROR_TITLE, type ErrorCode, type FieldError, type Problem } from '#shared/errors.ts';
import { busy, storageFull } from '../busy.ts';

const kebab = (code: ErrorCode): string => code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const problem = (code: ErrorCode, detail: string, errors?: FieldError[]): Problem => ({
  type: 'about:blank',
  title: ERROR_TITLE[code],
  status: ERROR_STATUS[code],
  detail,
  code: kebab(code),
  ...(errors ? { errors } : {}),
});

const PARSER_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['tooLarge', 'The request is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['notJson', 'The request must be JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', 'The request needs a JSON body'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'The request is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid', 'The request was cut short'],
  FST_ERR_BAD_URL: ['invalid', 'The address is not valid'],
};

const fieldErrorsOf = (error: FastifyError): FieldError[] =>
  (error.validation ?? []).map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message === undefined || issue.message === NO_OBJECT ? 'Is not valid' : issue.message,
  }));

/**
 * Codes of a database that cannot be reached, is starting or stopping, has no connection, memory or space left (53…), was promoted a moment ago (25006), or
 * ended what waited or worked for too long (25P03, 55P03, 57014) or got into the way of others (40001, 40P01).
 */
const DATABASE_AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08\d{3}|57P0[1235]|53\d{3}|25006|25P03|55P03|57014|40001|40P01)$/;
const DATABASE_AWAY_TEXT =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Whether an error, or what caused it, says that the database is away for now. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const isAway = typeof code === 'string' && DATABASE_AWAY.test(code);
  return isAway || DATABASE_AWAY_TEXT.test(error.message) || isDatabaseAway(error.cause);
};

/** What zod says of a value that is no object at all. */
const NO_OBJECT = 'Invalid input';

const toProblem = (error: FastifyError | AppError): Problem | null => {
  if (error instanceof AppError) {
    const { type, reason, params } = error;
    return {
      ...problem(error.code, error.detail, error.errors),
      ...(type !== undefined && { type }),
      ...(reason !== undefined && { code: reason }),
      ...(params !== undefined && { params }),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = fieldErrorsOf(error);
    const isWhole = errors.every(({ path }) => path === '');
    if (isWhole) return problem('invalid', 'The request must be a JSON object with the fields of this call', errors);
    return problem('invalid', errors[0]?.message ?? 'The request is not valid', errors);
  }
  const known = PARSER_ERRORS[error.code];
  if (known) return problem(known[0], known[1]);
  if (error instanceof SyntaxError && error.statusCode === 400)
    return problem('invalid', 'The request is not valid JSON');
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? {
        type: 'about:blank',
        title: 'Invalid request',
        status: error.statusCode,
        detail: error.message,
        code: 'invalid',
      }
    : null;
};

/** Sends a problem with its headers. */
export const sendProblem = (reply: FastifyReply, body: Problem, retryAfter?: number): FastifyReply => {
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  void reply.header('cache-control', 'no-store');
  return reply.status(body.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(body));
};

/** Fastify's error handler. */
export const handleError = (
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  // Addresses that cannot be read are refused before there is anything to write.
  const isFull = request.server?.disk?.note(error) ?? false;
  const refusal = isFull ? storageFull() : error;
  const known = toProblem(refusal);
  if (known) return sendProblem(reply, known, refusal instanceof AppError ? refusal.retryAfter : undefined);
  request.log.error({ err: error }, 'request failed');
  if (isDatabaseAway(error)) {
    const { code, detail, retryAfter } = busy();
    return sendProblem(reply, problem(code, detail), retryAfter);
  }
  return sendProblem(reply, {
    type: 'about:blank',
    title: 'Server error',
    status: 500,
    detail: 'Something went wrong on our side. Please try again.',
    code: 'server-error',
  });
};

/** What a path of the API that nobody serves answers. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, problem('notFound', 'There is nothing at this address'));
