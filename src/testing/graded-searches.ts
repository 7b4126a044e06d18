/**
 * Searches with a grade (0-3) for every row in a list, to measure search quality: nDCG@10 and the recall of exact words. Grades are assigned by role,
 * and conditions change the grades of some rows. The lists are the people and jobs in the demo market, and a generated crowd.
 */
import { readFileSync } from 'node:fs';
import { createWorld } from '#demo/demo-cast.ts';
import { createDemoRandom } from '#demo/demo-random.ts';
import { DEMO_ROLES } from '#demo/demo-roles.ts';
import { foldText, prepareCandidate, prepareJob, readSearch, type Search } from '#engine/matching.domain.ts';
import { ALL_CANDIDATES } from '#engine/retrieval/candidate-filter.ts';
import { CandidateIndex, CandidateSearcher } from '#engine/retrieval/candidate-index.ts';
import { ALL_JOBS, JobIndex, JobSearcher } from '#engine/retrieval/job-index.ts';
import { derivedCandidateColumns } from '#features/candidates/server/candidates.service.ts';
import { newId } from '#server/ids.ts';
import { likePattern, searchWords } from '#server/search/search-words.db.ts';
import { drawPost, drawProfile, drawRole } from './market/market.ts';
import { createSeededRandom } from './market/random.ts';

/** A row of a list, with the fields that its grade depends on. */
interface GradedRow {
  id: string;
  role: string;
  skills: readonly string[];
  country: string | null;
  city: string | null;
  searchText: string;
}

/** A list with its rows and its search. The search returns the best match first. */
export interface SearchedList {
  rows: readonly GradedRow[];
  find(query: string): readonly string[];
}

/** Returns the ids that a search finds, best first. */
const findIds = (query: string, find: (search: Search | null) => readonly { id: string }[]): string[] => {
  const rows = find(readSearch(foldText(query)));
  return rows.map(({ id }) => id);
};

const NOW = Date.UTC(2026, 10, 1);
const CROWD = 1_500;

/** Returns the title of the demo role that a person's job title contains, or '' if there is none. The longest match takes precedence. */
const demoRoleTitle = (jobTitle: string): string => {
  const names = DEMO_ROLES.flatMap(({ title, feminine }) =>
    [title, ...(feminine ? [feminine] : [])].map((name) => ({ name, title })),
  );
  const matches = names.filter(({ name }) => jobTitle.includes(name)).toSorted((a, b) => b.name.length - a.name.length);
  return matches[0]?.title ?? '';
};

/** Values for the fields that only filters read. */
const UNFILTERED = {
  experience: null,
  country: null,
  englishLevel: null,
  availableFrom: null,
  listedSince: 0,
  verifiedUntil: [],
};

const peopleList = (): SearchedList => {
  const { candidates, jobs } = createWorld(createDemoRandom(7), NOW, new Map());
  const index = new CandidateIndex();
  const always = { ...UNFILTERED, isListed: true, isAvailable: true };
  for (const { row, prepared } of candidates)
    index.put({ ...always, id: row.id, searchText: row.searchText, form: prepared });
  const searcher = new CandidateSearcher(index);
  const posts = jobs.slice(0, 3).map(({ row }) => prepareJob(row));
  return {
    rows: candidates.map(({ row, person: { profile } }) => ({
      id: row.id,
      role: demoRoleTitle(profile.jobTitle),
      skills: profile.skills,
      country: profile.country ?? null,
      city: profile.city ?? null,
      searchText: row.searchText,
    })),
    find: (query) => {
      return findIds(
        query,
        (search) =>
          searcher.search({ jobs: posts, filter: { ...ALL_CANDIDATES, search }, after: null, limit: 1_000 }).found,
      );
    },
  };
};

const crowdList = (): SearchedList => {
  const random = createSeededRandom(11);
  const index = new CandidateIndex();
  const rows = Array.from({ length: CROWD }, (): GradedRow => {
    const role = drawRole(random);
    const profile = drawProfile(random, role);
    const columns = { ...profile, positions: [], city: null, country: null, englishLevel: null, languages: [] };
    const { searchText } = derivedCandidateColumns(columns, 'Ana Prueba');
    const row = { ...UNFILTERED, id: newId(), searchText, isListed: true, isAvailable: true };
    index.put({ ...row, form: prepareCandidate(profile) });
    return { id: row.id, role: role.titles.en[0] ?? '', skills: profile.skills, country: null, city: null, searchText };
  });
  const searcher = new CandidateSearcher(index);
  const jobs = Array.from({ length: 3 }, () => prepareJob(drawPost(random)));
  return {
    rows,
    find: (query) => {
      return findIds(
        query,
        (search) => searcher.search({ jobs, filter: { ...ALL_CANDIDATES, search }, after: null, limit: CROWD }).found,
      );
    },
  };
};

const jobsList = (): SearchedList => {
  const { candidates, jobs } = createWorld(createDemoRandom(7), NOW, new Map());
  const index = new JobIndex();
  for (const { row } of jobs) {
    const { id, companyId, searchText } = row;
    const times = { openedAt: 1, createdAt: 1 };
    index.put({ id, companyId, ...times, isCompanyVerified: false, searchText, form: prepareJob(row) });
  }
  const searcher = new JobSearcher(index);
  const [candidate] = candidates;
  if (candidate === undefined) throw new Error('The demo market has no candidates');
  return {
    rows: jobs.map(({ row, job }) => ({
      id: row.id,
      role: job.title,
      skills: job.skills,
      country: null,
      city: null,
      searchText: row.searchText,
    })),
    find: (query) => {
      return findIds(
        query,
        (search) =>
          searcher.search({ candidate: candidate.prepared, filter: { ...ALL_JOBS, search }, after: null, limit: 1_000 })
            .found,
      );
    },
  };
};

/** Builds all lists, keyed by the names that graded searches use. Takes a few seconds. */
export const searchedLists = (): Readonly<Record<string, SearchedList>> => ({
  people: peopleList(),
  crowd: crowdList(),
  jobs: jobsList(),
});

export interface GradedSearch {
  language: string;
  list: string;
  query: string;
  grades: ReadonlyMap<string, number>;
  /**
   * With `country` or `city`, other rows have grade 0. With `skill`, rows that list it have grade 3. With `has`, rows without it have at most grade
   * 1.
   */
  conditions: readonly (readonly [kind: string, value: string])[];
}

const parsePairs = (text: string): [string, string][] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [key = '', value = ''] = part.split('=');
      return [key.trim(), value.trim()];
    });

/** Reads a file in `searches/`. Each line is `language | list | query | role=grade; … | conditions`. */
export const loadGradedSearches = (set: 'tuned' | 'held-out'): GradedSearch[] =>
  readFileSync(new URL(`searches/${set}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [language = '', list = '', query = '', grades = '', conditions = ''] = line
        .split('|')
        .map((part) => part.trim());
      return {
        language,
        list,
        query,
        grades: new Map(parsePairs(grades).map(([role, grade]) => [role, Number(grade)])),
        conditions: parsePairs(conditions),
      };
    });

const gradeRow = ({ grades, conditions }: GradedSearch, row: GradedRow): number => {
  const hasSkill = (names: string): boolean =>
    names.split('/').some((name) => row.skills.some((skill) => foldText(skill) === foldText(name)));
  let grade = grades.get(row.role) ?? 0;
  for (const [kind, value] of conditions) {
    if (kind === 'skill' && hasSkill(value)) grade = 3;
    if (kind === 'has' && !hasSkill(value)) grade = Math.min(grade, 1);
    if (kind === 'country' && row.country !== value) grade = 0;
    if (kind === 'city' && row.city !== value) grade = 0;
  }
  return grade;
};

const CUTOFF = 10;

/** Returns the discounted cumulative gain of the first ten grades (Järvelin and Kekäläinen, 2002), with gains of 2 ** grade - 1. */
const discountedGain = (grades: readonly number[]): number =>
  grades.slice(0, CUTOFF).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

export interface SearchQuality {
  /** 0-1. Null if the list has no row to find, because the order is then meaningless. */
  ndcg: number | null;
  /** The share (0-1) of the rows with all words as typed that was found. 1 if there are no such rows. */
  exactRecall: number;
}

export const measureSearch = (search: GradedSearch, { rows, find }: SearchedList): SearchQuality => {
  const ids = find(search.query);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const grades = ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [gradeRow(search, row)];
  });
  const ideal = rows.map((row) => gradeRow(search, row)).toSorted((a, b) => b - a);
  const words = searchWords(foldText(search.query));
  const exact = rows.filter(({ searchText }) =>
    words.every((word) => searchText.includes(likePattern(word).slice(1, -1))),
  );
  const hits = exact.filter(({ id }) => ids.includes(id)).length;
  return {
    ndcg: discountedGain(ideal) === 0 ? null : discountedGain(grades) / discountedGain(ideal),
    exactRecall: exact.length === 0 ? 1 : hits / exact.length,
  };
};
