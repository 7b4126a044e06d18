/**
 * Pages that show every email with sample data, in each language. Only for development: they do not use the database and are not available in
 * production.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#server/env.ts';
import { renderMailHtml, renderMailText } from '#server/mail/mail-template.ts';
import { LANGUAGE_FACTS, LANGUAGE_PARAMETER, LANGUAGES, type Language, parseLanguage } from '#shared/languages.ts';
import { devPage, escapeHtml } from './dev-page.ts';
import { type PreviewedMail, previewMail, previewNames } from './mail-previews.ts';

const INDEX = '/dev/mails';

const previewAddress = (path: string, language: Language): string => `${path}?${LANGUAGE_PARAMETER}=${language}`;

const languageIn = (request: FastifyRequest): Language => {
  const requested = (request.query as Record<string, unknown>)[LANGUAGE_PARAMETER];
  return (typeof requested === 'string' ? parseLanguage(requested) : null) ?? 'en';
};

const languageLinks = (path: string, current: Language): string =>
  `<nav aria-label="Language">${LANGUAGES.map((language) =>
    language === current
      ? `<strong aria-current="true">${LANGUAGE_FACTS[language].name}</strong>`
      : `<a href="${previewAddress(path, language)}">${LANGUAGE_FACTS[language].name}</a>`,
  ).join('\n')}</nav>`;

const renderIndex = (mails: readonly (readonly [string, PreviewedMail])[], language: Language): string =>
  devPage(
    'Emails',
    `<p>Every email with sample data. Emails that were actually sent are in the <a href="/dev/mailbox">mailbox</a>.</p>
${languageLinks(INDEX, language)}
<ul>${mails
      .map(
        ([name, { content }]) =>
          `<li><a href="${previewAddress(`${INDEX}/${name}`, language)}">${escapeHtml(name)}</a><p>${escapeHtml(content.subject)}</p></li>`,
      )
      .join('\n')}</ul>`,
  );

const renderPreview = (name: string, { content, attachments }: PreviewedMail, language: Language): string =>
  devPage(
    name,
    `<p><a href="${previewAddress(INDEX, language)}">All emails</a></p>
${languageLinks(`${INDEX}/${name}`, language)}
<h2>${escapeHtml(content.subject)}</h2>
<iframe title="HTML" sandbox srcdoc="${escapeHtml(renderMailHtml(content))}"></iframe>
<h2>Text</h2>
<article><pre>${escapeHtml(renderMailText(content))}</pre></article>
${attachments
  .map(
    (attachment) => `<h2>${escapeHtml(attachment.filename)}</h2><p>${escapeHtml(attachment.contentType)}</p>
<article><pre>${escapeHtml(attachment.content)}</pre></article>`,
  )
  .join('\n')}`,
  );

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

/** Mounts /dev/mails and /dev/mails/{name}. Not for use in production. */
export const mountMailPreviews = (app: FastifyInstance, { publicUrl }: Env): void => {
  app.get(INDEX, { schema: { hide: true } }, async (request, reply) => {
    const language = languageIn(request);
    const mails = previewNames().flatMap((name) => {
      const mail = previewMail(name, { language, publicUrl });
      return mail === null ? [] : [[name, mail] as const];
    });
    return sendPage(reply, renderIndex(mails, language));
  });
  app.get(`${INDEX}/:name`, { schema: { hide: true } }, async (request, reply) => {
    const language = languageIn(request);
    const { name } = request.params as { name: string };
    const mail = previewMail(name, { language, publicUrl });
    return mail === null ? reply.callNotFound() : sendPage(reply, renderPreview(name, mail, language));
  });
};
