/**
 * Serves pages. Public pages are prerendered, job and company pages are rendered on request, and everything behind sign-in is one shell that the
 * browser fills in. The session is checked before the first byte, so that the wrong page never flashes: `/` is the landing page or the
 * dashboard, and signed-in addresses without a session redirect to the sign-in page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAuthenticator } from '#features/auth/server/auth.service.ts';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { companyJobPath } from '#features/jobs/jobs.domain.ts';
import type { OpenCardWithAddress, OpenPage } from '#features/jobs/open-page.domain.ts';
import { findOwnJob } from '#features/jobs/server/jobs.service.ts';
import type { CountRead } from '#features/jobs/server/public-jobs.service.ts';
import { resolvePagePath } from '#features/marketing/marketing.domain.ts';
import { sendNotFound } from '#server/http/problem.ts';
import { chosenLanguage, requestLanguage } from '#server/http/request-language.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, type Language, parseLanguage } from '#shared/languages.ts';
import {
  ENGLISH_WITHOUT_PREFIX,
  isAppPath,
  languageInPath,
  loginPathTo,
  PUBLIC_PATHS,
  parseTranslatedPath,
  SIGNED_OUT_ONLY,
  safeNextPath,
  withoutTrailingSlash,
} from '#shared/paths.ts';
import { mountMailPreviews } from './mail-preview-pages.ts';
import { mountMailbox } from './mailbox.ts';
import { type CardSource, createOpenCards } from './open-cards.ts';
import { createOpenPages, type OpenPageRequest, parseOpenPagePath, type RenderOpenPage } from './open-pages.ts';
import { applyTheme, pageTheme } from './page-theme.ts';
import { type ServedText, sendText, servedText } from './served-text.ts';

/** Adapts the English shell to a language. */
export const localizeShell = (shell: string, language: Language): string =>
  shell.replace('<html lang="en">', `<html lang="${language}">`);

const signedInPages = { '': new WeakMap<ServedText, ServedText>(), restricted: new WeakMap<ServedText, ServedText>() };

/** Returns true for people who have no screen at `/jobs`: companies, and admins without an account type. */
const hasNoJobs = ({ accountType, isAdmin, isOverdueAdmin }: Viewer): boolean =>
  accountType === 'company' || (accountType === null && (isAdmin || isOverdueAdmin));

/**
 * Marks a public page as signed-in, so that it links to the dashboard instead of the sign-in page, and to the list of jobs only if the viewer has it
 * (`base.css`). Cached per page object.
 */
const markSignedIn = (page: ServedText, viewer: Viewer): ServedText => {
  const mark = hasNoJobs(viewer) ? 'restricted' : '';
  const cached = signedInPages[mark].get(page);
  if (cached) return cached;
  const marked = servedText(page.text.replace('<html ', `<html data-signed-in="${mark}" `));
  signedInPages[mark].set(page, marked);
  return marked;
};

/** The source of pages: the build, or the development server. */
export interface Documents {
  /** Returns the shell of the signed-in product in a language. */
  shell(language: Language): Promise<ServedText>;
  /** Returns a public page by path, in English if it is not translated, or null if there is none. */
  publicPage(path: string, language: Language): Promise<ServedText | null>;
  /** Returns a public job or company page. */
  openPage(page: OpenPage, language: Language, card: OpenCardWithAddress | null): Promise<ServedText>;
  /** The share cards for jobs and companies; null in development, and for a build without a card background. */
  cards: CardSource | null;
  /** Returns the page for unknown addresses. */
  notFound(language: Language): Promise<ServedText>;
  /** Returns a text file with a fixed name, such as `/robots.txt`; null if there is none. */
  plainFile(path: string): Promise<ServedText | null>;
  /** Serves scripts, styles, fonts and pictures. */
  mountAssets(app: FastifyInstance): Promise<void>;
}

const HTML = 'text/html; charset=utf-8';

/** Sends a page that browsers revalidate on each use, because the same address shows different pages to different people. */
const sendPage = (request: FastifyRequest, reply: FastifyReply, page: ServedText, status = 200) =>
  sendText(request, reply.status(status).header('cache-control', 'no-cache').type(HTML), page, {
    isTagged: status === 200,
  });

const sendPlain = (request: FastifyRequest, reply: FastifyReply, path: string, file: ServedText) => {
  const type = path.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8';
  return sendText(request, reply.type(type), file, { isTagged: true });
};

/** Returns the path of a requested URL. Does not use `URL`, because it rejects some URLs and treats `//x` as a host. */
const pathIn = (url: string): string => url.split('?', 1)[0] ?? url;

const nextPathOrDashboard = (request: FastifyRequest): string =>
  safeNextPath((request.query as { next?: string }).next) ?? PUBLIC_PATHS.landing;

const ONE_YEAR_SECONDS = 31_536_000;

interface RequestedAddress {
  publicUrl: string;
  /** The path without its language. */
  path: string;
  addressLanguage: Language | null;
}

/**
 * Returns the language for a public page: from its address, a link's parameter (which is stored), an earlier choice, the account, or the browser.
 * Pages of `ENGLISH_WITHOUT_PREFIX` use only the first two.
 */
const pageLanguage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { addressLanguage, path, publicUrl }: RequestedAddress,
): Language => {
  const parameter = (request.query as Record<string, unknown>)[LANGUAGE_PARAMETER];
  const parameterLanguage = typeof parameter === 'string' ? parseLanguage(parameter) : null;
  if (parameterLanguage !== null) {
    const secure = publicUrl.startsWith('https:');
    void reply.setCookie(LANGUAGE_COOKIE, parameterLanguage, {
      path: '/',
      sameSite: 'lax',
      secure,
      maxAge: ONE_YEAR_SECONDS,
    });
  }
  const requested = addressLanguage ?? parameterLanguage ?? (ENGLISH_WITHOUT_PREFIX.includes(path) ? 'en' : null);
  return requested ?? chosenLanguage(request) ?? request.viewer?.language ?? requestLanguage(request);
};

interface Pages {
  documents: Documents;
  publicUrl: string;
  /** Returns the id of the viewer's own job at this address, or null for all other addresses. */
  findOwnJobId(viewer: Viewer, target: OpenPageRequest): Promise<string | null>;
  findOpenPage: ReturnType<typeof createOpenPages>;
  responses: ResponseCache;
}

/** Removes the language from a path. Job and company pages exist in every language. */
const plainPath = (requestPath: string): string => {
  const translated = parseTranslatedPath(requestPath);
  if (translated !== null) return translated.path;
  const language = languageInPath(requestPath);
  const rest = language === null ? requestPath : requestPath.slice(language.length + 1);
  return parseOpenPagePath(rest) === null ? requestPath : rest;
};

/** Sends a public job or company page to a visitor, or the not-found page if it does not exist or is hidden. */
const serveOpenPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { documents, publicUrl, findOpenPage, responses }: Pages,
  target: OpenPageRequest,
  language: Language,
): Promise<FastifyReply> => {
  const found = await findOpenPage(target, request, language);
  if (found !== null) {
    const { etag } = found.page;
    responses.cacheResponse(
      request,
      async (later) => (await findOpenPage(target, later, language))?.page.etag === etag,
    );
  }
  const page = found?.page ?? (await documents.notFound(language));
  return sendPage(request, reply, applyTheme(page, pageTheme(request, reply, publicUrl)), found?.status ?? 404);
};

/** Sends a company the public page of its own job, without links to other jobs, or redirects to the job's screen if visitors do not see the job. */
const serveOwnOpenPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, findOpenPage }: Pages,
  { jobId, viewer }: { jobId: string; viewer: Viewer },
  language: Language,
): Promise<FastifyReply> => {
  const found = await findOpenPage({ kind: 'job', id: jobId }, request, language);
  if (found === null) return reply.redirect(companyJobPath(jobId), 302);
  const page = applyTheme(markSignedIn(found.page, viewer), pageTheme(request, reply, publicUrl));
  return sendPage(request, reply, page, found.status);
};

const servePage = async (request: FastifyRequest, reply: FastifyReply, pages: Pages): Promise<FastifyReply> => {
  const { documents, publicUrl } = pages;
  const requestPath = withoutTrailingSlash(pathIn(request.url));
  const path = plainPath(requestPath);
  const { viewer } = request;
  // The same address shows different pages to different people.
  void reply.header('vary', 'cookie, accept-language');
  if (viewer !== null && SIGNED_OUT_ONLY.includes(path)) return reply.redirect(nextPathOrDashboard(request), 302);
  const target = parseOpenPagePath(path);
  const chooseLanguage = () =>
    pageLanguage(request, reply, { publicUrl, path, addressLanguage: languageInPath(requestPath) });
  if (target !== null && viewer === null) return serveOpenPage(request, reply, pages, target, chooseLanguage());
  const jobId = target && viewer && (await pages.findOwnJobId(viewer, target));
  if (viewer !== null && jobId !== null) {
    return serveOwnOpenPage(request, reply, pages, { jobId, viewer }, chooseLanguage());
  }
  // The product's screens have no language in their address.
  if (target !== null && path !== requestPath) return reply.redirect(path, 302);
  if (isAppPath(path) || (path === PUBLIC_PATHS.landing && viewer !== null)) {
    if (viewer === null) return reply.redirect(loginPathTo(request.url), 302);
    // Not cached, so that Back after signing out requests the page again.
    void reply.header('cache-control', 'no-store');
    const shell = applyTheme(await documents.shell(viewer.language), pageTheme(request, reply, publicUrl));
    return sendText(request, reply.type(HTML), shell, { isTagged: false });
  }
  const language = chooseLanguage();
  const page = await documents.publicPage(resolvePagePath(path), language);
  const servedPage = page ?? (await documents.notFound(language));
  const markedPage = viewer === null ? servedPage : markSignedIn(servedPage, viewer);
  const themed = applyTheme(markedPage, pageTheme(request, reply, publicUrl));
  return sendPage(request, reply, themed, page === null ? 404 : 200);
};

/** Returns true for API addresses. Unknown ones get a JSON response instead of a page. */
const isApiAddress = (url: string): boolean => /^\/(?:api|ws)(?:[/?]|$)/.test(url);

/** Mounts the pages, for every address that belongs to neither the API nor a file. */
export const mountDocuments = async (
  app: FastifyInstance,
  platform: Platform,
  documents: Documents,
  countRead: CountRead,
  responses: ResponseCache,
): Promise<void> => {
  const cards = createOpenCards(platform, documents.cards, countRead);
  const renderOpenPage: RenderOpenPage = async (page, language) =>
    documents.openPage(page, language, await cards.findCard(page, language));
  const findOpenPage = createOpenPages(platform, renderOpenPage, countRead);
  const findOwnJobId: Pages['findOwnJobId'] = async ({ membership }, target) => {
    if (membership === null || target.kind !== 'job' || target.id === null) return null;
    const company = await findUserCompany(platform.db, membership.accountId);
    const job = company && (await findOwnJob(platform.db, company.id, target.id));
    return job && job.id;
  };
  cards.mount(app);
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
    return servePage(request, reply, { documents, publicUrl, findOwnJobId, findOpenPage, responses });
  });
};
