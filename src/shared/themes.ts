/** Light and dark, where somebody chose one of them; whoever did not has that of their system. The choice is a cookie, so that a page comes in its colours. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What one may choose. */
export const THEME_CHOICES = ['system', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The cookie that keeps the choice, and the query parameter by which a link of a public page makes it. */
export const THEME_COOKIE = 'puente_theme';
export const THEME_PARAMETER = 'theme';

/** So long a choice is kept. */
export const THEME_KEPT_SECONDS = 31_536_000;

/** The choice that a text names, or null where it names none. */
export const themeChoiceOf = (text: unknown): ThemeChoice | null =>
  THEME_CHOICES.find((choice) => choice === text) ?? null;
