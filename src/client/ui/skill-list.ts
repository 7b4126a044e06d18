/**
 * Rules of skill lists: input is split at commas, semicolons, line breaks and similar separators, trimmed and appended, without blanks and
 * duplicates. Only the server knows which spellings mean the same skill.
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

/** The untrimmed parts of a text; the last one is unterminated. */
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

/** The skills of a text, in order. */
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

/** A skill and an earlier one that is the same under another name. */
interface SameSkill {
  skill: string;
  as: string;
}

/** Skills with the same name as an earlier one. `toName` returns null for unknown skills, which never match. */
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
