/**
 * Turns emails off with a sealed token and without signing in: through an email client's button (RFC 8058), or on the page that the email links to.
 * Opening the page changes nothing. A token turns off only the emails of its search.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changeUser, lockAccountForNoKeyUpdate } from '#features/auth/server/users.service.ts';
import { mountContract } from '#server/http/mount.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Platform } from '#server/platform.ts';
import { fillPath } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import { unsubscribeContract } from '../saved-searches.contract.ts';
import { findOwnedSearch, type OwnedSearch, switchSearchOff } from './saved-searches.db.ts';
import { confirmPage, donePage, gonePage } from './unsubscribe-page.ts';
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from './unsubscribe-token.ts';

const HTML = 'text/html; charset=utf-8';

/** Finds the search that a token belongs to. Returns null for an invalid token or a deleted search. */
const findByToken = async (platform: Platform, token: string): Promise<OwnedSearch | null> => {
  const id = readUnsubscribeToken(platform, token);
  return id === null ? null : findOwnedSearch(platform.db, id);
};

/** Sets the frequency of a saved search to `off`. For the automatic search, mutes the weekly email in the account's email settings. */
const stopEmails = async ({ db }: Platform, { id, userId, isAutomatic }: OwnedSearch): Promise<void> => {
  if (!isAutomatic) return switchSearchOff(db, id);
  await db.transaction(async (tx) => {
    const { mutedMails } = await lockAccountForNoKeyUpdate(tx, userId);
    const { kind } = MAIL_CHOICES.matchesWeekly;
    if (!mutedMails.includes(kind)) await changeUser(tx, userId, { mutedMails: [...mutedMails, kind] });
  });
};

const sendConfirmPage = async (
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { token } = request.params as { token: string };
  const search = await findByToken(platform, token);
  void reply.type(HTML).header('referrer-policy', 'no-referrer');
  if (search === null) return reply.status(404).send(gonePage(requestLanguage(request)));
  const action = fillPath(unsubscribeContract.unsubscribe.path, { token });
  return reply.send(confirmPage(search.language, search, action));
};

const isFromPage = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');

export const mountUnsubscribe = (app: FastifyInstance, platform: Platform): void => {
  app.get(UNSUBSCRIBE_PATH, { schema: { hide: true } }, (request, reply) => sendConfirmPage(platform, request, reply));
  // An email client without one-click unsubscribe support opens the header's address in a browser.
  app.get(unsubscribeContract.unsubscribe.path, { schema: { hide: true } }, ({ params }, reply) =>
    reply.redirect(fillPath(UNSUBSCRIBE_PATH, params as { token: string })),
  );
  mountContract(app, unsubscribeContract, {
    unsubscribe: async ({ params, request, reply }) => {
      const search = await findByToken(platform, params.token);
      if (search === null) throw notFound('link');
      await stopEmails(platform, search);
      const isPage = isFromPage(request);
      void reply.type(isPage ? HTML : 'application/json; charset=utf-8').header('referrer-policy', 'no-referrer');
      return [Buffer.from(isPage ? donePage(search.language, search) : '{"unsubscribed":true}')];
    },
  });
};
