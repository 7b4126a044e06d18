import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_LEVELS, type LanguageLevel, VERIFICATION_KINDS } from '#shared/vocabulary.ts';
import { drawExperienced } from '#testing/market/history.ts';
import { drawConditions, drawPost, drawProfile, drawWeights } from '#testing/market/market.ts';
import { createSeededRandom, type SeededRandom } from '#testing/market/random.ts';
import { foldText, type PreparedCandidate, prepareCandidate, prepareJob, rankScore } from '../matching.domain.ts';
import { meets, type SearchedRow, searchLike, stepOf, textHas } from '../testdata/search-reference.ts';
import { letterNearness } from '../text/letters.ts';
import { comparePlaces } from './best-first.ts';
import { ALL_CANDIDATES, type CandidateFilter } from './candidate-filter.ts';
import { CandidateIndex, type CandidateSearch, CandidateSearcher } from './candidate-index.ts';
import { isInZone } from './offset-ranges.ts';
import { occupationWords, readSearch, type Search, withoutNames } from './search-query.ts';

/** The time at which verification filters apply. */
const NOW = Date.UTC(2026, 5, 1);

interface Member {
  id: string;
  isListed: boolean;
  isAvailable: boolean;
  experience: string | null;
  country: string | null;
  englishLevel: LanguageLevel | null;
  availableFrom: string | null;
  listedSince: number;
  verifiedUntil: number[];
  searchText: string;
  prepared: PreparedCandidate;
}

const drawId = (random: SeededRandom): string => {
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-7${digits(3)}-8${digits(3)}-${digits(12)}`;
};

/** A random profile, sometimes with a bio as long as a résumé, or without a title that names an occupation. */
const drawWithBio = (random: SeededRandom) => {
  const profile = drawExperienced(random, 0.5);
  if (random.happens(0.1)) return { ...profile, jobTitle: random.happens(0.5) ? '' : 'Happy to help' };
  if (!random.happens(0.1)) return profile;
  return { ...profile, bio: Array.from({ length: 12 }, () => drawProfile(random).bio ?? '').join('\n') };
};

/** A random post, or one without title, skills or text. */
const drawAnyPost = (random: SeededRandom) => {
  const post = drawPost(random);
  if (random.happens(0.25)) post.title = '';
  if (random.happens(0.25)) post.requiredSkills = [];
  return random.happens(0.25) ? { ...post, description: '', responsibilities: null } : post;
};

const DAYS = ['2026-12-31', '2027-01-15', '2027-02-01'];

/** Some contain a word that also occurs in titles ("mason", "baker") or is a skill ("ruby"). */
const NAMES = ['ana lopez bogota colombia', 'mason baker', 'ruby engineer', 'jo li'];

const drawMember = (
  random: SeededRandom,
  id = drawId(random),
  profile = drawWithBio(random),
  country = random.pick([null, 'CO', 'MX', 'UY']),
): Member => ({
  id,
  isListed: random.happens(0.95),
  isAvailable: random.happens(0.8),
  experience: profile.experience,
  country,
  englishLevel: random.pick([null, ...LANGUAGE_LEVELS]),
  availableFrom: random.pick([null, ...DAYS]),
  listedSince: random.between(1, 1_000),
  verifiedUntil: VERIFICATION_KINDS.map(() => random.pick([0, 0, NOW - 1, NOW, NOW + 1, Infinity])),
  searchText: ` ${random.pick(NAMES)} | ${[profile.jobTitle, ...profile.skills].map(foldText).join(' ')} ${occupationWords(profile.jobTitle).join(' ')} `,
  prepared: prepareCandidate({ ...profile, country }),
});

const put = (index: CandidateIndex, { prepared, ...member }: Member): void => index.put({ ...member, form: prepared });

const createMarket = (random: SeededRandom, size: number) => {
  const members = Array.from({ length: size }, () => drawMember(random));
  const index = new CandidateIndex();
  for (const member of members) put(index, member);
  return { members, index, searcher: new CandidateSearcher(index) };
};

const drawSearch = (random: SeededRandom, { searchText }: Member): Search | null => {
  const words = searchText.split(' ').filter((word) => /^[a-z]/.test(word));
  const search = searchLike(random.some(words, random.between(1, 3)), random.happens(0.3));
  return search !== null && random.happens(0.2) ? withoutNames(search) : search;
};

const rowOf = ({ searchText, prepared }: Member): SearchedRow => ({
  hasWord: (word) => textHas(searchText, word),
  hasWhole: ({ text }) => searchText.split(' ').includes(text),
  isNamed: ({ text }) => (searchText.split(' | ')[0] ?? '').split(' ').includes(text),
  skills: prepared.skills,
  title: prepared.title,
});

const drawFilter = (random: SeededRandom, members: readonly Member[]): CandidateFilter => {
  const member = random.pick(members);
  return {
    availability: random.happens(0.2) ? random.pick(['full-time', 'contract']) : null,
    experience: random.happens(0.2) ? random.pick(['1-3', '10+', 'none such']) : null,
    minRate: random.happens(0.2) ? random.between(5, 30) : null,
    maxRate: random.happens(0.2) ? random.between(5, 60) : null,
    countries: random.happens(0.2) ? random.some(['CO', 'MX', 'PE'], 2) : [],
    minEnglish: random.happens(0.2) ? random.pick(LANGUAGE_LEVELS) : null,
    zone: random.happens(0.2) ? { january: [{ from: -360, to: -180 }], july: [{ from: -420, to: 0 }] } : null,
    availableBy: random.happens(0.2) ? random.pick(DAYS) : null,
    listedAfter: random.happens(0.2) ? random.between(1, 1_000) : null,
    verified: random.happens(0.2) ? { kinds: random.some(VERIFICATION_KINDS, 2), at: NOW } : null,
    skills: random.happens(0.2) ? random.some(member.prepared.skills, 2) : [],
    search: random.happens(0.5) ? drawSearch(random, member) : null,
    includesHired: random.happens(0.5),
    among: random.happens(0.2) ? random.some(members, 40).map(({ id }) => id) : null,
    except: random.happens(0.2) ? random.some(members, 20).map(({ id }) => id) : [],
  };
};

const isRequested = (filter: CandidateFilter, member: Member): boolean => {
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
    (filter.search === null || meets(filter.search.wide, rowOf(member))) &&
    (filter.among?.includes(id) ?? true) &&
    !filter.except.includes(id)
  );
};

/** The expected result: everyone scored with the engine's function. */
const scoreAll = (members: readonly Member[], { jobs, filter, after, limit }: CandidateSearch) => {
  const requested = members.filter((member) => isRequested(filter, member));
  const found = requested
    .map((member) => {
      const { id, prepared } = member;
      const scores = jobs.map((job) => rankScore(job, prepared));
      const score = Math.max(...scores);
      const job = scores.indexOf(score);
      const near = letterNearness(jobs[job]?.titleText ?? '', prepared.titleText);
      return { id, score, job, near, step: stepOf(filter.search, rowOf(member)) };
    })
    .filter((place) => after === null || (place.id !== after.id && comparePlaces(after, place, false) < 0))
    .toSorted((a, b) => comparePlaces(a, b, false))
    .slice(0, limit);
  return { found, total: requested.length };
};

describe('CandidateIndex', () => {
  it('returns the same candidates and scores as scoring everyone, for any search', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = createSeededRandom(seed);
        const { members, searcher } = createMarket(random, 250);
        for (let i = 0; i < 10; i++) {
          const jobs = Array.from({ length: random.between(1, 4) }, () =>
            prepareJob({ ...drawAnyPost(random), ...drawConditions(random), factorWeights: drawWeights(random) }),
          );
          const allCandidates = { ...ALL_CANDIDATES, includesHired: random.happens(0.5) };
          const filter = random.happens(0.4) ? allCandidates : drawFilter(random, members);
          const search = { jobs, filter, after: null, limit: random.between(1, 40) };
          expect(searcher.search(search)).toEqual(scoreAll(members, search));
        }
      }),
      { numRuns: 8 },
    );
  });

  it.each([null, 'developer', 'mason', 'contador'])(
    'pages through all candidates that a search for %s finds, each once',
    (words) => {
      const random = createSeededRandom(5);
      const { members, searcher } = createMarket(random, 200);
      const filter = { ...ALL_CANDIDATES, search: words === null ? null : readSearch(words) };
      const jobs = [
        prepareJob({ ...drawAnyPost(random), ...drawConditions(random), factorWeights: drawWeights(random) }),
        prepareJob({ ...drawAnyPost(random), ...drawConditions(random) }),
      ];
      const ids: string[] = [];
      let after: CandidateSearch['after'] = null;
      for (;;) {
        const { found: page } = searcher.search({ jobs, filter, after, limit: 4 });
        ids.push(...page.map(({ id }) => id));
        const last = page.at(-1);
        if (last === undefined) break;
        after = last;
      }
      const { found: all } = scoreAll(members, { jobs, filter, after: null, limit: members.length });
      expect(all.length).toBeGreaterThan(10);
      expect(ids).toEqual(all.map(({ id }) => id));
    },
  );

  it('reflects added, changed and removed candidates', () => {
    const random = createSeededRandom(6);
    const { members, index, searcher } = createMarket(random, 150);
    let present = members;
    for (let round = 0; round < 12; round++) {
      for (let i = 0; i < 30; i++) {
        const existing = random.pick(present);
        if (random.happens(0.4)) {
          index.remove(existing.id);
          present = present.filter(({ id }) => id !== existing.id);
        } else {
          const fresh = random.happens(0.5) ? drawMember(random, existing.id) : drawMember(random);
          put(index, fresh);
          present = [...present.filter(({ id }) => id !== fresh.id), fresh];
        }
      }
      expect(index.size).toBe(present.length);
      const search = {
        jobs: [prepareJob({ ...drawAnyPost(random), ...drawConditions(random), factorWeights: drawWeights(random) })],
        filter: ALL_CANDIDATES,
        after: null,
        limit: 30,
      };
      expect(searcher.search(search)).toEqual(scoreAll(present, search));
    }
  });

  it('finds the first candidate with a new title, even after earlier searches', () => {
    const random = createSeededRandom(10);
    const index = new CandidateIndex();
    const searcher = new CandidateSearcher(index);
    const members: Member[] = [];
    const job = prepareJob({ ...drawPost(random), title: 'Bookkeeper', requiredSkills: [] });
    const search = { jobs: [job], filter: ALL_CANDIDATES, after: null, limit: 10 };
    for (const jobTitle of ['Nurse', 'Bookkeeper', 'Senior Bookkeeper', 'Beekeeper']) {
      const member = drawMember(random, undefined, { ...drawProfile(random), jobTitle });
      put(index, member);
      members.push(member);
      expect(searcher.search(search)).toEqual(scoreAll(members, search));
    }
  });

  it('is exact with thousands of candidates who mostly share values', () => {
    const random = createSeededRandom(7);
    const drawn = createMarket(random, 300).members;
    const members = Array.from({ length: 9_000 }, () => ({ ...random.pick(drawn), id: drawId(random) }));
    const index = new CandidateIndex();
    for (const member of members) put(index, member);
    const searcher = new CandidateSearcher(index);
    for (let i = 0; i < 6; i++) {
      const search = {
        jobs: [prepareJob({ ...drawAnyPost(random), ...drawConditions(random), factorWeights: drawWeights(random) })],
        filter: ALL_CANDIDATES,
        after: null,
        limit: 100,
      };
      expect(searcher.search(search)).toEqual(scoreAll(members, search));
    }
  });

  it('returns no one from an empty index or for an empty `among`', () => {
    const search = {
      jobs: [prepareJob(drawPost(createSeededRandom(1)))],
      filter: ALL_CANDIDATES,
      after: null,
      limit: 5,
    };
    expect(new CandidateSearcher(new CandidateIndex()).search(search)).toEqual({ found: [], total: 0 });
    const { searcher } = createMarket(createSeededRandom(8), 5);
    expect(searcher.search({ ...search, filter: { ...ALL_CANDIDATES, among: [] } })).toEqual({ found: [], total: 0 });
  });

  it('ignores verifications in scores and order', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = createSeededRandom(seed);
        const { members, searcher } = createMarket(random, 60);
        const index = new CandidateIndex();
        for (const member of members)
          put(index, { ...member, verifiedUntil: random.happens(0.5) ? [] : [Infinity, NOW] });
        const search = {
          jobs: [prepareJob({ ...drawAnyPost(random), ...drawConditions(random), factorWeights: drawWeights(random) })],
          filter: ALL_CANDIDATES,
          after: null,
          limit: 60,
        };
        expect(new CandidateSearcher(index).search(search)).toEqual(searcher.search(search));
      }),
      { numRuns: 20 },
    );
  });
});
