/**
 * Random candidates, random searches for them, and a full scan that scores every candidate with the engine's function. An index must return the
 * same result as the full scan.
 */
import {
  foldText,
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
  rankScore,
} from '#engine/matching.domain.ts';
import { comparePlaces } from '#engine/retrieval/best-first.ts';
import { ALL_CANDIDATES, type CandidateFilter } from '#engine/retrieval/candidate-filter.ts';
import type { CandidateSearch, FoundCandidate } from '#engine/retrieval/candidate-index.ts';
import { isInZone } from '#engine/retrieval/offset-ranges.ts';
import { ignoreNames, occupationMarkers, type Search } from '#engine/retrieval/search-query.ts';
import { containsWord, meets, referenceStep, type SearchedRow, searchLike } from '#engine/testdata/search-reference.ts';
import { letterNearness } from '#engine/text/letters.ts';
import { LANGUAGE_LEVELS, type LanguageLevel, VERIFICATION_KINDS } from '#shared/vocabulary.ts';
import { drawExperienced } from './history.ts';
import { drawConditions, drawPost, drawProfile, drawWeights } from './market.ts';
import { drawId, type SeededRandom } from './random.ts';

/** The time at which verification filters apply. */
const NOW = Date.UTC(2026, 5, 1);

/** A candidate with all data that a filter reads. */
export interface ScannedCandidate {
  id: string;
  isListed: boolean;
  isAvailable: boolean;
  experience: string | null;
  country: string | null;
  englishLevel: LanguageLevel | null;
  availableFrom: string | null;
  listedSince: number;
  verifiedUntil: readonly number[];
  searchText: string;
  prepared: PreparedCandidate;
}

/** Draws a profile. Some have a bio as long as a résumé, or a title that names no occupation. */
const drawVariedProfile = (random: SeededRandom) => {
  const profile = drawExperienced(random, 0.5);
  if (random.happens(0.1)) return { ...profile, jobTitle: random.happens(0.5) ? '' : 'Happy to help' };
  if (!random.happens(0.1)) return profile;
  return { ...profile, bio: Array.from({ length: 12 }, () => drawProfile(random).bio ?? '').join('\n') };
};

/** Draws a job post. Some have no title, skills or text. */
const drawAnyPost = (random: SeededRandom) => {
  const post = drawPost(random);
  if (random.happens(0.25)) post.title = '';
  if (random.happens(0.25)) post.requiredSkills = [];
  return random.happens(0.25) ? { ...post, description: '', responsibilities: null } : post;
};

const DAYS = ['2026-12-31', '2027-01-15', '2027-02-01'];

/** Some names contain a word that also occurs in titles ("mason", "baker") or is a skill ("ruby"). */
const NAMES = ['ana lopez bogota colombia', 'mason baker', 'ruby engineer', 'jo li'];

/** Draws a candidate, by default with a random profile. */
export const drawCandidate = (
  random: SeededRandom,
  id = drawId(random),
  profile = drawVariedProfile(random),
  country = random.pick([null, 'CO', 'MX', 'UY']),
): ScannedCandidate => ({
  id,
  isListed: random.happens(0.95),
  isAvailable: random.happens(0.8),
  experience: profile.experience,
  country,
  englishLevel: random.pick([null, ...LANGUAGE_LEVELS]),
  availableFrom: random.pick([null, ...DAYS]),
  listedSince: random.between(1, 1_000),
  verifiedUntil: VERIFICATION_KINDS.map(() => random.pick([0, 0, NOW - 1, NOW, NOW + 1, Infinity])),
  searchText: ` ${random.pick(NAMES)} | ${[profile.jobTitle, ...profile.skills].map(foldText).join(' ')} ${occupationMarkers(profile.jobTitle).join(' ')} `,
  prepared: prepareCandidate({ ...profile, country }),
});

const drawSearch = (random: SeededRandom, { searchText }: ScannedCandidate): Search | null => {
  const words = searchText.split(' ').filter((word) => /^[a-z]/.test(word));
  const search = searchLike(random.sample(words, random.between(1, 3)), random.happens(0.3));
  return search !== null && random.happens(0.2) ? ignoreNames(search) : search;
};

const toSearchedRow = ({ searchText, prepared }: ScannedCandidate): SearchedRow => ({
  hasWord: (word) => containsWord(searchText, word),
  hasWhole: ({ text }) => searchText.split(' ').includes(text),
  isNamed: ({ text }) => (searchText.split(' | ')[0] ?? '').split(' ').includes(text),
  skills: prepared.skills,
  title: prepared.title,
});

const drawRestriction = (random: SeededRandom, members: readonly ScannedCandidate[]): CandidateFilter => {
  const member = random.pick(members);
  return {
    availability: random.happens(0.2) ? random.pick(['full-time', 'contract']) : null,
    experience: random.happens(0.2) ? random.pick(['1-3', '10+', 'none such']) : null,
    minRate: random.happens(0.2) ? random.between(5, 30) : null,
    maxRate: random.happens(0.2) ? random.between(5, 60) : null,
    countries: random.happens(0.2) ? random.sample(['CO', 'MX', 'PE'], 2) : [],
    minEnglish: random.happens(0.2) ? random.pick(LANGUAGE_LEVELS) : null,
    zone: random.happens(0.2) ? { january: [{ from: -360, to: -180 }], july: [{ from: -420, to: 0 }] } : null,
    availableBy: random.happens(0.2) ? random.pick(DAYS) : null,
    listedAfter: random.happens(0.2) ? random.between(1, 1_000) : null,
    verified: random.happens(0.2) ? { kinds: random.sample(VERIFICATION_KINDS, 2), at: NOW } : null,
    skills: random.happens(0.2) ? random.sample(member.prepared.skills, 2) : [],
    search: random.happens(0.5) ? drawSearch(random, member) : null,
    includesHired: random.happens(0.5),
    among: random.happens(0.2) ? random.sample(members, 40).map(({ id }) => id) : null,
    except: random.happens(0.2) ? random.sample(members, 20).map(({ id }) => id) : [],
  };
};

const matchesFilter = (filter: CandidateFilter, member: ScannedCandidate): boolean => {
  const { id, isListed, isAvailable, experience, verifiedUntil, prepared } = member;
  const { country, englishLevel, availableFrom } = member;
  const { countries, minEnglish, zone, availableBy } = filter;
  return (
    ((isListed && (isAvailable || filter.includesHired)) || filter.among !== null) &&
    (filter.availability === null || prepared.workType === filter.availability) &&
    (filter.experience === null || experience === filter.experience) &&
    (filter.minRate === null || (prepared.rate !== null && prepared.rate >= filter.minRate)) &&
    (filter.maxRate === null || (prepared.rate !== null && prepared.rate <= filter.maxRate)) &&
    (countries.length === 0 || (country !== null && countries.includes(country))) &&
    (minEnglish === null ||
      (englishLevel !== null && LANGUAGE_LEVELS.indexOf(englishLevel) >= LANGUAGE_LEVELS.indexOf(minEnglish))) &&
    (zone === null || (prepared.timezone !== null && isInZone(zone, prepared.timezone))) &&
    (availableBy === null || availableFrom === null || availableFrom <= availableBy) &&
    (filter.listedAfter === null || member.listedSince > filter.listedAfter) &&
    (filter.verified?.kinds ?? []).every((kind) => (verifiedUntil[VERIFICATION_KINDS.indexOf(kind)] ?? 0) > NOW) &&
    filter.skills.every((key) => prepared.skills.includes(key)) &&
    (filter.search === null || meets(filter.search.wide, toSearchedRow(member))) &&
    (filter.among?.includes(id) ?? true) &&
    !filter.except.includes(id)
  );
};

/** Draws a job to search candidates for. Some have no title, skills or text. */
export const drawSearchedJob = (random: SeededRandom): PreparedJob =>
  prepareJob({ ...drawAnyPost(random), ...drawConditions(random), factorWeights: drawWeights(random) });

/** Returns a filter without conditions, or a random filter. */
export const drawCandidateFilter = (random: SeededRandom, members: readonly ScannedCandidate[]): CandidateFilter => {
  const everyone = { ...ALL_CANDIDATES, includesHired: random.happens(0.5) };
  return random.happens(0.4) ? everyone : drawRestriction(random, members);
};

const toFoundCandidate = ({ jobs, filter }: CandidateSearch, member: ScannedCandidate): FoundCandidate => {
  const { id, prepared } = member;
  const scores = jobs.map((job) => rankScore(job, prepared));
  const score = scores.length === 0 ? 0 : Math.max(...scores);
  const job = scores.indexOf(score);
  const nearness = job < 0 ? 0 : letterNearness(jobs[job]?.titleText ?? '', prepared.titleText);
  return { id, score, job, nearness, step: referenceStep(filter.search, toSearchedRow(member)) };
};

/** Returns the exact result of a search. */
export const scanCandidates = (members: readonly ScannedCandidate[], search: CandidateSearch) => {
  const { filter, after, limit, above = Number.NEGATIVE_INFINITY } = search;
  const requested = members.filter((member) => matchesFilter(filter, member));
  const found = requested
    .map((member) => toFoundCandidate(search, member))
    .filter(({ score }) => score > above)
    .filter((place) => after === null || (place.id !== after.id && comparePlaces(after, place, false) < 0))
    .toSorted((a, b) => comparePlaces(a, b, false))
    .slice(0, limit);
  return { found, total: requested.length };
};
