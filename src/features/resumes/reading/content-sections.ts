/**
 * Finds sections without a readable heading, as in résumés with images or outlines for headings, or with only space between the parts. Separates the
 * lines that belong to each section from those of sections without a heading. The Viterbi algorithm finds the division whose lines fit their sections
 * best. Each new section has a cost, which is lower at a wide gap. A part whose content does not prove its kind stays in its section, or becomes
 * `other` in the head.
 */
import { contentKind } from './content-kind.ts';
import { findHeadDate, isProse } from './head-parts.ts';
import type { SectionKind } from './headings.ts';
import { findLanguages } from './language-levels.ts';
import type { Line } from './page-lines.ts';
import { namesDegree, namesSchool, titleScore } from './role-words.ts';
import { type Signs, scoreSections } from './section-signs.ts';
import { readSkills } from './skills.ts';

type Kind = SectionKind | 'head';

interface Part {
  readonly kind: Kind;
  readonly lines: readonly Line[];
  readonly isUnnamed?: boolean;
}

/** The sections to search for if they have no heading. */
const SEARCHED_KINDS = ['experience', 'education', 'skills', 'languages'] as const;

/** The cost of starting another section. It depends on the gap above its first line, in multiples of the usual gap. */
const COST_WITHIN = 7;
const COST_AFTER_GAP = 4;
const COST_AFTER_WIDE_GAP = 2.5;
const MIN_GAP = 1.25;
const MIN_WIDE_GAP = 1.7;
/** The bonus for a line that stays in the section whose heading is above it. */
const OWN_SECTION_BONUS = { head: 0, named: 1.5 };

const distance = (line: Line, above: Line): number => (line.y - above.y) / Math.max(line.size, above.size, 1);

const isNewColumn = (line: Line, above: Line): boolean => line.page !== above.page || line.y <= above.y - line.size;

/** Returns the usual distance between lines, in multiples of the font size. */
const usualDistance = (lines: readonly Line[]): number => {
  const all = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    return above === undefined || isNewColumn(line, above) ? [] : [distance(line, above)];
  });
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.4)] ?? 1;
};

const sectionStartCost = (line: Line, above: Line, usual: number): number => {
  if (isNewColumn(line, above)) return COST_AFTER_WIDE_GAP;
  const gap = distance(line, above) / Math.max(usual, 0.1);
  return gap < MIN_GAP ? COST_WITHIN : gap < MIN_WIDE_GAP ? COST_AFTER_GAP : COST_AFTER_WIDE_GAP;
};

/** Returns the kind of each line in the division with the highest score. */
const bestKinds = (lines: readonly Line[], own: Kind, kinds: readonly Kind[]): Kind[] => {
  const usual = usualDistance(lines);
  let scores = kinds.map((kind) => (kind === own ? 0 : -COST_AFTER_GAP));
  const previousStates: number[][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const signs: Signs = scoreSections(line, above);
    const cost = above === undefined ? COST_WITHIN : sectionStartCost(line, above, usual);
    const best = scores.indexOf(Math.max(...scores));
    const predecessors = kinds.map((_, to) => ((scores[best] ?? 0) - cost > (scores[to] ?? 0) ? best : to));
    const bonus = own === 'head' ? OWN_SECTION_BONUS.head : OWN_SECTION_BONUS.named;
    scores = kinds.map((kind, to) => {
      const predecessor = predecessors[to] ?? to;
      const previousScore = (scores[predecessor] ?? 0) - (predecessor === to ? 0 : cost);
      return previousScore + (signs[kind] ?? 0) + (kind === own ? bonus : 0);
    });
    previousStates.push(predecessors);
  }
  let state = scores.indexOf(Math.max(...scores));
  const found: Kind[] = [];
  for (let index = lines.length - 1; index >= 0; index--) {
    found.push(kinds[state] ?? own);
    state = previousStates[index]?.[state] ?? state;
  }
  return found.toReversed();
};

const MIN_SKILLS = 3;

/** Returns true if the lines prove their kind. */
const isProven = (kind: Kind, lines: readonly Line[]): boolean => {
  if (contentKind(lines) === kind) return true;
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  if (kind === 'experience')
    return (
      lines.some((line) => findHeadDate(line)?.isRange) &&
      lines.some(({ text }) => titleScore(text) !== 0 || namesDegree(text))
    );
  if (kind === 'education') return texts.some(namesSchool) && texts.some(namesDegree);
  if (kind === 'languages') return lines.some(({ text }) => findLanguages(text).some(({ level }) => level !== null));
  if (kind === 'skills')
    return (
      readSkills(lines).skills.length >= MIN_SKILLS &&
      !lines.some((line) => isProse(line) && !/[,;|•·]/.test(line.text))
    );
  return kind === 'summary' || kind === 'other';
};

const groupByKind = (lines: readonly Line[], kinds: readonly Kind[]): Part[] => {
  const parts: { kind: Kind; lines: Line[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const kind = kinds[index] ?? 'other';
    const last = parts.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else parts.push({ kind, lines: [line] });
  }
  return parts;
};

const divideSection = ({ kind: own, lines, isUnnamed = false }: Part, missing: readonly Kind[]): Part[] => {
  // Lines under `Volunteering` stay there, even if they look like a job.
  if (own === 'other' && !isUnnamed) return [{ kind: own, lines }];
  const parts = groupByKind(lines, bestKinds(lines, own, [...new Set([own, ...missing])]));
  const newParts = parts.filter(({ kind }) => kind !== own && kind !== 'summary' && kind !== 'other');
  // If no new section is proven, the lines stay in their section. `findIntroduction` reads the prose of the head.
  if (!newParts.some((part) => isProven(part.kind, part.lines))) return [{ kind: own, lines }];
  const rest: Kind = own === 'head' ? 'other' : own;
  return parts.map((part) => (part.kind === own || isProven(part.kind, part.lines) ? part : { ...part, kind: rest }));
};

/** Returns the sections, including those without a heading. */
export const withContentSections = (sections: readonly Part[]): Part[] => {
  const has = (kind: Kind): boolean => sections.some((section) => section.kind === kind);
  const missing: Kind[] = SEARCHED_KINDS.filter((kind) => !has(kind));
  if (missing.length === 0) return [...sections];
  const fallbackKinds: Kind[] = has('summary') ? ['other'] : ['summary', 'other'];
  return sections.flatMap((section) => divideSection(section, [...missing, ...fallbackKinds]));
};
