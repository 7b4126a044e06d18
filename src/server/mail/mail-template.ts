/**
 * Renders a list of blocks as the text and the HTML of an email, so that both always match. In the text, each link or password is on a separate line
 * below its label.
 */
import { brand } from '#shared/brand.ts';

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'secret'; label: string; value: string }
  /** An entry of a list: a title that is a link, and a line about it. */
  | { kind: 'entry'; title: string; text: string; url: string }
  | { kind: 'fact'; label: string; value: string }
  | { kind: 'quote'; text: string };

export interface MailContent {
  subject: string;
  greeting: string;
  blocks: MailBlock[];
  /** Last line of the email: explains why the reader receives it. */
  reason: string;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const link = (label: string, url: string): MailBlock => ({ kind: 'link', label, url });
export const fact = (label: string, value: string): MailBlock => ({ kind: 'fact', label, value });

/** Returns the URL of a page that reads a token. */
export const toTokenUrl = (publicUrl: string, path: string, token: string): string =>
  `${publicUrl}${path}?token=${encodeURIComponent(token)}`;

/** Escapes text for HTML, including attributes. Preserves line breaks. */
export const escapeMailHtml = (text: string): string =>
  text.replace(/[&<>"'\n]/g, (char) => (char === '\n' ? '<br>' : `&#${char.charCodeAt(0)};`));

const BLOCK_TEXT: { [K in MailBlock['kind']]: (block: Extract<MailBlock, { kind: K }>) => string } = {
  paragraph: (block) => block.text,
  link: (block) => `${block.label}:\n${block.url}`,
  secret: (block) => `${block.label}:\n${block.value}`,
  entry: (block) => [block.title, block.text, block.url].filter((line) => line !== '').join('\n'),
  fact: (block) => `${block.label}: ${block.value}`,
  quote: (block) =>
    block.text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
};

const INK = '#1f1a17';
const MUTED = '#6b615a';
const ACCENT = '#a8431f';
const PARAGRAPH_STYLE = `margin:0 0 16px;font-size:16px;line-height:1.6;color:${INK}`;

const BLOCK_HTML: { [K in MailBlock['kind']]: (block: Extract<MailBlock, { kind: K }>) => string } = {
  paragraph: (block) => `<p style="${PARAGRAPH_STYLE}">${escapeMailHtml(block.text)}</p>`,
  link: (block) =>
    `<p style="${PARAGRAPH_STYLE}"><a href="${escapeMailHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${ACCENT};color:#ffffff;text-decoration:none;font-weight:600">${escapeMailHtml(block.label)}</a></p>`,
  secret: (block) =>
    `<p style="${PARAGRAPH_STYLE}">${escapeMailHtml(block.label)}:<br><code style="font-size:18px;letter-spacing:0.04em">${escapeMailHtml(block.value)}</code></p>`,
  entry: (block) =>
    `<p style="${PARAGRAPH_STYLE}"><a href="${escapeMailHtml(block.url)}" style="color:${ACCENT};font-weight:600">${escapeMailHtml(block.title)}</a>${block.text === '' ? '' : `<br>${escapeMailHtml(block.text)}`}</p>`,
  fact: (block) =>
    `<p style="${PARAGRAPH_STYLE}"><strong>${escapeMailHtml(block.label)}:</strong> ${escapeMailHtml(block.value)}</p>`,
  quote: (block) =>
    `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:3px solid ${ACCENT};color:${INK};font-size:16px;line-height:1.6">${escapeMailHtml(block.text)}</blockquote>`,
};

const blockText = (block: MailBlock): string => BLOCK_TEXT[block.kind](block as never);
const blockHtml = (block: MailBlock): string => BLOCK_HTML[block.kind](block as never);

export const renderMailText = (mail: MailContent): string =>
  [mail.greeting, ...mail.blocks.map(blockText), `${brand.name}\n${mail.reason}`].join('\n\n').concat('\n');

/** Returns the HTML part: one column, inline styles, readable without images. */
export const renderMailHtml = (mail: MailContent): string => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMailHtml(mail.subject)}</title></head>
<body style="margin:0;background:#f7f2ea;font-family:'Helvetica Neue',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:22px;color:${INK}">${escapeMailHtml(brand.name)}</p>
<div style="background:#ffffff;border-radius:10px;padding:28px 24px">
<p style="${PARAGRAPH_STYLE}">${escapeMailHtml(mail.greeting)}</p>
${mail.blocks.map(blockHtml).join('\n')}
</div>
<p style="margin:24px 0 0;font-size:13px;line-height:1.5;color:${MUTED}">${escapeMailHtml(mail.reason)}</p>
</div></body></html>
`;
