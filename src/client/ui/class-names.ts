/**
 * Joins class names. Not a merger: of two classes for one property the stylesheet's order decides, so components offer
 * variants instead of letting callers override what they set.
 */

/** The names that are truthy, joined by one space; '' when none is. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
