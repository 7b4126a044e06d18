/** The chosen theme of the page. The server renders the next page with it. */
import { THEME_COOKIE, THEME_COOKIE_SECONDS, type ThemeChoice, themeChoiceOf } from '#shared/themes.ts';

export const chosenTheme = (): ThemeChoice => themeChoiceOf(document.documentElement.dataset.theme) ?? 'system';

/** Applies a theme to this page and stores it in this browser. */
export const chooseTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  const kept = choice === 'system' ? 0 : THEME_COOKIE_SECONDS;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and the value is not secret.
  document.cookie = `${THEME_COOKIE}=${choice}; path=/; samesite=lax; max-age=${kept}${secure}`;
};
