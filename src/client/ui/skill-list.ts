/**
 * The rules of every skill list, without its looks: what was typed or pasted is parted at commas, semicolons and lines, trimmed, and
 * put at the end, blanks and duplicates left out. Which skills are the same under different names only the server knows.
 */

/** A list as it is after something was typed into it. */
interface SkillChange {
  skills: readonly string[];
  added: readonly string[];
  /** Those that were there already, whatever their case. */
  known: readonly string[];
  /** Those for which there was no room. */
  left: readonly string[];
}

/** What always ends a skill; a comma does outside of parentheses: `AWS (EC2, S3)` is one. */
const ENDS = new Set([';', '\n', '\r', '\t', '|', '•']);

/** The skills of a text, untrimmed; the last one is what no sign ended. */
const partsOf = (text: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    if (ENDS.has(sign) || (sign === ',' && depth === 0)) {
      parts.push('');
      depth = 0;
    } else {
      parts[parts.length - 1] += sign;
    }
  }
  return parts;
};

const trimmed = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');

/** The skills of a text in their order. */
export const splitSkills = (text: string): string[] => trimmed(partsOf(text));

/** What somebody is typing: the skills that a sign has ended, and the one that is not done. */
export const splitTyped = (text: string): { done: string[]; rest: string } => {
  const parts = partsOf(text);
  const rest = parts.pop() ?? '';
  return { done: trimmed(parts), rest: parts.length > 0 ? rest.trimStart() : rest };
};

const same = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** The list with skills put at its end, at most `most` in all. `skills` is the very same list where none was added. */
export const addSkills = (
  skills: readonly string[],
  entries: readonly string[],
  most: number = Number.POSITIVE_INFINITY,
): SkillChange => {
  const added: string[] = [];
  const known: string[] = [];
  const left: string[] = [];
  for (const entry of trimmed(entries)) {
    if ([...skills, ...added].some((each) => same(each, entry))) known.push(entry);
    else if (skills.length + added.length >= most) left.push(entry);
    else added.push(entry);
  }
  return { skills: added.length > 0 ? [...skills, ...added] : skills, added, known, left };
};

/** The list without this skill. */
export const removeSkill = (skills: readonly string[], skill: string): readonly string[] =>
  skills.filter((each) => each !== skill);

/** A skill of a list with the one before it that is the same under another name. */
interface SameSkill {
  skill: string;
  as: string;
}

/** The skills that are called the same as one before them. `nameOf` gives null for unknown ones, which are all different. */
export const findSameSkills = (skills: readonly string[], nameOf: (skill: string) => string | null): SameSkill[] => {
  const seen = new Map<string, string>();
  const found: SameSkill[] = [];
  for (const skill of skills) {
    const name = nameOf(skill);
    const before = name === null ? undefined : seen.get(name);
    if (before !== undefined) found.push({ skill, as: before });
    else if (name !== null) seen.set(name, skill);
  }
  return found;
};
