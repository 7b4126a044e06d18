/**
 * Holds out a tenth of the ESCO occupations, and uses them to measure how accurately titles are matched. Training uses none of their titles, not even where another occupation or
 * source has the same title.
 */

import { readTitleMeaning } from '../../src/engine/taxonomy/titles.ts';
import { foldText } from '../../src/engine/text/text.ts';
import { closeness } from '../../src/engine/text/title-meaning.ts';
import { createSeededDraw } from '../resumes/people/seeded.ts';
import { groupTitles, type TitleGroup } from './title-groups.ts';

const HELD_OUT_SHARE = 0.1;
const SPLIT_SEED = 20_251;

export interface Split {
  readonly trained: readonly TitleGroup[];
  readonly heldOut: readonly TitleGroup[];
}

const withoutTitles = (group: TitleGroup, foldedTitles: ReadonlySet<string>): TitleGroup => ({
  ...group,
  titles: Object.fromEntries(
    Object.entries(group.titles).map(([language, titles]) => [
      language,
      titles.filter((title) => !foldedTitles.has(foldText(title))),
    ]),
  ),
});

/** Splits groups for training and evaluation. Deterministic: the same groups always get the same split. */
export function splitGroups(groups: readonly TitleGroup[]): Split {
  const draw = createSeededDraw(SPLIT_SEED);
  const heldOut = groups.filter(({ source }) => source === 'esco' && draw.chance(HELD_OUT_SHARE));
  const heldOutSet = new Set(heldOut);
  const foldedTitles = new Set(heldOut.flatMap(groupTitles).map(foldText));
  const rest = groups.filter((group) => !heldOutSet.has(group)).map((group) => withoutTitles(group, foldedTitles));
  return { trained: rest.filter((group) => groupTitles(group).length > 1), heldOut };
}

/**
 * Returns the share of `queryGroups` whose preferred title in `from` is closest to their own preferred title in `to`, among the preferred titles of
 * `candidateGroups`. If both languages are the same, compares the second title of `queryGroups` instead of the preferred one.
 */
function measureAccuracy(
  queryGroups: readonly TitleGroup[],
  candidateGroups: readonly TitleGroup[],
  from: string,
  to: string,
): number {
  const candidateTitles = candidateGroups.flatMap((group) => {
    const title = group.titles[to]?.[0];
    return title === undefined ? [] : [{ group, meaning: readTitleMeaning(title) }];
  });
  let queries = 0;
  let hits = 0;
  for (const group of queryGroups) {
    const title = group.titles[from]?.[from === to ? 1 : 0];
    if (title === undefined || (group.titles[to] ?? []).length === 0) continue;
    const meaning = readTitleMeaning(title);
    let best = Number.NEGATIVE_INFINITY;
    let closestGroup: TitleGroup | null = null;
    for (const candidate of candidateTitles) {
      const value = closeness(meaning, candidate.meaning);
      if (value <= best) continue;
      best = value;
      closestGroup = candidate.group;
    }
    queries += 1;
    hits += Number(closestGroup === group);
  }
  return hits / Math.max(1, queries);
}

const LANGUAGE_PAIRS = [
  ['en', 'en'],
  ['es', 'es'],
  ['pt', 'pt'],
  ['es', 'en'],
  ['pt', 'en'],
  ['pt', 'es'],
] as const;

/** Renders a Markdown table of how often the closest occupation is the right one, among held-out occupations and among all of ESCO. */
export function heldOutTable({ trained, heldOut }: Split): string {
  const all = [...heldOut, ...trained.filter(({ source }) => source === 'esco')];
  const rows = LANGUAGE_PAIRS.map(([from, to]) => {
    const direction = from === to ? `${from}, second title → first title` : `${from} → ${to}`;
    const figures = [heldOut, all].map((candidateGroups) =>
      measureAccuracy(heldOut, candidateGroups, from, to).toFixed(3),
    );
    return `| ${direction} | ${figures.join(' | ')} |\n`;
  });
  return `| Found first | among ${heldOut.length} held-out occupations | among ${all.length} occupations |\n| --- | --- | --- |\n${rows.join('')}`;
}
