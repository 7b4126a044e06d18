/**
 * Several skills that somebody wrote into one field: "Excel, QuickBooks; payroll". It knows no skill; what only a taxonomy can
 * tell stays whole, such as "Health, safety and environment".
 */

const ALWAYS = /[;|•\n\r]+/;
/** A comma outside parentheses that parts no digits (`1,000`). */
const COMMA = /,(?!\d)(?![^()]*\))/;
const LONGEST_PART = 40;
/** After the last comma of one name of several words, or of a sentence. */
const JOINED = /(?:^|\s)(?:and|or|y|e|o|ou|&)\s/i;

const isPart = (part: string): boolean => part !== '' && part.length <= LONGEST_PART && !JOINED.test(part);

/** The skills in one entry, trimmed, in their order; the entry alone where its commas belong to it. */
export function separateSkills(entry: string): string[] {
  return entry.split(ALWAYS).flatMap((line) => {
    const parts = line.split(COMMA).map((part) => part.trim());
    const told = parts.filter((part) => part !== '');
    return told.every(isPart) ? told : [line.trim()];
  });
}

/** The same, and each thing of a listing with a conjunction: "Excel, QuickBooks and payroll". */
export function separateJoinedSkills(entry: string): string[] {
  return separateSkills(entry).flatMap((line) =>
    line
      .split(COMMA)
      .flatMap((part) => part.split(/\s(?:and|y|e|&)\s/i))
      .map((part) => part.replace(/^(?:and|y|e|&)\s/i, '').trim())
      .filter((part) => part !== ''),
  );
}
