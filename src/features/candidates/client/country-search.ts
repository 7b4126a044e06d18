/** Finds countries by the beginning of any word in their name, ignoring accents and case. Latin America comes first. Pure. */
import type { SelectOption } from '#client/ui/select-field.tsx';
import { LATIN_AMERICA } from '#shared/latin-america.ts';

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

const hasWordStartingWith = (name: string, typed: string): boolean =>
  name.startsWith(typed) || name.split(/[\s(-]+/).some((word) => word.startsWith(typed));

/** Returns the matching options, Latin America first, otherwise in the given order. Without text, returns only Latin America. */
export const findCountries = (options: readonly SelectOption[], typed: string): SelectOption[] => {
  const text = fold(typed);
  const found = options.filter(({ label }) => hasWordStartingWith(fold(label), text));
  const latinAmerican = found.filter(({ value }) => LATIN_AMERICA.includes(value));
  const others = found.filter(({ value }) => !LATIN_AMERICA.includes(value));
  return text === '' ? latinAmerican : [...latinAmerican, ...others];
};
