/**
 * The one place where errors become answers: RFC 9457 problem+json. Refusals keep their reason; everything unknown is
 * logged with the request's id and answered as a bare 500, so that nothing internal leaks.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  AppError,
  ERROR_STATUS,
  ERROR_TITLE,
  type ErrorKind,
  type FieldError,
  type Problem,
  type Refusal,
} from '#shared/errors.ts';
import { busy, storageFull } from '../busy.ts';
import { wordRefusal } from '../error-words.ts';

/** A refusal as an answer, worded. */
const problem = (kind: ErrorKind, refusal: Refusal, refused?: FieldError[]): Problem => {
  const { code, params, sentence } = wordRefusal(refusal);
  return {
    type: 'about:blank',
    title: ERROR_TITLE[kind],
    status: ERROR_STATUS[kind],
    detail: sentence,
    code,
    params,
    ...(refused && { errors: refused }),
  };
};

const PARSER_ERRORS: Record<string, [ErrorKind, Refusal]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['tooLarge', 'request-too-large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['notJson', 'not-json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', 'body-missing'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'json-not-valid'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid', 'request-cut-short'],
  FST_ERR_BAD_URL: ['invalid', 'address-not-valid'],
};

const fieldError = (path: string, refusal: string): FieldError => {
  const { code, params, sentence } = wordRefusal(refusal);
  return { path, message: sentence, code, params };
};

/** What zod found: each rule's message is its refusal. */
const fieldErrorsOf = (error: FastifyError): FieldError[] =>
  (error.validation ?? []).map(({ instancePath, message }) =>
    fieldError(instancePath.replace(/^\//, '').replaceAll('/', '.'), message ?? ''),
  );

/** A problem in the words of its first field. */
const ofFields = (errors: FieldError[]): Problem => {
  const [first] = errors;
  const whole = problem('invalid', 'bad-request', errors);
  return first ? { ...whole, detail: first.message, code: first.code, params: first.params } : whole;
};

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

const toProblem = (error: FastifyError | AppError): Problem | null => {
  if (error instanceof AppError) {
    const { kind, refusal, errors, type } = error;
    const refused = errors?.map((one) => fieldError(one.path, one.refusal));
    return { ...problem(kind, refusal, refused), ...(type !== undefined && { type }) };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = fieldErrorsOf(error);
    const isWhole = errors.every(({ path }) => path === '');
    return isWhole ? problem('invalid', 'not-an-object', errors) : ofFields(errors);
  }
  const known = PARSER_ERRORS[error.code];
  if (known) return problem(known[0], known[1]);
  if (error instanceof SyntaxError && error.statusCode === 400) return problem('invalid', 'json-not-valid');
  // What the web server itself refuses keeps its own words.
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? { ...problem('invalid', 'bad-request'), status: error.statusCode, detail: error.message }
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
    const { kind, refusal: reason, retryAfter } = busy();
    return sendProblem(reply, problem(kind, reason), retryAfter);
  }
  return sendProblem(reply, problem('failed', 'server-error'));
};

/** What a path of the API that nobody serves answers. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, problem('notFound', 'nothing-here'));
