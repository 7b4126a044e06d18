/**
 * The development mailbox: the mails that would have been sent, readable in the browser where no mail server is set. They
 * hold passwords and links, so in production only admins may read them.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#server/http/viewer.ts';
import { listMails, type OutboxMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';

const MOST = 100;

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:760px;padding:32px 20px;color-scheme:light dark}
article{border:1px solid #8886;border-radius:10px;padding:16px 20px;margin:16px 0}h2{font-size:18px;margin:0 0 4px}
p{margin:0;opacity:.75}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace;margin:12px 0 0}
label{display:block}input{font:inherit;padding:6px 10px;margin:4px 8px 0 0}`;

const renderMail = (mail: OutboxMail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.toAddress)} · <time datetime="${mail.createdAt}">${mail.createdAt}</time> · <a href="/dev/mailbox/${mail.id}">HTML</a></p>
<pre>${escapeHtml(mail.textBody)}</pre>
</article>`;

const renderMailbox = (mails: OutboxMail[], to: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development mailbox</title>
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><header><h1>Development mailbox</h1></header><main>
<p>No mail server is set (SMTP_URL), so mails stay here. The newest ${MOST}, newest first.</p>
<form><label>To <input type="email" name="to" value="${escapeHtml(to)}"></label><button>Show</button></form>
${mails.map(renderMail).join('\n') || '<p>No mail yet.</p>'}
</main></body></html>`;

type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>;

/** Mounts /dev/mailbox and, for the HTML part of a mail, /dev/mailbox/{id}. */
export const mountMailbox = (app: FastifyInstance, platform: Platform, authenticate: Authenticate): void => {
  const checkReader = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!platform.env.isProduction) return;
    const viewer = await authenticate(request, reply);
    if (!viewer?.isAdmin) throw new AppError('forbidden', 'Only admins may read the mailbox in production');
  };
  app.get('/dev/mailbox', { schema: { hide: true }, onRequest: checkReader }, async (request, reply) => {
    const to = ((request.query as { to?: string }).to ?? '').trim().toLowerCase();
    const mails = await listMails(platform.db, { ...(to ? { to } : {}), most: MOST });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(renderMailbox(mails, to));
  });
  app.get('/dev/mailbox/:id', { schema: { hide: true }, onRequest: checkReader }, async (request, reply) => {
    const mails = await listMails(platform.db, { most: MOST });
    const mail = mails.find(({ id }) => id === (request.params as { id: string }).id);
    if (!mail) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(mail.htmlBody);
  });
};
