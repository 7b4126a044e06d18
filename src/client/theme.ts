/** The colours of the page, as somebody chose them; the server brings the next page in them at once. */
import { THEME_COOKIE, THEME_KEPT_SECONDS, type ThemeChoice, themeChoiceOf } from '#shared/themes.ts';

/** What is chosen. */
export const chosenTheme = (): ThemeChoice => themeChoiceOf(document.documentElement.dataset.theme) ?? 'system';

/** Chooses it for this page and the next ones of this browser. */
export const chooseTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  const kept = choice === 'system' ? 0 : THEME_KEPT_SECONDS;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and this holds no secret.
  document.cookie = `${THEME_COOKIE}=${choice}; path=/; samesite=lax; max-age=${kept}${secure}`;
};
