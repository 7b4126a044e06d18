import { describe, expect, it } from 'vitest';
import { drawPost, drawProfile } from '#testing/market/market.ts';
import { type Chance, createChance } from '#testing/market/random.ts';
import { type PreparedCandidate, type PreparedJob, prepareCandidate, prepareJob } from '../matching.domain.ts';
import { combinedScore } from '../scoring/combination.ts';
import { highestTitleScore, rawScores, titleScore } from '../scoring/factors.ts';
import { creditTables } from '../scoring/skill-credits.ts';
import { levelOf } from './bands.ts';
import { againstCandidate, againstJob, BEST, PairBounds, STEPS } from './pair-bounds.ts';
import { SideColumns } from './side-columns.ts';
import { TitleMemory } from './title-memory.ts';

/** Posts and profiles that leave their title, skills or text open as often as not. */
const drawJob = (chance: Chance): PreparedJob => {
  const post = drawPost(chance);
  if (chance.happens(0.4)) post.title = '';
  if (chance.happens(0.4)) post.requiredSkills = [];
  if (chance.happens(0.4)) [post.description, post.responsibilities] = ['', null];
  return prepareJob(post);
};
const drawCandidate = (chance: Chance): PreparedCandidate => {
  const profile = drawProfile(chance);
  if (chance.happens(0.4)) profile.jobTitle = '';
  if (chance.happens(0.4)) profile.skills = [];
  if (chance.happens(0.4)) profile.bio = null;
  return prepareCandidate(profile);
};

const skillSteps = (points: number): number => Math.ceil((points * STEPS) / BEST);
const levelIn = (levels: Uint8Array, skills: number, title: number): number =>
  levels[skills * (STEPS + 1) + title] ?? 0;

const RUNS = 40;
const ROWS = 60;

describe('the levels by which rows are visited', () => {
  it('are never below the score of a candidate, whatever either side leaves open', () => {
    const chance = createChance(21);
    const people = Array.from({ length: ROWS }, () => drawCandidate(chance));
    const columns = new SideColumns();
    people.forEach((person, slot) => columns.put(slot, person, person.rate));
    const titles = new TitleMemory(columns);
    for (let run = 0; run < RUNS; run++) {
      const job = drawJob(chance);
      const bounds = new PairBounds(columns, againstJob(job), titles.comparing(job), (likeness, title) =>
        titleScore(job, likeness, columns.titles.values[title]?.text !== ''),
      );
      const title = bounds.titleWeight();
      const steps = bounds.titleSteps(title);
      const levels = bounds.levels({ skills: job.requirements.length > 0 ? 1 : 0, title, text: 1 });
      people.forEach((person, slot) => {
        const raw = rawScores(job, person);
        const level = levelIn(levels, skillSteps(raw.skills), steps[columns.titleNumbers[slot] ?? 0] ?? 0);
        expect(level).toBeGreaterThanOrEqual(levelOf(combinedScore(raw) / BEST));
        const highest = bounds.bound(slot, raw.skills, raw.skillsTold, bounds.titleAtMost(slot), BEST);
        expect(highest).toBeGreaterThanOrEqual(combinedScore(raw));
      });
    }
  });

  it('are never below the score of a job, whatever either side leaves open', () => {
    const chance = createChance(22);
    const posts = Array.from({ length: ROWS }, () => drawJob(chance));
    const columns = new SideColumns();
    posts.forEach((post, slot) => columns.put(slot, post, post.budget));
    const titles = new TitleMemory(columns);
    const required = { requirements: [], credits: creditTables([]) };
    for (let run = 0; run < RUNS; run++) {
      const candidate = drawCandidate(chance);
      const text = candidate.prose === null ? 0 : 1;
      const likenesses = titles.comparing(candidate);
      const bounds = new PairBounds(columns, againstCandidate(candidate, required), likenesses, highestTitleScore);
      const steps = bounds.titleSteps(1);
      const levels = [0, 1].map((skills) => bounds.levels({ skills, title: 1, text }));
      posts.forEach((post, slot) => {
        const raw = rawScores(post, candidate);
        const levelsOf = levels[raw.skillsTold] ?? new Uint8Array();
        const level = levelIn(levelsOf, skillSteps(raw.skills), steps[columns.titleNumbers[slot] ?? 0] ?? 0);
        expect(level).toBeGreaterThanOrEqual(levelOf(combinedScore(raw) / BEST));
        const highest = bounds.bound(slot, raw.skills, raw.skillsTold, bounds.titleAtMost(slot), text * BEST);
        expect(highest).toBeGreaterThanOrEqual(combinedScore(raw));
      });
    }
  });
});
