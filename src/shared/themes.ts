/**
 * Light and dark themes. Without a choice, the system's theme applies. A cookie stores the choice, so that the first response has the right colors.
 */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_CHOICES = ['system', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The name of the cookie, and of the query parameter that sets it on public pages. */
export const THEME_COOKIE = 'puente_theme';
export const THEME_PARAMETER = 'theme';

/** Lifetime of the cookie in seconds, one year. */
export const THEME_COOKIE_SECONDS = 31_536_000;

/** Parses a choice. Returns null for any other value. */
export const parseThemeChoice = (text: unknown): ThemeChoice | null =>
  THEME_CHOICES.find((choice) => choice === text) ?? null;
