/** Joins class names without resolving conflicts. Stylesheet order decides, so components offer variants instead of overrides. */

export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
