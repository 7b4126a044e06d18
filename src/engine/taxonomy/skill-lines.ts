/**
 * One line of the skill taxonomy: `Label | aliases | ^broader skills | ~related skill 0-10`, each part but the label may be
 * left out. A mark before an alias says what prose must show for it (name-evidence.ts): `!` never enough, it counts in lists
 * only; `&` a capital and company; `@` a capital; `#` its very letters. An alias that is the label itself marks the label.
 */
import type { Evidence } from '../text/name-evidence.ts';
import { words } from '../text/text.ts';

/** One way to write a skill, and what prose must show for it. */
export interface Spelling {
  readonly text: string;
  readonly needs: Evidence;
}

export interface SkillLine {
  readonly id: string;
  readonly label: string;
  /** The label first. */
  readonly spellings: readonly Spelling[];
  readonly broader: readonly string[];
  readonly related: readonly { readonly to: string; readonly credit: number }[];
}

const MARKS: ReadonlyMap<string, Evidence> = new Map([
  ['!', 'listed'],
  ['&', 'company'],
  ['@', 'capital'],
  ['#', 'letters'],
]);

/** The id of the skill with this label. */
export function slug(label: string): string {
  return words(label.replace(/\.(js|com)\b/i, ' $1').replace(/^\.NET/i, 'dotnet')).join('-');
}

function readSpelling(alias: string): Spelling {
  const needs = MARKS.get(alias.charAt(0));
  return needs === undefined ? { text: alias, needs: 'none' } : { text: alias.slice(1), needs };
}

function readRelated(text: string, label: string): { to: string; credit: number } {
  const match = /^(.*?) (\d+)$/.exec(text);
  if (match === null) throw new Error(`${label}: "${text}" names no credit`);
  return { to: match[1] ?? '', credit: Number(match[2]) / 10 };
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Reads a line; throws where a related skill has no credit. */
export function parseSkillLine(line: string): SkillLine {
  const [label = '', ...parts] = line.split('|').map((part) => part.trim());
  const section = (mark: string): string[] => listOf(parts.find((part) => part.startsWith(mark))?.slice(1) ?? '');
  const aliases = listOf(parts.find((part) => part !== '' && !/^[\^~]/.test(part)) ?? '').map(readSpelling);
  const isLabel = ({ text }: Spelling): boolean => text.toLowerCase() === label.toLowerCase();
  return {
    id: slug(label),
    label,
    spellings: [aliases.find(isLabel) ?? { text: label, needs: 'none' }, ...aliases.filter((alias) => !isLabel(alias))],
    broader: section('^'),
    related: section('~').map((item) => readRelated(item, label)),
  };
}

/** What programs that do the same work are worth for each other where a group says nothing else. */
const RIVAL_CREDIT = 0.6;

/** The programs of a group, which earn part credit for each other. */
export interface ToolGroup {
  readonly credit: number;
  readonly tools: readonly SkillLine[];
}

function parseTool(tool: string, broader: readonly string[]): SkillLine {
  const [named = '', ...inParentheses] = tool.split('(');
  const mark = /^[!@&#]/.exec(named)?.[0] ?? '';
  const label = named.slice(mark.length).trimEnd();
  const aliases = inParentheses.join('(').replace(/\)$/, '');
  const own = mark === '' ? '' : `${mark}${mark === '#' ? label : label.toLowerCase()}, `;
  return { ...parseSkillLine(`${label} | ${own}${aliases}`), broader };
}

/**
 * Reads groups of programs: a line `= broader skills ~credit 0-10`, each part of which may be left out, and lines of programs
 * with their aliases in parentheses, parted by semicolons. A mark before a program is of its name.
 */
export function parseToolGroups(text: string): ToolGroup[] {
  const groups = text.trim().split(/^= /m).slice(1);
  return groups.map((group) => {
    const [heading = '', ...lines] = group.trim().split('\n');
    const [broader = '', credit] = heading.split('~');
    const tools = lines.flatMap((line) => line.split(';')).map((tool) => tool.trim());
    return {
      credit: credit === undefined ? RIVAL_CREDIT : Number(credit) / 10,
      tools: tools.filter((tool) => tool !== '').map((tool) => parseTool(tool, listOf(broader))),
    };
  });
}
