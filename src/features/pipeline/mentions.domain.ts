import { fullName } from '#shared/full-name.ts';

/** Finds the people mentioned in a text as `@First Last`. */

interface Named {
  firstName: string;
  lastName: string;
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');

/** Returns the people whose names follow an `@`. If several names match, only the longest counts. */
export const findMentionedPeople = <Person extends Named>(text: string, people: readonly Person[]): Person[] => {
  const names = people.map((person) => ({ person, name: fold(fullName(person).trim()) }));
  const mentioned = new Set<Person>();
  for (const rest of fold(text).split('@').slice(1)) {
    const found = names.filter(({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)));
    const longest = Math.max(0, ...found.map(({ name }) => name.length));
    for (const { person, name } of found) if (name.length === longest) mentioned.add(person);
  }
  return people.filter((person) => mentioned.has(person));
};
