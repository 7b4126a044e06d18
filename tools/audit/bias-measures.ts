/**
 * The numbers of a bias audit, as New York City's rules define them (6 RCNY § 5-300): scoring rate, selection rate and impact ratio for each
 * category of sex, of race or ethnicity, and of both crossed. Pure.
 * Invariant: of a category with fewer than `SMALL_CELL` people nothing is given, however many applications they filed, and what is withheld
 * cannot be had by subtraction of one table.
 */
import { type Answer, crossings, type Named, races, type Scheme, sexes } from './categories.ts';
import { fisher, median, wilson } from './statistics.ts';

/** A category with fewer people is withheld. */
export const SMALL_CELL = 5;
/** A category with a smaller share of the people may be left out of impact ratios (6 RCNY § 5-301), and is. */
export const SMALL_SHARE = 0.02;
/** An impact ratio below is marked (29 CFR § 1607.4(D)). */
export const FOUR_FIFTHS = 0.8;
/** Below so many people, or above such a chance, a difference may well be chance, and is said to. */
const SMALL_SAMPLE = 30;
const LIKELY_CHANCE = 0.05;

/** One application: what its candidate said of themselves, their score (null: considered without one) and whether they were moved forward. */
export interface Assessed extends Answer {
  /** Whose it is: several applications of one person are one person in what is withheld. */
  person: string;
  score: number | null;
  isSelected: boolean;
}

/** A rate with what it is worth. `ratio` and `chance` are null where the category is left out of impact ratios, or nobody at all was favoured. */
export interface Rate {
  hits: number;
  of: number;
  rate: number;
  low: number;
  high: number;
  ratio: number | null;
  isBelowFourFifths: boolean;
  /** Fisher's exact test against the most favoured category; null where it is that one, or as much favoured. */
  chance: number | null;
  /** A small sample, or a difference that may be chance. */
  isUncertain: boolean;
}

/** A category of a table. `withheld` has no numbers at all; `small-share` has rates and no impact ratios. */
export interface Category {
  code: string;
  name: string;
  state: 'counted' | 'small-share' | 'withheld' | 'empty';
  people: number | null;
  /** Null where nobody of them has a score. */
  scoring: Rate | null;
  selection: Rate | null;
}

export interface CategoryTable {
  name: 'Sex' | 'Race or ethnicity' | 'Sex and race or ethnicity';
  categories: Category[];
  /** Those who did not say it. */
  unknown: number;
}

export interface BiasMeasures {
  applications: number;
  scored: number;
  /** Of all scores, of unknown people too; null without scores. */
  median: number | null;
  selected: number;
  tables: CategoryTable[];
}

type Groups = ReadonlyMap<string, readonly Assessed[]>;

function groupsBy(people: readonly Assessed[], codeOf: (one: Assessed) => string | null): Map<string, Assessed[]> {
  const groups = new Map<string, Assessed[]>();
  for (const one of people) {
    const code = codeOf(one);
    if (code === null) continue;
    const group = groups.get(code);
    if (group === undefined) groups.set(code, [one]);
    else group.push(one);
  }
  return groups;
}

/** The small categories and, while they have too few people together to hide one another, the smallest of the others. */
function withheldOf(groups: Groups): Set<string> {
  const sized = [...groups].map(([code, group]) => ({ code, people: new Set(group.map(({ person }) => person)).size }));
  const withheld = new Set<string>();
  let hidden = 0;
  for (const { code, people } of sized.toSorted((a, b) => a.people - b.people)) {
    const isAlone = hidden > 0 && hidden < SMALL_CELL;
    if (people >= SMALL_CELL && !isAlone) break;
    withheld.add(code);
    hidden += people;
  }
  return withheld;
}

interface Count {
  hits: number;
  of: number;
}

function rateOf({ hits, of }: Count, best: Count | null, isCompared: boolean): Rate {
  const rate = hits / of;
  const isRated = isCompared && best !== null && best.hits > 0;
  const ratio = isRated ? rate / (best.hits / best.of) : null;
  const chance = isRated && rate < best.hits / best.of ? fisher({ hits, of }, best) : null;
  const isBelowFourFifths = ratio !== null && ratio < FOUR_FIFTHS;
  const mayBeChance = of < SMALL_SAMPLE || (best !== null && best.of < SMALL_SAMPLE) || (chance ?? 0) > LIKELY_CHANCE;
  return { hits, of, rate, ...wilson(hits, of), ratio, isBelowFourFifths, chance, isUncertain: mayBeChance };
}

/** The rates of each category by what counts as a hit, against the most favoured of those that are compared. */
function ratesOf(
  groups: Groups,
  isCompared: (code: string) => boolean,
  hitOf: (one: Assessed) => boolean | null,
): Map<string, Rate> {
  const counts = new Map<string, Count>();
  for (const [code, group] of groups) {
    const seen = group.map(hitOf).filter((hit) => hit !== null);
    if (seen.length > 0) counts.set(code, { hits: seen.filter(Boolean).length, of: seen.length });
  }
  let best: Count | null = null;
  for (const [code, count] of counts) {
    if (isCompared(code) && (best === null || count.hits / count.of > best.hits / best.of)) best = count;
  }
  return new Map([...counts].map(([code, count]) => [code, rateOf(count, best, isCompared(code))]));
}

interface TableQuestion {
  name: CategoryTable['name'];
  categories: readonly Named[];
  codeOf: (one: Assessed) => string | null;
}

function tableOf(people: readonly Assessed[], middle: number | null, { name, categories, codeOf }: TableQuestion) {
  const groups = groupsBy(people, codeOf);
  const withheld = withheldOf(groups);
  const shown: Groups = new Map([...groups].filter(([code]) => !withheld.has(code)));
  const isCompared = (code: string): boolean => (shown.get(code)?.length ?? 0) >= SMALL_SHARE * people.length;
  const scoring = ratesOf(shown, isCompared, ({ score }) =>
    score === null || middle === null ? null : score > middle,
  );
  const selection = ratesOf(shown, isCompared, ({ isSelected }) => isSelected);
  const stateOf = (code: string): Category['state'] => {
    if (withheld.has(code)) return 'withheld';
    if (!shown.has(code)) return 'empty';
    return isCompared(code) ? 'counted' : 'small-share';
  };
  const known = [...groups.values()].reduce((sum, { length }) => sum + length, 0);
  const table: CategoryTable = {
    name,
    unknown: people.length - known,
    categories: categories.map(([code, title]) => ({
      code,
      name: title,
      state: stateOf(code),
      people: withheld.has(code) ? null : (shown.get(code)?.length ?? 0),
      scoring: scoring.get(code) ?? null,
      selection: selection.get(code) ?? null,
    })),
  };
  return table;
}

/** The measures of all applications of a period. */
export function measureBias(people: readonly Assessed[], scheme: Scheme): BiasMeasures {
  const scores = people.map(({ score }) => score).filter((score) => score !== null);
  const middle = median(scores);
  const known = new Set(races(scheme).map(([code]) => code));
  // Who was asked by other categories is unknown in these.
  const raceOf = ({ race }: Assessed): string | null => (race !== null && known.has(race) ? race : null);
  const crossingOf = (one: Assessed): string | null => {
    const race = raceOf(one);
    return one.sex === null || race === null ? null : `${one.sex}/${race}`;
  };
  const questions: TableQuestion[] = [
    { name: 'Sex', categories: sexes(), codeOf: ({ sex }) => sex },
    { name: 'Race or ethnicity', categories: races(scheme), codeOf: raceOf },
    { name: 'Sex and race or ethnicity', categories: crossings(scheme), codeOf: crossingOf },
  ];
  return {
    applications: people.length,
    scored: scores.length,
    median: middle,
    selected: people.filter(({ isSelected }) => isSelected).length,
    tables: questions.map((question) => tableOf(people, middle, question)),
  };
}
