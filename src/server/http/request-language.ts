/** The language of a visitor: chosen on a public page, otherwise by Accept-Language. */
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage, LANGUAGE_COOKIE, type Language, parseLanguage } from '#shared/languages.ts';

/** The chosen language, or null. */
export const chosenLanguage = (request: FastifyRequest): Language | null =>
  parseLanguage(request.cookies[LANGUAGE_COOKIE]);

/** The language of a request without an account. */
export const requestLanguage = (request: FastifyRequest): Language =>
  chosenLanguage(request) ?? acceptedLanguage(request.headers['accept-language']);
