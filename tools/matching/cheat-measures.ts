/**
 * Building blocks and measures of cheats: fabricated profiles, modifications of honest ones, and their gain on the graded set. The cheats are in
 * cheats.ts and history-cheats.ts. A cheat is compared with the honest profiles of the same list, which it would push down.
 */

import type { MatchCandidate } from '../../src/engine/matching.contract.ts';
import { prepareCandidate, rankScore, scorePair } from '../../src/engine/matching.domain.ts';
import { allSkills } from '../../src/engine/taxonomy/skills.ts';
import { LIMITS } from '../../src/shared/limits.ts';
import type { CheatId } from './graded-goals.ts';
import { FIRST_CHOICE, type GradedJob, type GradedSet, SUITABLE, scoreGraded, TOO_HIGH } from './graded-set.ts';
import type { JobLine } from './match-lines.ts';

export interface Cheat {
  readonly id: CheatId;
  readonly name: string;
  /** The measured quantity. Starts with `points` for points of score; otherwise it is a share of 0-1. */
  readonly measured: string;
  readonly measure: (scored: ScoredSet) => number;
}

interface ScoredJob extends GradedJob {
  /** The best unrounded score of all candidates, and of those with grade 3. */
  readonly best: number;
  readonly bestFirstChoice: number;
}

/** The graded set with its honest scores. */
export interface ScoredSet extends Pick<GradedSet, 'candidates'> {
  readonly jobs: readonly ScoredJob[];
}

/** Scores the unmodified set. */
export function scoreHonest(set: GradedSet): ScoredSet {
  const scoredPosts = scoreGraded(set);
  const jobs = set.jobs.map((job, index) => {
    const pairs = scoredPosts[index]?.pairs ?? [];
    const bestScore = (minGrade: number): number =>
      Math.max(...pairs.filter(({ grade }) => grade >= minGrade).map(({ score }) => score));
    return { ...job, best: bestScore(0), bestFirstChoice: bestScore(FIRST_CHOICE) };
  });
  return { jobs, candidates: set.candidates };
}

type Fabricate = (job: JobLine, set: ScoredSet) => MatchCandidate;

/** Returns answers that fit the practical requirements of a job post: rate, time zone and work type. */
export const practicalAnswers = (job: JobLine): MatchCandidate => ({
  hourlyRate: LIMITS.rateMin,
  timezone: job.timezone,
  availability: job.jobType,
});

export const postText = (job: JobLine): string => [job.description, job.responsibilities].filter(Boolean).join('\n');
export const wholePost = (job: JobLine): MatchCandidate => ({
  ...practicalAnswers(job),
  jobTitle: job.title,
  skills: job.requiredSkills,
  bio: postText(job),
});

/** A complete profile for entirely different work. */
export const CHEF: MatchCandidate = {
  jobTitle: 'Chef de cocina',
  skills: ['Menús', 'Compras', 'Repostería'],
  experience: '5-10',
  bio: 'Dirijo la cocina de un hotel: menús de temporada, costo por plato, compras y un equipo de catorce personas.',
};

/** Returns the most requested skills in the set's job posts, as many as a profile may list. */
export function mostRequestedSkills({ jobs }: ScoredSet): string[] {
  const counts = new Map<string, number>();
  for (const skill of jobs.flatMap(({ line }) => line.requiredSkills ?? [])) {
    counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, LIMITS.skills)
    .map(([skill]) => skill);
}

/** Returns as many known skill names as a bio may contain, spread over the taxonomy. */
export function skillsAsBio(): string {
  const labels = allSkills().map(({ label }) => label);
  const step = Math.ceil(labels.join(', ').length / LIMITS.text);
  return labels
    .filter((_, index) => index % step === 0)
    .join(', ')
    .slice(0, LIMITS.text);
}

const ZERO_WIDTH = '\u200B';
const LOOKALIKES: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х' };

export const withZeroWidth = (text: string): string => text.replace(/(?<=\p{L})(?=\p{L})/gu, ZERO_WIDTH);
export const withLookalikes = (text: string): string =>
  text.replace(/[aceopx]/g, (letter) => LOOKALIKES[letter] ?? letter);
export const withFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfe_e0));
export const withOddSpaces = (text: string): string => text.replaceAll(' ', '\u00A0\u2003\t ');

export const FILLER =
  'I am a highly motivated, results-driven and detail-oriented professional with a proven track record and a passion for excellence. I thrive in fast-paced environments, go above and beyond, and bring a positive attitude every single day. ';

export type Change = (candidate: MatchCandidate) => MatchCandidate | null;

export const changeEveryText =
  (change: (text: string) => string): Change =>
  (candidate) => ({
    ...candidate,
    jobTitle: change(candidate.jobTitle ?? ''),
    bio: change(candidate.bio ?? ''),
    skills: (candidate.skills ?? []).map(change),
  });

export const appendToBio =
  (addition: (candidate: MatchCandidate) => string): Change =>
  (candidate) =>
    candidate.bio ? { ...candidate, bio: `${candidate.bio}\n${addition(candidate)}` } : null;

export const share = (flags: readonly boolean[]): number => flags.filter(Boolean).length / Math.max(1, flags.length);

/** Returns the share of job posts in which a fabricated profile beats the best profile that it is compared with. */
export const shareAbove =
  (rival: 'best' | 'bestFirstChoice', fabricate: Fabricate) =>
  (set: ScoredSet): number =>
    share(
      set.jobs.map(({ line, job, [rival]: score }) => rankScore(job, prepareCandidate(fabricate(line, set))) > score),
    );

export const highestScore =
  (fabricate: Fabricate) =>
  (set: ScoredSet): number =>
    Math.max(...set.jobs.map(({ line, job }) => scorePair(job, prepareCandidate(fabricate(line, set)))));

/** Returns the points that a modification adds, pair by pair, for a range of grades. Skips pairs for which `change` returns null. */
export function measureGains({ jobs, candidates }: ScoredSet, min: number, max: number, change: Change): number[] {
  return candidates.flatMap(({ line, candidate }) => {
    const { id, ...profile } = line;
    const judged = jobs.filter(({ grades }) => {
      const grade = grades.get(id) ?? 0;
      return grade >= min && grade <= max;
    });
    const cheat = judged.length === 0 ? null : change(profile);
    if (cheat === null) return [];
    const prepared = prepareCandidate(cheat);
    return judged.map(({ job }) => scorePair(job, prepared) - scorePair(job, candidate));
  });
}

export const gainingShare =
  (change: Change) =>
  (set: ScoredSet): number =>
    share(measureGains(set, SUITABLE, FIRST_CHOICE, change).map((gain) => gain > 0));

const TENURE_SENTENCE = 'More than 10 years of experience. ';
export const claimTenYears: Change = (candidate) => ({
  ...candidate,
  experience: '10+',
  bio: candidate.bio ? `${TENURE_SENTENCE}${candidate.bio}` : null,
});

/** Returns the share of grade 0 pairs that score above 40 if the practical answers of the candidate fit the job post. */
export function unsuitableButPractical({ jobs, candidates }: ScoredSet): number {
  return share(
    jobs.flatMap(({ line, job, grades }) =>
      candidates
        .filter((candidate) => !grades.has(candidate.line.id))
        .map(
          (candidate) => scorePair(job, prepareCandidate({ ...candidate.line, ...practicalAnswers(line) })) > TOO_HIGH,
        ),
    ),
  );
}
