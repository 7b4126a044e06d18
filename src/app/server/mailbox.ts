/**
 * The development mailbox: if no mail server is configured, unsent emails can be read in the browser. They contain passwords and links, so only
 * this machine may read them in development, and only admins in production.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '#server/http/own-machine.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { listMails, type OutboxMail, unsealMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { isUuid } from '#shared/uuids.ts';
import { devPage, escapeHtml } from './dev-page.ts';

const MAX_MAILS = 100;

/** Renders an attachment as text, because all attachments are calendar entries. */
const renderAttachment = ({ filename, contentType, content }: OutboxMail['attachments'][number]): string =>
  `<details><summary>${escapeHtml(filename)} · ${escapeHtml(contentType)}</summary><pre>${escapeHtml(content)}</pre></details>`;

const renderMail = (mail: OutboxMail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.toAddress)} · <time datetime="${mail.createdAt}">${mail.createdAt}</time> · <a href="/dev/mailbox/${mail.id}">HTML</a></p>
<pre>${escapeHtml(mail.textBody)}</pre>
${mail.attachments.map(renderAttachment).join('\n')}
</article>`;

const renderMailbox = (mails: OutboxMail[], to: string, hasPreviews: boolean): string =>
  devPage(
    'Development mailbox',
    `<p>No mail server is configured (SMTP_URL), so emails stay here. The newest ${MAX_MAILS}, newest first.${
      hasPreviews ? ' <a href="/dev/mails">Previews</a> show every email with sample data.' : ''
    }</p>
<form><label>To <input type="email" name="to" value="${escapeHtml(to)}"></label><button>Show</button></form>
${mails.map(renderMail).join('\n') || '<p>No emails yet.</p>'}`,
  );

type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>;

/** Mounts /dev/mailbox and, for the HTML part of an email, /dev/mailbox/{id}. */
export const mountMailbox = (app: FastifyInstance, platform: Platform, authenticate: Authenticate): void => {
  const checkReader = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!platform.env.isProduction) {
      if (!isFromThisMachine(request)) throw notFound('this-page');
      return;
    }
    const viewer = await authenticate(request, reply);
    if (!viewer?.isAdmin) throw new AppError('forbidden', 'mailbox-for-admins-only');
  };
  const readMails = async (filter: { to?: string; id?: string }): Promise<OutboxMail[]> => {
    const mails = await listMails(platform.db, { ...filter, limit: MAX_MAILS });
    return mails.flatMap((mail) => unsealMail(mail, platform.mailSealer) ?? []);
  };
  app.get('/dev/mailbox', { schema: { hide: true }, onRequest: checkReader }, async (request, reply) => {
    const to = ((request.query as { to?: string }).to ?? '').trim().toLowerCase();
    const mails = await readMails(to ? { to } : {});
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderMailbox(mails, to, !platform.env.isProduction));
  });
  app.get('/dev/mailbox/:id', { schema: { hide: true }, onRequest: checkReader }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const [mail] = isUuid(id) ? await readMails({ id }) : [];
    if (!mail) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(mail.htmlBody);
  });
};
