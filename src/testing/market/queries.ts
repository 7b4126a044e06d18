/** The kinds of lists that retrieval is judged by, ordinary and odd, drawn for a generated market. */
import { readBrowseFilters } from '#features/candidates/candidates.domain.ts';
import { type CandidateRow, derivedCandidateColumns } from '#features/candidates/server/candidates.service.ts';
import { derivedJobColumns } from '#features/jobs/server/jobs.service.ts';
import { newId } from '#server/ids.ts';
import { drawDescription, drawPost, drawProfile, drawRole, type Post, type Profile } from './market.ts';
import type { Chance } from './random.ts';
import type { CandidateQuery, JobQuery } from './recall.ts';
import { ODD_SKILLS, ODD_TITLES, ROLES, type Role } from './roles.ts';

const otherThan = (chance: Chance, role: Role): Role => chance.pick(ROLES.filter((other) => other !== role));

const skillsOf = (chance: Chance, count: number): string[] =>
  chance.some([...new Set(ROLES.flatMap(({ skills }) => skills))], count);

const openJob = (post: Post) => ({ id: newId(), ...post, ...derivedJobColumns(post) });

type PostOf = (chance: Chance, role: Role) => Partial<Post>;

/** Jobs by kind: what makes them so. */
const POSTS: Record<string, PostOf> = {
  ordinary: () => ({}),
  'one skill': (chance, role) => ({ requiredSkills: [chance.pick(role.skills)] }),
  'ten skills': (chance, role) => ({ requiredSkills: [...chance.some(role.skills, 7), ...skillsOf(chance, 3)] }),
  'title contradicts skills': (chance, role) => ({
    title: chance.pick(otherThan(chance, role).titles.en),
    description: drawDescription(chance, role, 'en', 40),
  }),
  'nobody fits': (chance) => ({
    title: chance.pick(ODD_TITLES),
    requiredSkills: chance.some(ODD_SKILLS, 2),
    description: 'The collection of our museum needs someone with rare hands, patience and thirty years of practice.',
    responsibilities: null,
  }),
  'unknown skills': (chance) => ({ requiredSkills: chance.some(ODD_SKILLS, 3) }),
  'no budget, zone or type': () => ({ hourlyBudget: null, timezone: null, jobType: null, experience: null }),
  'long description': (chance, role) => ({ description: drawDescription(chance, role, 'en', 220) }),
  'short description': () => ({ description: 'Apply today and start on Monday.', responsibilities: null }),
  'in Spanish': (chance, role) => ({
    title: chance.pick(role.titles.es),
    description: drawDescription(chance, role, 'es', 60),
    responsibilities: role.duties.es.join('\n'),
  }),
};

type FilterOf = (chance: Chance, role: Role) => Parameters<typeof readBrowseFilters>[0];

/** Ordinary jobs under filters. */
const FILTERS: Record<string, FilterOf> = {
  'only contract': () => ({ availability: 'contract' }),
  'at most 8 dollars': () => ({ maxRate: '8' }),
  'with a skill of the job': (_, role) => ({ skills: role.skills[0] ?? '' }),
  'with a skill of others': (chance, role) => ({ skills: chance.pick(otherThan(chance, role).skills) }),
  'words of the title': (chance, role) => ({ q: chance.pick(role.titles.en) }),
  'words of others': (chance, role) => ({ q: chance.pick(otherThan(chance, role).titles.en) }),
  'a name, contract and a rate': () => ({ q: 'ana', availability: 'contract', minRate: '10', maxRate: '30' }),
};

const listed = <Value, Result>(
  kinds: Record<string, Value>,
  each: number,
  make: (kind: string, value: Value) => Result,
): Result[] => Object.entries(kinds).flatMap(([kind, value]) => Array.from({ length: each }, () => make(kind, value)));

/** Lists of candidates: `each` of every kind. */
export const candidateQueries = (chance: Chance, each: number): CandidateQuery[] => {
  const everyone = readBrowseFilters({});
  const post = (own: PostOf) => {
    const role = drawRole(chance);
    return openJob(drawPost(chance, role, own(chance, role)));
  };
  const several = Array.from({ length: each }, () => ({
    kind: 'five open jobs at once',
    jobs: Array.from({ length: 5 }, () => post(() => ({}))),
    filters: everyone,
  }));
  return [
    ...listed(POSTS, each, (kind, own) => ({ kind, jobs: [post(own)], filters: everyone })),
    ...listed(FILTERS, each, (kind, filter) => {
      const role = drawRole(chance);
      return { kind, jobs: [openJob(drawPost(chance, role))], filters: readBrowseFilters(filter(chance, role)) };
    }),
    ...several,
  ];
};

type ProfileOf = (chance: Chance, role: Role) => Partial<Profile>;

/** Candidates by kind: what makes them so. */
const PROFILES: Record<string, ProfileOf> = {
  ordinary: () => ({}),
  'three skills': (chance, role) => ({ skills: chance.some(role.skills, 3) }),
  'thirty skills': (chance, role) => ({ skills: [...role.skills, ...skillsOf(chance, 30 - role.skills.length)] }),
  'long bio': (_, role) => ({ bio: [...role.duties.en, ...role.duties.en].map((duty) => `I ${duty}.`).join(' ') }),
  'no bio': () => ({ bio: null }),
  'odd title': (chance) => ({ jobTitle: chance.pick(ODD_TITLES) }),
  'title contradicts skills': (chance, role) => ({ jobTitle: chance.pick(otherThan(chance, role).titles.en) }),
  'nothing fits': (chance) => ({ jobTitle: chance.pick(ODD_TITLES), skills: chance.some(ODD_SKILLS, 3), bio: null }),
  'no rate, zone or type': () => ({ hourlyRate: null, timezone: null, availability: null, experience: null }),
  'in Portuguese': (chance, role) => ({
    jobTitle: chance.pick(role.titles.pt),
    bio: role.duties.pt.map((duty) => `Eu ${duty}.`).join(' '),
  }),
};

type JobFilterOf = (chance: Chance, role: Role) => JobQuery['query'];

/** Ordinary candidates under filters. */
const JOB_FILTERS: Record<string, JobFilterOf> = {
  'only part-time': () => ({ jobType: 'part-time' }),
  'at least 30 dollars': () => ({ minBudget: '30' }),
  'near Eastern time': () => ({ timezone: 'EST' }),
  'asking a skill of the candidate': (_, role) => ({ skills: role.skills[0] ?? '' }),
  'asking a skill of others': (chance, role) => ({ skills: chance.pick(otherThan(chance, role).skills) }),
  'words of the title': (chance, role) => ({ q: chance.pick(role.titles.en) }),
  'words of others': (chance, role) => ({ q: chance.pick(otherThan(chance, role).titles.en) }),
};

/** Lists of jobs: `each` of every kind. */
export const jobQueries = (chance: Chance, each: number): JobQuery[] => {
  const candidate = (role: Role, own: Partial<Profile>): CandidateRow => {
    const profile = drawProfile(chance, role, own);
    return { id: newId(), ...profile, ...derivedCandidateColumns(profile, 'Ana Prueba') } as unknown as CandidateRow;
  };
  return [
    ...listed(PROFILES, each, (kind, own) => {
      const role = drawRole(chance);
      return { kind, candidate: candidate(role, own(chance, role)), query: {} };
    }),
    ...listed(JOB_FILTERS, each, (kind, filter) => {
      const role = drawRole(chance);
      return { kind, candidate: candidate(role, {}), query: filter(chance, role) };
    }),
  ];
};
