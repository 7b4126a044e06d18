/** The language a visitor reads: what they chose on a public page, else what their browser asks for. */
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage, LANGUAGE_COOKIE, type Language, languageOf } from '#shared/languages.ts';

/** The chosen language, or null where none was chosen. */
export const chosenLanguage = (request: FastifyRequest): Language | null =>
  languageOf(request.cookies[LANGUAGE_COOKIE]);

/** The language of someone without an account, or before they have one. */
export const requestLanguage = (request: FastifyRequest): Language =>
  chosenLanguage(request) ?? acceptedLanguage(request.headers['accept-language']);
