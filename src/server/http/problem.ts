/**
 * The one place where errors become answers: RFC 9457 problem+json. Refusals keep their reason; everything unknown is
 * logged with the request's id and answered as a bare 500, so that nothing internal leaks.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, ERROR_STATUS, ERROR_TITLE, type ErrorCode, type FieldError, type Problem } from '#shared/errors.ts';

const problem = (code: ErrorCode, detail: string, errors?: FieldError[]): Problem => ({
  type: 'about:blank',
  title: ERROR_TITLE[code],
  status: ERROR_STATUS[code],
  detail,
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
    message: issue.message ?? 'Is not valid',
  }));

const toProblem = (error: FastifyError | AppError): Problem | null => {
  if (error instanceof AppError) return problem(error.code, error.detail, error.errors);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = fieldErrorsOf(error);
    return problem('invalid', errors[0]?.message ?? 'The request is not valid', errors);
  }
  const known = PARSER_ERRORS[error.code];
  if (known) return problem(known[0], known[1]);
  if (error instanceof SyntaxError && error.statusCode === 400)
    return problem('invalid', 'The request is not valid JSON');
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? { type: 'about:blank', title: 'Invalid request', status: error.statusCode, detail: error.message }
    : null;
};

/** Sends a problem with its headers. */
export const sendProblem = (reply: FastifyReply, body: Problem, retryAfter?: number): FastifyReply => {
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  return reply.status(body.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(body));
};

/** Fastify's error handler. */
export const handleError = (
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const known = toProblem(error);
  if (known) return sendProblem(reply, known, error instanceof AppError ? error.retryAfter : undefined);
  request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, {
    type: 'about:blank',
    title: 'Server error',
    status: 500,
    detail: 'Something went wrong on our side. Please try again.',
  });
};

/** What a path of the API that nobody serves answers. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, problem('notFound', 'There is nothing at this address'));
