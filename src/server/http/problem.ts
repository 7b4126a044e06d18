/**
 * Converts errors to RFC 9457 responses (problem+json). Responses to refusals contain the reason. Unknown errors are logged with the request id, and
 * the response is a plain 500, so that nothing internal leaks.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
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
import { busyError, storageFullError } from '../busy.ts';
import { formatRefusal } from '../refusal-messages.ts';

const problem = (kind: ErrorKind, refusal: Refusal, refused?: FieldError[]): Problem => {
  const { code, params, sentence } = formatRefusal(refusal);
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
  const { code, params, sentence } = formatRefusal(refusal);
  return { path, message: sentence, code, params };
};

/** Converts validation errors, the first of each field. The message of each rule is its refusal. */
const toFieldErrors = (error: FastifyError): FieldError[] => {
  const byPath = Map.groupBy(error.validation ?? [], ({ instancePath }) => instancePath);
  return [...byPath].map(([path, [first]]) =>
    fieldError(path.replace(/^\//, '').replaceAll('/', '.'), first?.message ?? ''),
  );
};

/** Returns a problem with the message of its first field. */
const toFieldProblem = (errors: FieldError[]): Problem => {
  const [first] = errors;
  const general = problem('invalid', 'bad-request', errors);
  return first ? { ...general, detail: first.message, code: first.code, params: first.params } : general;
};

/**
 * Matches error codes of a database that is unreachable, starting or stopping, out of connections, memory or space (53…), or read-only during a
 * failover (25006), and codes of timeouts (25P03, 55P03, 57014) and conflicting transactions (40001, 40P01).
 */
const DATABASE_UNAVAILABLE_CODE =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08\d{3}|57P0[1235]|53\d{3}|25006|25P03|55P03|57014|40001|40P01)$/;
const DATABASE_UNAVAILABLE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/**
 * Returns true if the error or one of its causes means that the database is temporarily unavailable. PostgreSQL ends a connection with a FATAL error,
 * for example if its database accepts no connections.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  if (severity === 'FATAL' || (typeof code === 'string' && DATABASE_UNAVAILABLE_CODE.test(code))) return true;
  return DATABASE_UNAVAILABLE_MESSAGE.test(error.message) || isDatabaseUnavailable(error.cause);
};

const toProblem = (error: FastifyError | AppError): Problem | null => {
  if (error instanceof AppError) {
    const { kind, refusal, errors, type } = error;
    const fieldErrors = errors?.map(({ path, refusal: reason }) => fieldError(path, reason));
    return { ...problem(kind, refusal, fieldErrors), ...(type !== undefined && { type }) };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = toFieldErrors(error);
    const isAboutWholeInput = errors.every(({ path }) => path === '');
    return isAboutWholeInput ? problem('invalid', 'not-an-object', errors) : toFieldProblem(errors);
  }
  const parserError = PARSER_ERRORS[error.code];
  if (parserError) return problem(parserError[0], parserError[1]);
  if (error instanceof SyntaxError && error.statusCode === 400) return problem('invalid', 'json-not-valid');
  // Client errors of the web server have their own message.
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? { ...problem('invalid', 'bad-request'), status: error.statusCode, detail: error.message }
    : null;
};

export const sendProblem = (reply: FastifyReply, body: Problem, retryAfter?: number): FastifyReply => {
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  void reply.header('cache-control', 'no-store');
  return reply.status(body.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(body));
};

/** Sends the response to an error. Used as Fastify's error handler. */
export const handleError = (
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  // Malformed URLs are rejected before the request is fully set up.
  const isFull = request.server?.disk?.recordIfFull(error) ?? false;
  const refusal = isFull ? storageFullError() : error;
  const response = toProblem(refusal);
  if (response) return sendProblem(reply, response, refusal instanceof AppError ? refusal.retryAfter : undefined);
  request.log.error({ err: error }, 'request failed');
  if (isDatabaseUnavailable(error)) {
    const { kind, refusal: reason, retryAfter } = busyError();
    return sendProblem(reply, problem(kind, reason), retryAfter);
  }
  return sendProblem(reply, problem('failed', 'server-error'));
};

/** The status codes of connection errors of Node's HTTP parser. Others are 400. */
const CONNECTION_STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Responds to bytes that are not an HTTP request, and closes the connection. Used as Fastify's `clientErrorHandler`. */
export const rejectBadRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = CONNECTION_STATUS[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ ...problem('invalid', 'bad-request'), status });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
};

/** Sends the response for unknown API paths. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, problem('notFound', 'nothing-here'));
