/**
 * Several skills that somebody wrote into one field: "Excel, QuickBooks; payroll". It knows no skill; what only a taxonomy can
 * tell stays whole, such as "Health, safety and environment".
 */

const ALWAYS = /[;|•\n\r]+/;
/** The parts of a line between commas that are outside parentheses and between no digits (`1,000`). */
export const splitAtCommas = (line: string): string[] => {
  const parts: string[] = [];
  let end = line.length;
  let isInside = false;
  // From the end, so that a comma is inside where the next parenthesis closes one.
  for (let at = line.length - 1; at >= 0; at--) {
    const sign = line.charAt(at);
    if (sign === '(' || sign === ')') isInside = sign === ')';
    if (sign !== ',' || isInside || /\d/.test(line.charAt(at + 1))) continue;
    parts.push(line.slice(at + 1, end));
    end = at;
  }
  return [...parts, line.slice(0, end)].toReversed();
};

const LONGEST_PART = 40;
/** After the last comma of one name of several words, or of a sentence. */
const JOINED = /(?:^|\s)(?:and|or|y|e|o|ou|&)\s/i;

const isPart = (part: string): boolean => part !== '' && part.length <= LONGEST_PART && !JOINED.test(part);

/** The skills in one entry, trimmed, in their order; the entry alone where its commas belong to it. */
export function separateSkills(entry: string): string[] {
  return entry.split(ALWAYS).flatMap((line) => {
    const parts = splitAtCommas(line).map((part) => part.trim());
    const told = parts.filter((part) => part !== '');
    return told.every(isPart) ? told : [line.trim()];
  });
}

/** The same, and each thing of a listing with a conjunction: "Excel, QuickBooks and payroll". */
export function separateJoinedSkills(entry: string): string[] {
  return separateSkills(entry).flatMap((line) =>
    splitAtCommas(line)
      .flatMap((part) => part.split(/\s(?:and|y|e|&)\s/i))
      .map((part) => part.replace(/^(?:and|y|e|&)\s/i, '').trim())
      .filter((part) => part !== ''),
  );
}
