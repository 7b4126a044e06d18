/**
 * The format of a line in the skill taxonomy: `Label | aliases | ^broader skills | ~related skill 0-10`. All parts except the label are optional. A
 * mark before an alias is the evidence that prose needs (name-evidence.ts). `!` counts only in lists. `&` needs a capital, and other evidence that a
 * program is meant (`context`). `%` needs the same, for names of people and places. `@` needs a capital. `#` needs exact letters. The mark of an
 * alias that equals the label applies to the label.
 */
import type { Evidence } from '../text/name-evidence.ts';
import { words } from '../text/text.ts';

/** A spelling of a skill, with the evidence that it needs in prose. */
export interface Spelling {
  readonly text: string;
  readonly needs: Evidence;
}

export interface SkillLine {
  readonly id: string;
  readonly label: string;
  /** All spellings, starting with the label. */
  readonly spellings: readonly Spelling[];
  readonly broader: readonly string[];
  readonly related: readonly { readonly to: string; readonly credit: number }[];
}

const MARKS: ReadonlyMap<string, Evidence> = new Map([
  ['!', 'listed'],
  ['&', 'context'],
  ['%', 'person'],
  ['@', 'capital'],
  ['#', 'letters'],
]);

/** Returns the id of the skill with this label. */
export function slug(label: string): string {
  return words(label.replace(/\.(js|com)\b/i, ' $1').replace(/^\.NET/i, 'dotnet')).join('-');
}

function readSpelling(alias: string): Spelling {
  const needs = MARKS.get(alias.charAt(0));
  return needs === undefined ? { text: alias, needs: 'none' } : { text: alias.slice(1), needs };
}

function readRelated(text: string, label: string): { to: string; credit: number } {
  const match = /^(.*?) (\d+)$/.exec(text);
  if (match === null) throw new Error(`${label}: "${text}" has no credit`);
  return { to: match[1] ?? '', credit: Number(match[2]) / 10 };
}

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Parses a line. Throws if a related skill has no credit. */
export function parseSkillLine(line: string): SkillLine {
  const [label = '', ...parts] = line.split('|').map((part) => part.trim());
  const section = (mark: string): string[] => splitList(parts.find((part) => part.startsWith(mark))?.slice(1) ?? '');
  const aliases = splitList(parts.find((part) => part !== '' && !/^[\^~]/.test(part)) ?? '').map(readSpelling);
  const isLabel = ({ text }: Spelling): boolean => text.toLowerCase() === label.toLowerCase();
  return {
    id: slug(label),
    label,
    spellings: [aliases.find(isLabel) ?? { text: label, needs: 'none' }, ...aliases.filter((alias) => !isLabel(alias))],
    broader: section('^'),
    related: section('~').map((item) => readRelated(item, label)),
  };
}

/** Default credit between programs that do the same work. */
const RIVAL_CREDIT = 0.6;

/** A group of programs that earn partial credit for each other. */
export interface ToolGroup {
  readonly credit: number;
  readonly tools: readonly SkillLine[];
}

function parseTool(tool: string, broader: readonly string[]): SkillLine {
  const [markedName = '', ...inParentheses] = tool.split('(');
  const mark = /^[!@&%#]/.exec(markedName)?.[0] ?? '';
  const label = markedName.slice(mark.length).trimEnd();
  const aliases = inParentheses.join('(').replace(/\)$/, '');
  const own = mark === '' ? '' : `${mark}${mark === '#' ? label : label.toLowerCase()}, `;
  return { ...parseSkillLine(`${label} | ${own}${aliases}`), broader };
}

/**
 * Parses groups of programs. A group is a line `= broader skills ~credit 0-10` with optional parts, followed by lines of programs. Programs have
 * aliases in parentheses and are separated by semicolons. A mark before a program applies to its name.
 */
export function parseToolGroups(text: string): ToolGroup[] {
  const groups = text.trim().split(/^= /m).slice(1);
  return groups.map((group) => {
    const [heading = '', ...lines] = group.trim().split('\n');
    const [broader = '', credit] = heading.split('~');
    const tools = lines.flatMap((line) => line.split(';')).map((tool) => tool.trim());
    return {
      credit: credit === undefined ? RIVAL_CREDIT : Number(credit) / 10,
      tools: tools.filter((tool) => tool !== '').map((tool) => parseTool(tool, splitList(broader))),
    };
  });
}
