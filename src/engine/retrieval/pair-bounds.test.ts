import { describe, expect, it } from 'vitest';
import { drawExperienced } from '#testing/market/history.ts';
import { drawConditions, drawCountry, drawPost } from '#testing/market/market.ts';
import { createSeededRandom, type SeededRandom } from '#testing/market/random.ts';
import { type PreparedCandidate, type PreparedJob, prepareCandidate, prepareJob } from '../matching.domain.ts';
import { combinedScore } from '../scoring/combination.ts';
import { rawScores } from '../scoring/factors.ts';
import { offeredTexts } from '../scoring/prepare.ts';
import { creditTables } from '../scoring/skill-credits.ts';
import { highestTitleScore, titleScore } from '../scoring/title-factor.ts';
import { boundLevel } from './best-first.ts';
import { CandidateIndex } from './candidate-index.ts';
import { SideColumns } from './columns.ts';
import {
  LEVEL_STEPS,
  MAX_FACTOR_SCORE,
  PairBounds,
  scorerAgainstCandidate,
  scorerAgainstJob,
  TitleScores,
} from './pair-bounds.ts';
import { TitleSimilarityCache } from './title-bounds.ts';

/** Draws a job that often has no title, skills or text. */
const drawJob = (random: SeededRandom): PreparedJob => {
  const post = drawPost(random);
  if (random.happens(0.4)) post.title = '';
  if (random.happens(0.4)) post.requiredSkills = [];
  if (random.happens(0.4)) [post.description, post.responsibilities] = ['', null];
  return prepareJob({ ...post, ...drawConditions(random) });
};
const drawCandidate = (random: SeededRandom): PreparedCandidate => {
  const profile = drawExperienced(random, 0.6);
  if (random.happens(0.4)) profile.jobTitle = random.happens(0.5) ? '' : 'Happy to help';
  if (random.happens(0.4)) profile.skills = [];
  if (random.happens(0.4)) profile.bio = null;
  return prepareCandidate({ ...profile, country: drawCountry(random) });
};

const skillSteps = (points: number): number => Math.ceil((points * LEVEL_STEPS) / MAX_FACTOR_SCORE);
const levelIn = (levels: Uint8Array, skills: number, title: number): number =>
  levels[skills * (LEVEL_STEPS + 1) + title] ?? 0;

/** Returns the id of the row that will have this slot. Slots are assigned in order of arrival. */
const slotId = (slot: number): string => `0192f0c0-0000-7000-8000-${String(slot).padStart(12, '0')}`;

const RUNS = 40;
const ROWS = 60;

describe('row levels', () => {
  it('are never below the score of a candidate, even if either side has empty fields', () => {
    const random = createSeededRandom(21);
    const people = Array.from({ length: ROWS }, () => drawCandidate(random));
    const index = new CandidateIndex();
    const stated = { experience: null, country: null, englishLevel: null, availableFrom: null, listedSince: 0 };
    const own = { ...stated, isListed: true, isAvailable: true, verifiedUntil: [], searchText: ' ' };
    people.forEach((form, slot) => index.put({ ...own, id: slotId(slot), form }));
    const { columns } = index;
    const titles = new TitleSimilarityCache(columns);
    for (let run = 0; run < RUNS; run++) {
      const job = drawJob(random);
      const scores = new TitleScores(
        titles.similaritiesTo(job),
        (similarity, isStated) => titleScore(job, similarity, isStated),
        columns.titleKinds(),
      );
      const bounds = new PairBounds(columns, scorerAgainstJob(job), scores, index.pastTitles);
      const title = bounds.titleWeight();
      const steps = new Uint8Array(ROWS);
      bounds.fillTitleSteps(title, ROWS, steps);
      const levels = bounds.levels({ skills: job.requirements.length > 0 ? 1 : 0, title, text: 1 });
      people.forEach((person, slot) => {
        const raw = rawScores(job, person);
        const level = levelIn(levels, skillSteps(raw.skills), steps[slot] ?? 0);
        expect(level).toBeGreaterThanOrEqual(boundLevel(combinedScore(raw) / MAX_FACTOR_SCORE));
        const highest = bounds.bound(
          slot,
          raw.skills,
          raw.skillsEvidence,
          bounds.maxTitleScore(slot),
          MAX_FACTOR_SCORE,
        );
        expect(highest).toBeGreaterThanOrEqual(combinedScore(raw));
        expect(bounds.titleScore(slot)).toBeGreaterThanOrEqual(raw.title);
        expect(bounds.maxTitleScore(slot)).toBeGreaterThanOrEqual(bounds.titleScore(slot));
      });
    }
  });

  it('are never below the score of a job, even if either side has empty fields', () => {
    const random = createSeededRandom(22);
    const posts = Array.from({ length: ROWS }, () => drawJob(random));
    const columns = new SideColumns();
    posts.forEach((post, slot) => columns.put(slot, { ...post, places: post.countries }, post.texts, post.budget));
    const titles = new TitleSimilarityCache(columns);
    const required = { requirements: [], credits: creditTables([]) };
    for (let run = 0; run < RUNS; run++) {
      const candidate = drawCandidate(random);
      const text = offeredTexts(candidate).length === 0 ? 0 : 1;
      const pastTitles = (candidate.history?.pastTitles ?? []).map(({ text: titleText, title, worth }) => ({
        similarities: titles.similaritiesTo({ title, titleText, titleConcepts: [] }),
        worth,
      }));
      const { title, titleText, bioTitle, titleConcepts } = candidate;
      const today = titles.similaritiesTo({ title, titleText, titleConcepts: [] });
      pastTitles.push({
        similarities: titles.similaritiesTo({ title: bioTitle, titleText: '', titleConcepts }),
        worth: 1,
      });
      const scores = new TitleScores(today, highestTitleScore, columns.titleKinds(), pastTitles);
      const bounds = new PairBounds(columns, scorerAgainstCandidate(candidate, required), scores);
      const steps = new Uint8Array(ROWS);
      bounds.fillTitleSteps(1, ROWS, steps);
      const levels = [0, 1].map((skills) => bounds.levels({ skills, title: 1, text }));
      posts.forEach((post, slot) => {
        const raw = rawScores(post, candidate);
        const rowLevels = levels[raw.skillsEvidence] ?? new Uint8Array();
        const level = levelIn(rowLevels, skillSteps(raw.skills), steps[slot] ?? 0);
        expect(level).toBeGreaterThanOrEqual(boundLevel(combinedScore(raw) / MAX_FACTOR_SCORE));
        const highest = bounds.bound(
          slot,
          raw.skills,
          raw.skillsEvidence,
          bounds.maxTitleScore(slot),
          text * MAX_FACTOR_SCORE,
        );
        expect(highest).toBeGreaterThanOrEqual(combinedScore(raw));
      });
    }
  });
});
