/** Serves pages in the user's theme. The theme is part of the HTML to avoid a flash of the wrong theme. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseThemeChoice, THEME_COOKIE, THEME_COOKIE_SECONDS, THEME_PARAMETER, type Theme } from '#shared/themes.ts';
import { type ServedText, servedText } from './served-text.ts';

const cache = new WeakMap<ServedText, Map<Theme, ServedText>>();

/** Marks the current choice. Pages are built with `system` marked. */
const CHOSEN = ' aria-current="true"';
const themeChoiceAttribute = (name: string): string => `data-theme-choice="${name}"`;

const withTheme = (html: string, theme: Theme): string =>
  html
    .replace(/<html([^>]*)>/, `<html$1 data-theme="${theme}">`)
    .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${theme}"`)
    .replace(`${themeChoiceAttribute('system')}${CHOSEN}`, themeChoiceAttribute('system'))
    .replace(themeChoiceAttribute(theme), `${themeChoiceAttribute(theme)}${CHOSEN}`);

/** Returns a page in a theme, cached. If `theme` is null, the system decides and the page is unchanged. */
export const applyTheme = (page: ServedText, theme: Theme | null): ServedText => {
  if (theme === null) return page;
  const byTheme = cache.get(page) ?? new Map<Theme, ServedText>();
  const themed = byTheme.get(theme) ?? servedText(withTheme(page.text, theme));
  cache.set(page, byTheme.set(theme, themed));
  return themed;
};

/** Returns the theme for a page: from a link's parameter (which is stored) or from an earlier choice. Null leaves it to the system. */
export const pageTheme = (request: FastifyRequest, reply: FastifyReply, publicUrl: string): Theme | null => {
  const requested = parseThemeChoice((request.query as Record<string, unknown>)[THEME_PARAMETER]);
  const chosen = requested ?? parseThemeChoice(request.cookies[THEME_COOKIE]);
  if (requested !== null) {
    const secure = publicUrl.startsWith('https:');
    const maxAge = requested === 'system' ? 0 : THEME_COOKIE_SECONDS;
    void reply.setCookie(THEME_COOKIE, requested, { path: '/', sameSite: 'lax', secure, maxAge });
  }
  return chosen === 'system' ? null : chosen;
};
