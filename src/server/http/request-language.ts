/** The language of a visitor: the one chosen on a public page, otherwise the one from Accept-Language. */
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage, LANGUAGE_COOKIE, type Language, parseLanguage } from '#shared/languages.ts';

/** Returns the language chosen on a public page, or null. */
export const chosenLanguage = (request: FastifyRequest): Language | null =>
  parseLanguage(request.cookies[LANGUAGE_COOKIE]);

/** Returns the language for a request without an account. */
export const requestLanguage = (request: FastifyRequest): Language =>
  chosenLanguage(request) ?? acceptedLanguage(request.headers['accept-language']);
