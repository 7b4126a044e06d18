import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VERIFICATION_KINDS } from '#shared/vocabulary.ts';
import { drawExperienced } from '#testing/market/history.ts';
import { drawPost, drawProfile, drawWeights } from '#testing/market/market.ts';
import { type Chance, createChance } from '#testing/market/random.ts';
import { foldText, type PreparedCandidate, prepareCandidate, prepareJob, rankScore } from '../matching.domain.ts';
import {
  ALL_CANDIDATES,
  type CandidateFilter,
  CandidateIndex,
  type CandidateSearch,
  CandidateSearcher,
} from './candidate-index.ts';

/** The moment for verification filters. */
const NOW = Date.UTC(2026, 5, 1);

interface Member {
  id: string;
  isListed: boolean;
  isAvailable: boolean;
  experience: string | null;
  verifiedUntil: number[];
  searchText: string;
  prepared: PreparedCandidate;
}

const drawId = (chance: Chance): string => {
  const digits = (count: number) => Array.from({ length: count }, () => chance.between(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-7${digits(3)}-8${digits(3)}-${digits(12)}`;
};

/** Sometimes with a bio as long as a résumé whose field of work is all that counts, or without a title. */
const drawWithBio = (chance: Chance) => {
  const profile = drawExperienced(chance, 0.5);
  if (chance.happens(0.1)) return { ...profile, jobTitle: chance.happens(0.5) ? '' : 'Happy to help' };
  if (!chance.happens(0.1)) return profile;
  return { ...profile, bio: Array.from({ length: 12 }, () => drawProfile(chance).bio ?? '').join('\n') };
};

/** A random post, or one without title, skills or text. */
const drawAnyPost = (chance: Chance) => {
  const post = drawPost(chance);
  if (chance.happens(0.25)) post.title = '';
  if (chance.happens(0.25)) post.requiredSkills = [];
  return chance.happens(0.25) ? { ...post, description: '', responsibilities: null } : post;
};

const drawMember = (chance: Chance, id = drawId(chance), profile = drawWithBio(chance)): Member => ({
  id,
  isListed: chance.happens(0.95),
  isAvailable: chance.happens(0.8),
  experience: profile.experience,
  verifiedUntil: VERIFICATION_KINDS.map(() => chance.pick([0, 0, NOW - 1, NOW, NOW + 1, Infinity])),
  searchText: ` ${[profile.jobTitle, ...profile.skills].map(foldText).join(' ')} `,
  prepared: prepareCandidate(profile),
});

const put = (index: CandidateIndex, { prepared, ...member }: Member): void => index.put({ ...member, form: prepared });

const market = (chance: Chance, size: number) => {
  const members = Array.from({ length: size }, () => drawMember(chance));
  const index = new CandidateIndex();
  for (const member of members) put(index, member);
  return { members, index, searcher: new CandidateSearcher(index) };
};

const drawFilter = (chance: Chance, members: readonly Member[]): CandidateFilter => {
  const one = chance.pick(members);
  return {
    availability: chance.happens(0.2) ? chance.pick(['full-time', 'contract']) : null,
    experience: chance.happens(0.2) ? chance.pick(['1-3', '10+', 'none such']) : null,
    minRate: chance.happens(0.2) ? chance.between(5, 30) : null,
    maxRate: chance.happens(0.2) ? chance.between(5, 60) : null,
    verified: chance.happens(0.2) ? { kinds: chance.some(VERIFICATION_KINDS, 2), at: NOW } : null,
    skills: chance.happens(0.2) ? chance.some(one.prepared.skills, 2) : [],
    words: chance.happens(0.2)
      ? chance
          .some(one.searchText.split(' ').filter(Boolean), 2)
          .map((word) => ({ text: word.slice(0, 4), isStart: word.length < 3 }))
      : [],
    includesHired: chance.happens(0.5),
    among: chance.happens(0.2) ? chance.some(members, 40).map(({ id }) => id) : null,
    except: chance.happens(0.2) ? chance.some(members, 20).map(({ id }) => id) : [],
  };
};

const isAsked = (
  filter: CandidateFilter,
  { id, isListed, isAvailable, experience, verifiedUntil, searchText, prepared }: Member,
): boolean =>
  ((isListed && (isAvailable || filter.includesHired)) || filter.among !== null) &&
  (filter.availability === null || prepared.workType === filter.availability) &&
  (filter.experience === null || experience === filter.experience) &&
  (filter.minRate === null || (prepared.rate !== null && prepared.rate >= filter.minRate)) &&
  (filter.maxRate === null || (prepared.rate !== null && prepared.rate <= filter.maxRate)) &&
  (filter.verified?.kinds ?? []).every((kind) => (verifiedUntil[VERIFICATION_KINDS.indexOf(kind)] ?? 0) > NOW) &&
  filter.skills.every((key) => prepared.skills.includes(key)) &&
  filter.words.every(({ text, isStart }) => searchText.includes(isStart ? ` ${text}` : text)) &&
  (filter.among?.includes(id) ?? true) &&
  !filter.except.includes(id);

/** The expected result: everyone scored with the engine's function. */
const byScoringAll = (members: readonly Member[], { jobs, filter, after, limit }: CandidateSearch) =>
  members
    .filter((member) => isAsked(filter, member))
    .map(({ id, prepared }) => {
      const scores = jobs.map((job) => rankScore(job, prepared));
      const score = Math.max(...scores);
      return { id, score, job: scores.indexOf(score) };
    })
    .filter(({ id, score }) => after === null || score < after.score || (score === after.score && id > after.id))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit);

describe('CandidateIndex', () => {
  it('returns the same candidates and scores as scoring everyone, for any search', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = createChance(seed);
        const { members, searcher } = market(chance, 250);
        for (let i = 0; i < 10; i++) {
          const jobs = Array.from({ length: chance.between(1, 4) }, () =>
            prepareJob({ ...drawAnyPost(chance), factorWeights: drawWeights(chance) }),
          );
          const everybody = { ...ALL_CANDIDATES, includesHired: chance.happens(0.5) };
          const filter = chance.happens(0.4) ? everybody : drawFilter(chance, members);
          const search = { jobs, filter, after: null, limit: chance.between(1, 40) };
          expect(searcher.search(search)).toEqual(byScoringAll(members, search));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('returns everyone exactly once across pages', () => {
    const chance = createChance(5);
    const { members, searcher } = market(chance, 200);
    const jobs = [
      prepareJob({ ...drawAnyPost(chance), factorWeights: drawWeights(chance) }),
      prepareJob(drawAnyPost(chance)),
    ];
    const seen: string[] = [];
    let after: CandidateSearch['after'] = null;
    for (;;) {
      const page = searcher.search({ jobs, filter: ALL_CANDIDATES, after, limit: 7 });
      seen.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      if (last === undefined) break;
      after = { score: last.score, id: last.id };
    }
    const all = byScoringAll(members, { jobs, filter: ALL_CANDIDATES, after: null, limit: members.length });
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it('reflects added, changed and removed candidates', () => {
    const chance = createChance(6);
    const { members, index, searcher } = market(chance, 150);
    let present = members;
    for (let round = 0; round < 12; round++) {
      for (let i = 0; i < 30; i++) {
        const known = chance.pick(present);
        if (chance.happens(0.4)) {
          index.remove(known.id);
          present = present.filter(({ id }) => id !== known.id);
        } else {
          const fresh = chance.happens(0.5) ? drawMember(chance, known.id) : drawMember(chance);
          put(index, fresh);
          present = [...present.filter(({ id }) => id !== fresh.id), fresh];
        }
      }
      expect(index.size).toBe(present.length);
      const search = {
        jobs: [prepareJob({ ...drawAnyPost(chance), factorWeights: drawWeights(chance) })],
        filter: ALL_CANDIDATES,
        after: null,
        limit: 30,
      };
      expect(searcher.search(search)).toEqual(byScoringAll(present, search));
    }
  });

  it('counts a new title from its first candidate on, even after earlier searches', () => {
    const chance = createChance(10);
    const index = new CandidateIndex();
    const searcher = new CandidateSearcher(index);
    const members: Member[] = [];
    const job = prepareJob({ ...drawPost(chance), title: 'Bookkeeper', requiredSkills: [] });
    const search = { jobs: [job], filter: ALL_CANDIDATES, after: null, limit: 10 };
    for (const jobTitle of ['Nurse', 'Bookkeeper', 'Senior Bookkeeper', 'Beekeeper']) {
      const member = drawMember(chance, undefined, { ...drawProfile(chance), jobTitle });
      put(index, member);
      members.push(member);
      expect(searcher.search(search)).toEqual(byScoringAll(members, search));
    }
  });

  it('is exact with thousands of candidates who mostly share values', () => {
    const chance = createChance(7);
    const drawn = market(chance, 300).members;
    const members = Array.from({ length: 9_000 }, () => ({ ...chance.pick(drawn), id: drawId(chance) }));
    const index = new CandidateIndex();
    for (const member of members) put(index, member);
    const searcher = new CandidateSearcher(index);
    for (let i = 0; i < 6; i++) {
      const search = {
        jobs: [prepareJob({ ...drawAnyPost(chance), factorWeights: drawWeights(chance) })],
        filter: ALL_CANDIDATES,
        after: null,
        limit: 100,
      };
      expect(searcher.search(search)).toEqual(byScoringAll(members, search));
    }
  });

  it('returns no one from an empty market or for an empty `among`', () => {
    const search = { jobs: [prepareJob(drawPost(createChance(1)))], filter: ALL_CANDIDATES, after: null, limit: 5 };
    expect(new CandidateSearcher(new CandidateIndex()).search(search)).toEqual([]);
    const { searcher } = market(createChance(8), 5);
    expect(searcher.search({ ...search, filter: { ...ALL_CANDIDATES, among: [] } })).toEqual([]);
  });

  it('ignores verifications in scores and order', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const chance = createChance(seed);
        const { members, searcher } = market(chance, 60);
        const index = new CandidateIndex();
        for (const member of members)
          put(index, { ...member, verifiedUntil: chance.happens(0.5) ? [] : [Infinity, NOW] });
        const search = {
          jobs: [prepareJob({ ...drawAnyPost(chance), factorWeights: drawWeights(chance) })],
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
