/**
 * Gathers the candidates that a list by score is ranked from: some hundreds, whatever the number of candidates. First a look
 * at the newest who match; then, for jobs that this does not serve, steps through the GIN indexes from the narrowest to
 * the widest. Every step fetches only what the look has shown to be rare. Invariant: who matches the filters is in the
 * pool completely where they are not more than POOL_SIZE.
 */
import { and, arrayContains, arrayOverlaps, between, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import type { BrowseFilters, OpenJob } from '../candidates.domain.ts';
import { chooseLikeliest, type Demand, demandOf, fitsTerms, NEAR, type PoolMember } from '../pool.domain.ts';
import { fetchByKeys, hasFacets, hasKeys, NEWEST, searchInOrder } from './browse.db.ts';
import { candidates } from './candidates.tables.ts';

/** The best few hundred of a list by score; more than anyone pages through, few enough to score within milliseconds. */
export const POOL_SIZE = 400;
/** The newest that are looked at for every list, and how far the walk to them may go where few match. */
const LOOKED_AT = 1_500;
const LOOK_WALK = 6_000;
/** Jobs that candidates are searched for; with more open ones, the newest. All are scored against. */
const MOST_JOBS_SEARCHED = 20;
/** From how many good ones on a single job needs no further step; several jobs share it. */
const ENOUGH_FOR_ONE = 200;
/** What a step may bring for a single job; several jobs share it. */
const REACH_FOR_ONE = 1_000;
/** With more skills than this, "all but one" is asked by halves: who lacks one skill has one half complete. */
const MOST_SKILLS_SPELLED_OUT = 8;

const columns = sql`${candidates.id} as id, ${candidates.updatedAt}::text as version, array_to_string(${candidates.skillKeys}, ',') as "skillKeys",
  array_to_string(${candidates.titleKeys}, ',') as "titleKeys", ${candidates.hourlyRate} as "hourlyRate", ${candidates.availability} as availability,
  ${candidates.offsetJanuary} as "offsetJanuary"`;

/** A member as it is read: keys joined by commas, which no key holds; the driver is slow at reading arrays. */
type MemberRow = Omit<PoolMember, 'skillKeys' | 'titleKeys'> & { skillKeys: string; titleKeys: string };

const toMember = (row: MemberRow): PoolMember => ({
  ...row,
  skillKeys: row.skillKeys.split(','),
  titleKeys: row.titleKeys.split(','),
});

/** A step of the search for one job: whom it asks for, in SQL and of those already known. */
interface Step {
  keys: SQL | undefined;
  isMet: (member: PoolMember) => boolean;
}

const allButOne = (keys: readonly string[]): SQL | undefined => {
  const half = Math.ceil(keys.length / 2);
  const groups =
    keys.length > MOST_SKILLS_SPELLED_OUT
      ? [keys.slice(0, half), keys.slice(half)]
      : keys.map((_, left) => keys.filter((_key, index) => index !== left));
  return or(...groups.map((group) => arrayContains(candidates.skillKeys, group)));
};

/** Within the budget, available as asked, near the company's hours; the same in SQL as `fitsTerms` in memory. */
const termsOf = ({ budget, workType, offsetJanuary }: Demand): SQL | undefined =>
  and(
    budget === null ? undefined : lte(candidates.hourlyRate, budget),
    workType === null ? undefined : sql`${candidates.availability} = ${workType}`,
    offsetJanuary === null ? undefined : between(candidates.offsetJanuary, offsetJanuary - NEAR, offsetJanuary + NEAR),
  );

const atLeast = (keys: readonly string[], wanted: ReadonlySet<string>, least: number): boolean =>
  keys.filter((key) => wanted.has(key)).length >= least;

/** From the likeliest to fit to the least; a step that the job says nothing for is left out. */
const stepsFor = (demand: Demand): Step[] => {
  const [skills, titles, related] = [[...demand.skills], [...demand.titles], [...demand.related]];
  const hasSkills = (least: number) => (member: PoolMember) => atLeast(member.skillKeys, demand.skills, least);
  const hasAll = hasSkills(skills.length);
  const hasTitle = (member: PoolMember) => atLeast(member.titleKeys, demand.titles, 1);
  const hasRelated = (member: PoolMember) => atLeast(member.skillKeys, demand.related, 1);
  const all = () => arrayContains(candidates.skillKeys, skills);
  const title = () => arrayOverlaps(candidates.titleKeys, titles);
  const isBoth = skills.length > 0 && titles.length > 0;
  const isFitting = (it: PoolMember) => hasAll(it) && hasTitle(it) && fitsTerms(demand, it);
  return [
    ...(isBoth ? [{ keys: and(all(), title(), termsOf(demand)), isMet: isFitting }] : []),
    ...(isBoth ? [{ keys: and(all(), title()), isMet: (it: PoolMember) => hasAll(it) && hasTitle(it) }] : []),
    ...(skills.length > 0 ? [{ keys: all(), isMet: hasAll }] : []),
    ...(skills.length > 2 ? [{ keys: allButOne(skills), isMet: hasSkills(skills.length - 1) }] : []),
    ...(titles.length > 0 ? [{ keys: title(), isMet: hasTitle }] : []),
    ...(skills.length > 1 ? [{ keys: arrayOverlaps(candidates.skillKeys, skills), isMet: hasSkills(1) }] : []),
    ...(related.length > 0 ? [{ keys: arrayOverlaps(candidates.skillKeys, related), isMet: hasRelated }] : []),
  ];
};

/** The search for one job: its steps, and how many are known who meet one of those taken. */
interface JobSearch {
  steps: Step[];
  good: Set<string>;
}

const countGood = (search: JobSearch, step: Step, members: Iterable<PoolMember>): void => {
  for (const member of members) if (step.isMet(member)) search.good.add(member.id);
};

/** One step for all jobs that still need it, in one statement. */
const takeStep = async (
  db: Queryable,
  filters: BrowseFilters,
  searches: JobSearch[],
  number: number,
  known: Map<string, PoolMember>,
): Promise<void> => {
  const enough = Math.ceil(ENOUGH_FOR_ONE / searches.length);
  const limit = Math.ceil(REACH_FOR_ONE / searches.length);
  const lacking = searches.filter(({ steps, good }) => steps[number] !== undefined && good.size < enough);
  for (const search of lacking) if (search.steps[number]) countGood(search, search.steps[number], known.values());
  const statements = lacking
    .filter(({ good }) => good.size < enough)
    .map(({ steps }) => {
      const keys = and(hasKeys(filters), steps[number]?.keys);
      return sql`(${fetchByKeys({ columns, facets: hasFacets(filters), keys, order: NEWEST, limit })})`;
    });
  if (statements.length === 0) return;
  const reached = rowsOf<MemberRow>(await db.execute(sql.join(statements, sql` union all `))).map(toMember);
  for (const member of reached) known.set(member.id, member);
  for (const search of lacking) if (search.steps[number]) countGood(search, search.steps[number], reached);
};

/** At most POOL_SIZE candidates who match the filters and are the likeliest to fit one of the jobs; their order means nothing. */
export const gatherPool = async (
  db: Queryable,
  filters: BrowseFilters,
  jobs: readonly OpenJob[],
): Promise<PoolMember[]> => {
  const demands = jobs.slice(0, MOST_JOBS_SEARCHED).map(demandOf);
  const { rows, isComplete } = await searchInOrder<MemberRow>(db, {
    columns,
    facets: hasFacets(filters),
    keys: hasKeys(filters),
    order: NEWEST,
    limit: LOOKED_AT,
    walk: LOOK_WALK,
    enough: POOL_SIZE,
  });
  const known = new Map(rows.map((row) => [row.id, toMember(row)]));
  if (!isComplete) {
    const searches = demands.map((demand): JobSearch => ({ steps: stepsFor(demand), good: new Set() }));
    const longest = Math.max(0, ...searches.map(({ steps }) => steps.length));
    for (let number = 0; number < longest; number += 1) await takeStep(db, filters, searches, number, known);
  }
  return chooseLikeliest([...known.values()], demands, POOL_SIZE);
};
