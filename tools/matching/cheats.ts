/**
 * Ways to get a better score than one's work deserves, each tried on every post of the graded set, and what it gains.
 * Mends nothing; the most that each may gain stands in graded-goals.ts. Invariant: a cheat is measured against the honest
 * profiles of the same list, since that is whom it would push down.
 */

import type { MatchCandidate } from '#features/matching/matching.contract.ts';
import { prepareCandidate, rankScore, scorePair } from '#features/matching/matching.domain.ts';
import { allSkills } from '#features/matching/taxonomy/skills.ts';
import { LIMITS } from '#shared/limits.ts';
import type { CheatId } from './graded-goals.ts';
import { FIRST_CHOICE, type GradedJob, type GradedSet, rankGraded, SUITABLE, TOO_HIGH } from './graded-set.ts';
import type { JobLine } from './match-lines.ts';

export interface Cheat {
  readonly id: CheatId;
  readonly name: string;
  /** What the number is: `points` of score, or a share of 0-1 of what is named. */
  readonly measured: string;
  readonly measure: (scored: ScoredSet) => number;
}

interface ScoredJob extends GradedJob {
  /** The best unrounded score of anybody, and of the candidates of grade 3. */
  readonly best: number;
  readonly bestFirstChoice: number;
}

/** The graded set with what cheats are held against. */
export interface ScoredSet extends Pick<GradedSet, 'candidates'> {
  readonly jobs: readonly ScoredJob[];
}

/** The honest scores of the set. */
export function scoreHonest(set: GradedSet): ScoredSet {
  const rankings = rankGraded(set);
  const jobs = set.jobs.map((one, at) => {
    const pairs = rankings[at]?.pairs ?? [];
    const bestOf = (least: number): number =>
      Math.max(...pairs.filter(({ grade }) => grade >= least).map(({ score }) => score));
    return { ...one, best: bestOf(0), bestFirstChoice: bestOf(FIRST_CHOICE) };
  });
  return { jobs, candidates: set.candidates };
}

type Made = (job: JobLine, set: ScoredSet) => MatchCandidate;

/** Cheap, near and of the hours asked: whatever the practical side of a post says. */
const practical = (job: JobLine): MatchCandidate => ({
  hourlyRate: LIMITS.rateMin,
  timezone: job.timezone,
  availability: job.jobType,
});

const postText = (job: JobLine): string => [job.description, job.responsibilities].filter(Boolean).join('\n');
const wholePost = (job: JobLine): MatchCandidate => ({
  ...practical(job),
  jobTitle: job.title,
  skills: job.requiredSkills,
  bio: postText(job),
});

/** Somebody of quite other work who fills in everything. */
const CHEF: MatchCandidate = {
  jobTitle: 'Chef de cocina',
  skills: ['Menús', 'Compras', 'Repostería'],
  experience: '5-10',
  bio: 'Dirijo la cocina de un hotel: menús de temporada, costo por plato, compras y un equipo de catorce personas.',
};

/** The skills that most posts of the set ask for, as many as a profile may list. */
function mostAsked({ jobs }: ScoredSet): string[] {
  const asked = new Map<string, number>();
  for (const skill of jobs.flatMap(({ line }) => line.requiredSkills ?? [])) {
    asked.set(skill, (asked.get(skill) ?? 0) + 1);
  }
  return [...asked]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, LIMITS.skills)
    .map(([skill]) => skill);
}

/** As many names of known skills as a bio may hold, from all over the taxonomy. */
function skillsAsBio(): string {
  const labels = allSkills().map(({ label }) => label);
  const step = Math.ceil(labels.join(', ').length / LIMITS.text);
  return labels
    .filter((_, at) => at % step === 0)
    .join(', ')
    .slice(0, LIMITS.text);
}

const ZERO_WIDTH = '\u200B';
const LOOKALIKES: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х' };

const betweenLetters = (text: string): string => text.replace(/(?<=\p{L})(?=\p{L})/gu, ZERO_WIDTH);
const lookalike = (text: string): string => text.replace(/[aceopx]/g, (letter) => LOOKALIKES[letter] ?? letter);
const widened = (text: string): string =>
  text.replace(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfe_e0));
const spacedOut = (text: string): string => text.replaceAll(' ', '\u00A0\u2003\t ');

const FILLER =
  'I am a highly motivated, results-driven and detail-oriented professional with a proven track record and a passion for excellence. I thrive in fast-paced environments, go above and beyond, and bring a positive attitude every single day. ';

type Change = (one: MatchCandidate) => MatchCandidate | null;

const inEveryText =
  (change: (text: string) => string): Change =>
  (one) => ({
    ...one,
    jobTitle: change(one.jobTitle ?? ''),
    bio: change(one.bio ?? ''),
    skills: (one.skills ?? []).map(change),
  });

const atTheEnd =
  (more: (one: MatchCandidate) => string): Change =>
  (one) =>
    one.bio ? { ...one, bio: `${one.bio}\n${more(one)}` } : null;

const share = (flags: readonly boolean[]): number => flags.filter(Boolean).length / Math.max(1, flags.length);

/** In how many posts a made profile is above the best one of those it is held against. */
const above =
  (rival: 'best' | 'bestFirstChoice', made: Made) =>
  (set: ScoredSet): number =>
    share(set.jobs.map(({ line, job, [rival]: score }) => rankScore(job, prepareCandidate(made(line, set))) > score));

const highest =
  (made: Made) =>
  (set: ScoredSet): number =>
    Math.max(...set.jobs.map(({ line, job }) => scorePair(job, prepareCandidate(made(line, set)))));

/** Points that a change of the profile adds, pair by pair, for grades in a range; changes that say null are left out. */
function gains({ jobs, candidates }: ScoredSet, least: number, most: number, change: Change): number[] {
  return candidates.flatMap(({ line, candidate }) => {
    const { id, ...profile } = line;
    const judged = jobs.filter(({ grades }) => {
      const grade = grades.get(id) ?? 0;
      return grade >= least && grade <= most;
    });
    const changed = judged.length === 0 ? null : change(profile);
    if (changed === null) return [];
    const prepared = prepareCandidate(changed);
    return judged.map(({ job }) => scorePair(job, prepared) - scorePair(job, candidate));
  });
}

const pays =
  (change: Change) =>
  (set: ScoredSet): number =>
    share(gains(set, SUITABLE, FIRST_CHOICE, change).map((gain) => gain > 0));

const TENURE = 'More than 10 years of experience. ';
const claimsTenYears: Change = (one) => ({ ...one, experience: '10+', bio: one.bio ? `${TENURE}${one.bio}` : null });

/** Every unfit candidate with the practical side of each post: how many score above what unfit ones may. */
function unfitButPractical({ jobs, candidates }: ScoredSet): number {
  return share(
    jobs.flatMap(({ line, job, grades }) =>
      candidates
        .filter((one) => !grades.has(one.line.id))
        .map((one) => scorePair(job, prepareCandidate({ ...one.line, ...practical(line) })) > TOO_HIGH),
    ),
  );
}

const POSTS_AHEAD_OF_ALL = 'posts where it is ahead of everybody';
const POSTS_AHEAD = 'posts where it is ahead of the best first choice';
const GOOD_PAIRS = 'suitable pairs that gain';

export const CHEATS: readonly Cheat[] = [
  {
    id: 'dots',
    name: 'a title and a skill of a dot, cheap, near, the hours asked',
    measured: 'points, at most',
    measure: highest((job) => ({ ...practical(job), jobTitle: '.', skills: ['.'] })),
  },
  {
    id: 'practical-alone',
    name: 'nothing but cheap, near, the hours and ten years',
    measured: 'points, at most',
    measure: highest((job) => ({ ...practical(job), experience: '10+' })),
  },
  {
    id: 'title-alone',
    name: 'only the title of the post',
    measured: POSTS_AHEAD_OF_ALL,
    measure: above('best', ({ title }) => ({ jobTitle: title })),
  },
  {
    id: 'title-practical',
    name: 'the title of the post, cheap, near, the hours asked',
    measured: POSTS_AHEAD_OF_ALL,
    measure: above('best', (job) => ({ ...practical(job), jobTitle: job.title })),
  },
  {
    id: 'title-and-skills',
    name: 'title and skills of the post',
    measured: POSTS_AHEAD,
    measure: above('bestFirstChoice', (job) => ({ ...wholePost(job), bio: null })),
  },
  {
    id: 'post-as-bio',
    name: 'the text of the post as bio',
    measured: POSTS_AHEAD,
    measure: above('bestFirstChoice', (job) => ({ ...practical(job), bio: postText(job) })),
  },
  {
    id: 'whole-post',
    name: 'title, skills and text of the post',
    measured: POSTS_AHEAD,
    measure: above('bestFirstChoice', wholePost),
  },
  {
    id: 'whole-post-zero-width',
    name: 'the same with zero-width characters between the letters of the bio',
    measured: POSTS_AHEAD,
    measure: above('bestFirstChoice', (job) => ({ ...wholePost(job), bio: betweenLetters(postText(job)) })),
  },
  {
    id: 'whole-post-look-alike',
    name: 'the same with look-alike letters in the bio',
    measured: POSTS_AHEAD,
    measure: above('bestFirstChoice', (job) => ({ ...wholePost(job), bio: lookalike(postText(job)) })),
  },
  {
    id: 'chef-with-title',
    name: 'a chef with the title of the post',
    measured: POSTS_AHEAD,
    measure: above('bestFirstChoice', (job) => ({ ...CHEF, ...practical(job), jobTitle: job.title })),
  },
  {
    id: 'chef-with-skills',
    name: 'a chef with the skills of the post',
    measured: POSTS_AHEAD,
    measure: above('bestFirstChoice', (job) => ({ ...CHEF, ...practical(job), skills: job.requiredSkills })),
  },
  {
    id: 'chef-with-most-asked',
    name: `a chef with the ${LIMITS.skills} skills that are asked most`,
    measured: POSTS_AHEAD,
    measure: above('bestFirstChoice', (job, set) => ({ ...CHEF, ...practical(job), skills: mostAsked(set) })),
  },
  {
    id: 'chef-with-all-skills',
    name: 'a chef with a bio of names of skills, as long as a bio may be',
    measured: POSTS_AHEAD,
    measure: above('bestFirstChoice', (job) => ({ ...CHEF, ...practical(job), bio: skillsAsBio() })),
  },
  {
    id: 'unfit-practical',
    name: 'anybody unfit, cheap, near, the hours asked',
    measured: 'unfit pairs above 40',
    measure: unfitButPractical,
  },
  {
    id: 'without-bio',
    name: 'leaving out the bio',
    measured: GOOD_PAIRS,
    measure: pays((one) => (one.bio ? { ...one, bio: null } : null)),
  },
  {
    id: 'without-skills',
    name: 'leaving out the skills',
    measured: GOOD_PAIRS,
    measure: pays((one) => ((one.skills ?? []).length > 0 ? { ...one, skills: [] } : null)),
  },
  {
    id: 'without-title',
    name: 'leaving out the title',
    measured: GOOD_PAIRS,
    measure: pays((one) => (one.jobTitle ? { ...one, jobTitle: null } : null)),
  },
  {
    id: 'praise',
    name: 'praise of oneself in front of the bio',
    measured: GOOD_PAIRS,
    measure: pays((one) => (one.bio ? { ...one, bio: FILLER.repeat(3) + one.bio } : null)),
  },
  {
    id: 'skills-thrice',
    name: 'every skill listed three times, spelled a little otherwise',
    measured: GOOD_PAIRS,
    measure: pays((one) => ({
      ...one,
      skills: (one.skills ?? []).flatMap((skill) => [skill, skill.toUpperCase(), ` ${skill}. `]),
    })),
  },
  {
    id: 'skills-repeated',
    name: 'the own skills twenty times at the end of the bio',
    measured: GOOD_PAIRS,
    measure: pays(atTheEnd(({ skills }) => `${(skills ?? []).join(', ')}. `.repeat(20))),
  },
  {
    id: 'skills-restated',
    name: 'the own skills once more at the end of the bio',
    measured: GOOD_PAIRS,
    measure: pays(atTheEnd(({ skills }) => (skills ?? []).join(', '))),
  },
  {
    id: 'skills-shuffled',
    name: 'the own skills at the end of the bio, from each of them on and backwards',
    measured: GOOD_PAIRS,
    measure: pays(
      atTheEnd(({ skills = [] }) =>
        (skills ?? [])
          .map((_, at, all) => [...all.slice(at), ...all.slice(0, at).toReversed()].join(' and '))
          .join('. '),
      ),
    ),
  },
  {
    id: 'bio-thrice',
    name: 'the bio three times',
    measured: GOOD_PAIRS,
    measure: pays(atTheEnd(({ bio }) => `${bio}\n${bio}`)),
  },
  {
    id: 'title-repeated',
    name: 'the own title twenty times at the end of the bio',
    measured: GOOD_PAIRS,
    measure: pays(atTheEnd(({ jobTitle }) => `${jobTitle ?? ''}. `.repeat(20))),
  },
  {
    id: 'zero-width',
    name: 'zero-width characters in every text',
    measured: GOOD_PAIRS,
    measure: pays(inEveryText(betweenLetters)),
  },
  {
    id: 'white-space',
    name: 'odd white space in every text',
    measured: GOOD_PAIRS,
    measure: pays(inEveryText(spacedOut)),
  },
  {
    id: 'look-alike',
    name: 'look-alike letters in every text',
    measured: GOOD_PAIRS,
    measure: pays(inEveryText(lookalike)),
  },
  {
    id: 'full-width',
    name: 'letters of full width in every text',
    measured: GOOD_PAIRS,
    measure: pays(inEveryText(widened)),
  },
  {
    id: 'unfit-ten-years',
    name: 'an unfit candidate claims ten years',
    measured: 'points gained, at most',
    measure: (set) => Math.max(...gains(set, 0, 0, claimsTenYears)),
  },
  {
    id: 'suitable-ten-years',
    name: 'a suitable candidate has ten years, which is more than was asked',
    measured: 'suitable pairs that lose',
    measure: (set) =>
      share(
        gains(set, SUITABLE, FIRST_CHOICE, (one) => (one.experience ? { ...one, experience: '10+' } : null)).map(
          (gain) => gain < 0,
        ),
      ),
  },
];
