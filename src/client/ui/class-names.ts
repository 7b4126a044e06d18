/** Joins class names. Conflicts are not resolved: the stylesheet's order decides, so components offer variants instead of overrides. */

/** Joins the truthy names with spaces. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
