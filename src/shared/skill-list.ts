/**
 * Splits several skills in one field: "Excel, QuickBooks; payroll". Has no taxonomy, so it does not split ambiguous entries, such as "Health,
 * safety and environment".
 */

const SEPARATORS = /[;|•\n\r]+/;

/** Splits at commas, except inside parentheses and directly before a digit (`1,000`). */
export const splitAtCommas = (line: string): string[] => {
  const parts: string[] = [];
  let end = line.length;
  let isInside = false;
  // Runs backward. Otherwise an unclosed parenthesis would hide later commas.
  for (let index = line.length - 1; index >= 0; index--) {
    const char = line.charAt(index);
    if (char === '(' || char === ')') isInside = char === ')';
    if (char !== ',' || isInside || /\d/.test(line.charAt(index + 1))) continue;
    parts.push(line.slice(index + 1, end));
    end = index;
  }
  return [...parts, line.slice(0, end)].toReversed();
};

const MAX_PART_LENGTH = 40;
/** A conjunction, which indicates that the commas belong to one name or to a sentence. */
const CONJUNCTION = /(?:^|\s)(?:and|or|y|e|o|ou|&)\s/i;

const looksLikeSkill = (part: string): boolean =>
  part !== '' && part.length <= MAX_PART_LENGTH && !CONJUNCTION.test(part);

/** Returns the skills of one entry, trimmed, in order. Does not split at commas that belong to a name or a sentence. */
export function separateSkills(entry: string): string[] {
  return entry.split(SEPARATORS).flatMap((line) => {
    const parts = splitAtCommas(line).map((part) => part.trim());
    const skills = parts.filter((part) => part !== '');
    return skills.every(looksLikeSkill) ? skills : [line.trim()];
  });
}

/** Separates skills like `separateSkills`, but also splits at "and", "y", "e" and "&": "Excel, QuickBooks and payroll". */
export function separateJoinedSkills(entry: string): string[] {
  return separateSkills(entry).flatMap((line) =>
    splitAtCommas(line)
      .flatMap((part) => part.split(/\s(?:and|y|e|&)\s/i))
      .map((part) => part.replace(/^(?:and|y|e|&)\s/i, '').trim())
      .filter((part) => part !== ''),
  );
}
