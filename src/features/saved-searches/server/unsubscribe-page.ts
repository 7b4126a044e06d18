/** The page that turns emails off. Its one button is in a form, so it works without scripts, and email scanners that open links change nothing. */
import { escapeMailHtml } from '#server/mail/mail-template.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import { unsubscribePageEn } from './unsubscribe-page.en.ts';
import { unsubscribePageEs } from './unsubscribe-page.es.ts';
import { unsubscribePagePt } from './unsubscribe-page.pt.ts';

const textsIn = mailTexts({ en: unsubscribePageEn, es: unsubscribePageEs, pt: unsubscribePagePt });

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f7f2ea,#171310);--card:light-dark(#fff,#231d19);--ink:light-dark(#1f1a17,#f3ece4);--accent:light-dark(#a8431f,#f0a07c);--on-accent:light-dark(#fff,#231d19)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
main{box-sizing:border-box;max-width:560px;margin:12vh auto 0;padding:28px 24px;background:var(--card);border-radius:10px}
h1{margin:0 0 12px;font:600 24px/1.3 Georgia,serif}p{margin:0 0 20px}a{color:var(--accent)}
button{min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:600 16px/1.2 inherit;font-family:inherit;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}`;

/** The search whose emails are turned off: one that the user saved, or the automatic one for weekly new matches. */
export interface MailedSearch {
  name: string;
  isAutomatic: boolean;
}

const page = (language: Language, title: string, content: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMailHtml(title)} – ${brand.name}</title>
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>${escapeMailHtml(title)}</h1>
${content}
</main></body></html>`;

const paragraph = (text: string): string => `<p>${escapeMailHtml(text)}</p>`;
const homeLink = (text: string): string => `<p><a href="/">${escapeMailHtml(text)}</a></p>`;

/** Builds the page with the button. `action` is the address that the button posts to. */
export const confirmPage = (language: Language, { name, isAutomatic }: MailedSearch, action: string): string => {
  const t = textsIn(language);
  return page(
    language,
    t('title'),
    `${paragraph(isAutomatic ? t('weekly') : t('search', { name }))}
<form method="post" action="${escapeMailHtml(action)}"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${escapeMailHtml(t('button'))}</button></form>`,
  );
};

/** Builds the page that is shown after the emails are turned off. */
export const donePage = (language: Language, { name, isAutomatic }: MailedSearch): string => {
  const t = textsIn(language);
  const text = isAutomatic ? t('weeklyDone') : t('searchDone', { name });
  return page(language, t('doneTitle'), `${paragraph(text)}\n${homeLink(t('home'))}`);
};

/** Builds the page for an invalid link or a deleted search. */
export const gonePage = (language: Language): string => {
  const t = textsIn(language);
  return page(language, t('goneTitle'), `${paragraph(t('gone'))}\n${homeLink(t('home'))}`);
};
