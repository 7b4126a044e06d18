/**
 * Bias audit measures as defined by New York City's rules (6 RCNY § 5-300): scoring rate, selection rate and impact ratio by sex, by race or
 * ethnicity, and crossed. Pure. No numbers are published for a category with fewer than `MIN_PUBLISHED_PEOPLE` people, however many applications they
 * filed. Withheld numbers cannot be derived by subtraction within a table.
 */
import { type Answer, crossedCategories, type NamedCategory, type RaceScheme, races, sexes } from './categories.ts';
import { fisherProbability, median, wilsonInterval } from './statistics.ts';

/** Categories with fewer people are withheld. */
export const MIN_PUBLISHED_PEOPLE = 5;
/** Categories with a smaller share are left out of impact ratios, as 6 RCNY § 5-301 permits. */
export const MIN_COMPARED_SHARE = 0.02;
/** Impact ratios below this are marked (29 CFR § 1607.4(D)). */
export const FOUR_FIFTHS = 0.8;
/** With fewer applications, or a higher probability, a difference is reported as possibly due to chance. */
const SMALL_SAMPLE = 30;
const LIKELY_CHANCE = 0.05;

/** An application: the candidate's answers, score (null: considered without one) and whether they were moved forward. */
export interface AssessedApplication extends Answer {
  /** The candidate. Several applications of a person count as one person when withholding. */
  person: string;
  score: number | null;
  isSelected: boolean;
}

/** A rate with its significance. `ratio` and `chance` are null if the category is left out of impact ratios, or if no one was favored. */
export interface Rate {
  hits: number;
  of: number;
  rate: number;
  low: number;
  high: number;
  ratio: number | null;
  isBelowFourFifths: boolean;
  /** The probability of Fisher's exact test against the most favored category; null for that category or an equal rate. */
  chance: number | null;
  /** True if the sample is small or the difference is possibly due to chance. */
  isUncertain: boolean;
}

/** A category of a table. `withheld` has no numbers; `small-share` has rates but no impact ratios. */
export interface Category {
  code: string;
  name: string;
  state: 'counted' | 'small-share' | 'withheld' | 'empty';
  /** The number of applications; null if withheld. */
  applications: number | null;
  /** Null if the category is withheld, or if no one in it has a score. */
  scoring: Rate | null;
  selection: Rate | null;
}

export interface CategoryTable {
  name: 'Sex' | 'Race or ethnicity' | 'Sex and race or ethnicity';
  categories: Category[];
  /** Applications without an answer in these categories. */
  unknown: number;
}

export interface BiasMeasures {
  applications: number;
  scored: number;
  /** Median of all scores, including unknown people; null without scores. */
  median: number | null;
  selected: number;
  tables: CategoryTable[];
}

type Groups = ReadonlyMap<string, readonly AssessedApplication[]>;

function groupByCode(
  applications: readonly AssessedApplication[],
  pickCode: (application: AssessedApplication) => string | null,
): Map<string, AssessedApplication[]> {
  const groups = new Map<string, AssessedApplication[]>();
  for (const application of applications) {
    const code = pickCode(application);
    if (code === null) continue;
    const group = groups.get(code);
    if (group === undefined) groups.set(code, [application]);
    else group.push(application);
  }
  return groups;
}

/** Returns the codes of categories with too few people. If these have too few people together, adds the next smallest category. */
function findWithheldCodes(groups: Groups): Set<string> {
  const sized = [...groups].map(([code, group]) => ({ code, people: new Set(group.map(({ person }) => person)).size }));
  const withheld = new Set<string>();
  let withheldCount = 0;
  for (const { code, people } of sized.toSorted((a, b) => a.people - b.people)) {
    const isAlone = withheldCount > 0 && withheldCount < MIN_PUBLISHED_PEOPLE;
    if (people >= MIN_PUBLISHED_PEOPLE && !isAlone) break;
    withheld.add(code);
    withheldCount += people;
  }
  return withheld;
}

interface Count {
  hits: number;
  of: number;
}

function calculateRate({ hits, of }: Count, best: Count | null, isCompared: boolean): Rate {
  const rate = hits / of;
  const isRated = isCompared && best !== null && best.hits > 0;
  const ratio = isRated ? rate / (best.hits / best.of) : null;
  const chance = isRated && rate < best.hits / best.of ? fisherProbability({ hits, of }, best) : null;
  const isBelowFourFifths = ratio !== null && ratio < FOUR_FIFTHS;
  const mayBeChance = of < SMALL_SAMPLE || (best !== null && best.of < SMALL_SAMPLE) || (chance ?? 0) > LIKELY_CHANCE;
  return { hits, of, rate, ...wilsonInterval(hits, of), ratio, isBelowFourFifths, chance, isUncertain: mayBeChance };
}

/** Calculates the rates of each category for a kind of hit, relative to the most favored of the compared categories. */
function calculateRates(
  groups: Groups,
  isCompared: (code: string) => boolean,
  isHit: (application: AssessedApplication) => boolean | null,
): Map<string, Rate> {
  const counts = new Map<string, Count>();
  for (const [code, group] of groups) {
    const hits = group.map(isHit).filter((hit) => hit !== null);
    if (hits.length > 0) counts.set(code, { hits: hits.filter(Boolean).length, of: hits.length });
  }
  let best: Count | null = null;
  for (const [code, count] of counts) {
    if (isCompared(code) && (best === null || count.hits / count.of > best.hits / best.of)) best = count;
  }
  return new Map([...counts].map(([code, count]) => [code, calculateRate(count, best, isCompared(code))]));
}

interface TableDefinition {
  name: CategoryTable['name'];
  categories: readonly NamedCategory[];
  categoryCode: (application: AssessedApplication) => string | null;
}

function buildTable(
  applications: readonly AssessedApplication[],
  medianScore: number | null,
  { name, categories, categoryCode }: TableDefinition,
) {
  const groups = groupByCode(applications, categoryCode);
  const withheld = findWithheldCodes(groups);
  const publishedGroups: Groups = new Map([...groups].filter(([code]) => !withheld.has(code)));
  const isCompared = (code: string): boolean =>
    (publishedGroups.get(code)?.length ?? 0) >= MIN_COMPARED_SHARE * applications.length;
  const scoring = calculateRates(publishedGroups, isCompared, ({ score }) =>
    score === null || medianScore === null ? null : score > medianScore,
  );
  const selection = calculateRates(publishedGroups, isCompared, ({ isSelected }) => isSelected);
  const categoryState = (code: string): Category['state'] => {
    if (withheld.has(code)) return 'withheld';
    if (!publishedGroups.has(code)) return 'empty';
    return isCompared(code) ? 'counted' : 'small-share';
  };
  const knownCount = [...groups.values()].reduce((sum, { length }) => sum + length, 0);
  const table: CategoryTable = {
    name,
    unknown: applications.length - knownCount,
    categories: categories.map(([code, title]) => ({
      code,
      name: title,
      state: categoryState(code),
      applications: withheld.has(code) ? null : (publishedGroups.get(code)?.length ?? 0),
      scoring: scoring.get(code) ?? null,
      selection: selection.get(code) ?? null,
    })),
  };
  return table;
}

/** Calculates the measures of all applications of a period. */
export function measureBias(applications: readonly AssessedApplication[], scheme: RaceScheme): BiasMeasures {
  const scores = applications.map(({ score }) => score).filter((score) => score !== null);
  const medianScore = median(scores);
  const codes = new Set(races(scheme).map(([code]) => code));
  // An answer in another scheme counts as unknown.
  const knownRace = ({ race }: AssessedApplication): string | null => (race !== null && codes.has(race) ? race : null);
  const crossingCode = (application: AssessedApplication): string | null => {
    const race = knownRace(application);
    return application.sex === null || race === null ? null : `${application.sex}/${race}`;
  };
  const tableDefinitions: TableDefinition[] = [
    { name: 'Sex', categories: sexes(), categoryCode: ({ sex }) => sex },
    { name: 'Race or ethnicity', categories: races(scheme), categoryCode: knownRace },
    { name: 'Sex and race or ethnicity', categories: crossedCategories(scheme), categoryCode: crossingCode },
  ];
  return {
    applications: applications.length,
    scored: scores.length,
    median: medianScore,
    selected: applications.filter(({ isSelected }) => isSelected).length,
    tables: tableDefinitions.map((definition) => buildTable(applications, medianScore, definition)),
  };
}
