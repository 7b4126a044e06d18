/**
 * Rules of skill lists. Input is split at commas, semicolons, line breaks and similar separators, trimmed and appended. Blanks and duplicates are
 * dropped. Different spellings of a skill are matched by the server.
 */

/** The result of adding skills. */
interface SkillChange {
  skills: readonly string[];
  added: readonly string[];
  /** Duplicates, ignoring case. */
  duplicates: readonly string[];
  /** Skills beyond the maximum. */
  excess: readonly string[];
}

/** Characters that always separate skills. Commas do so only outside of parentheses: `AWS (EC2, S3)` is one skill. */
const SEPARATORS = new Set([';', '\n', '\r', '\t', '|', '•']);

/** Returns the untrimmed parts of a text. The last part has no separator after it. */
const splitAtSeparators = (text: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth = Math.max(0, depth - 1);
    if (SEPARATORS.has(char) || (char === ',' && depth === 0)) {
      parts.push('');
      depth = 0;
    } else {
      parts[parts.length - 1] += char;
    }
  }
  return parts;
};

const trimAll = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');

/** Returns the skills in a text, in order. */
export const splitSkills = (text: string): string[] => trimAll(splitAtSeparators(text));

/** Splits typed text into finished skills and the unfinished one. */
export const splitTyped = (text: string): { done: string[]; rest: string } => {
  const parts = splitAtSeparators(text);
  const rest = parts.pop() ?? '';
  return { done: trimAll(parts), rest: parts.length > 0 ? rest.trimStart() : rest };
};

const isSameSkill = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** Appends skills up to `max` in total. Returns the same `skills` array if nothing was added. */
export const addSkills = (
  skills: readonly string[],
  entries: readonly string[],
  max: number = Number.POSITIVE_INFINITY,
): SkillChange => {
  const added: string[] = [];
  const duplicates: string[] = [];
  const excess: string[] = [];
  for (const entry of trimAll(entries)) {
    if ([...skills, ...added].some((other) => isSameSkill(other, entry))) duplicates.push(entry);
    else if (skills.length + added.length >= max) excess.push(entry);
    else added.push(entry);
  }
  return { skills: added.length > 0 ? [...skills, ...added] : skills, added, duplicates, excess };
};

export const removeSkill = (skills: readonly string[], skill: string): readonly string[] =>
  skills.filter((other) => other !== skill);

/** A skill, and an earlier skill with the same canonical name. */
interface SameSkill {
  skill: string;
  as: string;
}

/** Returns skills with the same canonical name as an earlier skill. `toName` returns null for unknown skills, which never match. */
export const findSameSkills = (skills: readonly string[], toName: (skill: string) => string | null): SameSkill[] => {
  const firstByName = new Map<string, string>();
  const duplicates: SameSkill[] = [];
  for (const skill of skills) {
    const name = toName(skill);
    const before = name === null ? undefined : firstByName.get(name);
    if (before !== undefined) duplicates.push({ skill, as: before });
    else if (name !== null) firstByName.set(name, skill);
  }
  return duplicates;
};
