/**
 * Serves the pages a browser asks for. Public pages were made at build time; everything behind the sign-in is one shell
 * that the browser's program fills. Who is signed in decides before the first byte, so that no page flashes another:
 * `/` is the landing page or the dashboard, and a signed-in address without a session leads to the sign-in page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAuthenticator } from '#features/auth/server/auth.service.ts';
import { pageOfPath } from '#features/marketing/marketing.domain.ts';
import { sendNotFound } from '#server/http/problem.ts';
import { chosenLanguage, requestLanguage } from '#server/http/request-language.ts';
import type { Platform } from '#server/platform.ts';
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, type Language, languageOf } from '#shared/languages.ts';
import {
  ENGLISH_WHERE_BARE,
  isAppPath,
  languageInPath,
  loginPathTo,
  PUBLIC_PATHS,
  readTranslatedPath,
  SIGNED_OUT_ONLY,
  safeNextPath,
  withoutTrailingSlash,
} from '#shared/paths.ts';
import { mountMailPreviews } from './mail-preview-pages.ts';
import { mountMailbox } from './mailbox.ts';
import { inTheme, pageTheme } from './page-theme.ts';
import { type ServedText, sendText, servedText } from './served-text.ts';

/** A shell made for English readers, for those of a language. */
export const inLanguage = (shell: string, language: Language): string =>
  shell.replace('<html lang="en">', `<html lang="${language}">`);

const forSignedIn = new WeakMap<ServedText, ServedText>();

/**
 * A public page for somebody who is signed in: marked, so that it offers the dashboard in place of signing in. Made once of each page, as a
 * page is served as the same object each time.
 */
const asSignedIn = (page: ServedText): ServedText => {
  const known = forSignedIn.get(page);
  if (known) return known;
  const marked = servedText(page.text.replace('<html ', '<html data-signed-in="" '));
  forSignedIn.set(page, marked);
  return marked;
};

/** Where pages come from: the build's files, or the development server. */
export interface Documents {
  /** The signed-in product's shell, which says in which language its program is to start. */
  shell(language: Language): Promise<ServedText>;
  /** A public page by its path, in this language where it is made in it, else in English; null where there is none. */
  publicPage(path: string, language: Language): Promise<ServedText | null>;
  /** The page for addresses that lead nowhere. */
  notFound(language: Language): Promise<ServedText>;
  /** What programs read by a fixed name, such as `/robots.txt`, or null where there is none. */
  plainFile(path: string): Promise<ServedText | null>;
  /** Serves scripts, styles, fonts and pictures. */
  mountAssets(app: FastifyInstance): Promise<void>;
}

const HTML = 'text/html; charset=utf-8';

/** Kept by browsers, and asked for again each time: the same address shows different pages to different people. */
const sendPage = (request: FastifyRequest, reply: FastifyReply, page: ServedText, status = 200) =>
  sendText(request, reply.status(status).header('cache-control', 'no-cache').type(HTML), page, {
    isTagged: status === 200,
  });

const sendPlain = (request: FastifyRequest, reply: FastifyReply, path: string, file: ServedText) => {
  const type = path.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8';
  return sendText(request, reply.type(type), file, { isTagged: true });
};

/** The path of an address as it was asked for. Not by way of `URL`, which refuses some of them and takes `//x` for a host. */
const pathIn = (url: string): string => url.split('?', 1)[0] ?? url;

const dashboardAfter = (request: FastifyRequest): string =>
  safeNextPath((request.query as { next?: string }).next) ?? PUBLIC_PATHS.landing;

const ONE_YEAR_SECONDS = 31_536_000;

/** Where a page is read. */
interface Place {
  publicUrl: string;
  /** The address without its language. */
  path: string;
  /** The language that the address itself names. */
  named: Language | null;
}

/** The language of a public page: the one its address names, else the one a link asks for, else the one chosen before, else the reader's. What a link asks for is kept. */
const pageLanguage = (request: FastifyRequest, reply: FastifyReply, { named, path, publicUrl }: Place): Language => {
  const parameter = (request.query as Record<string, unknown>)[LANGUAGE_PARAMETER];
  const wanted = typeof parameter === 'string' ? languageOf(parameter) : null;
  if (wanted !== null) {
    const secure = publicUrl.startsWith('https:');
    void reply.setCookie(LANGUAGE_COOKIE, wanted, { path: '/', sameSite: 'lax', secure, maxAge: ONE_YEAR_SECONDS });
  }
  const asked = named ?? wanted ?? (ENGLISH_WHERE_BARE.includes(path) ? 'en' : null);
  return asked ?? chosenLanguage(request) ?? request.viewer?.language ?? requestLanguage(request);
};

/** Answers one page request. */
const servePage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  documents: Documents,
  publicUrl: string,
): Promise<FastifyReply> => {
  const asked = withoutTrailingSlash(pathIn(request.url));
  const translated = readTranslatedPath(asked);
  const path = translated?.path ?? asked;
  const isSignedIn = request.viewer !== null;
  // The same address shows different pages to different people.
  void reply.header('vary', 'cookie, accept-language');
  if (isSignedIn && SIGNED_OUT_ONLY.includes(path)) return reply.redirect(dashboardAfter(request), 302);
  if (isAppPath(path) || (path === PUBLIC_PATHS.landing && isSignedIn)) {
    if (request.viewer === null) return reply.redirect(loginPathTo(request.url), 302);
    // Not kept anywhere: going back after signing out asks the server again instead of showing what was there.
    void reply.header('cache-control', 'no-store');
    const shell = inTheme(await documents.shell(request.viewer.language), pageTheme(request, reply, publicUrl));
    return sendText(request, reply.type(HTML), shell, { isTagged: false });
  }
  const language = pageLanguage(request, reply, { publicUrl, path, named: languageInPath(asked) });
  const page = await documents.publicPage(pageOfPath(path), language);
  const shown = page ?? (await documents.notFound(language));
  const themed = inTheme(isSignedIn ? asSignedIn(shown) : shown, pageTheme(request, reply, publicUrl));
  return sendPage(request, reply, themed, page === null ? 404 : 200);
};

/** Whether an address is the API's: there even what does not exist answers in JSON. */
const isApiAddress = (url: string): boolean => /^\/(?:api|ws)(?:[/?]|$)/.test(url);

/** Mounts the pages: everything that no call of the API and no file answers. */
export const mountDocuments = async (app: FastifyInstance, platform: Platform, documents: Documents): Promise<void> => {
  await documents.mountAssets(app);
  const authenticate = createAuthenticator(platform);
  const { smtpUrl, isProduction, publicUrl } = platform.env;
  if (smtpUrl === null) mountMailbox(app, platform, authenticate);
  if (smtpUrl === null && !isProduction) mountMailPreviews(app, platform.env);
  app.setNotFoundHandler(async (request, reply) => {
    if (isApiAddress(request.url)) return sendNotFound(reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNotFound(reply);
    const path = pathIn(request.url);
    const plain = await documents.plainFile(path);
    if (plain !== null) return sendPlain(request, reply, path, plain);
    request.viewer = await authenticate(request, reply);
    return servePage(request, reply, documents, publicUrl);
  });
};
